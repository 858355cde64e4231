import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { at } from './repository.mjs'

/**
 * The secrets of this installation, made on the first start and stored in a file that git ignores and only its owner
 * can read. Values of the environment win, and so do files that it names (`PAYLOAD_SECRET_FILE`).
 */
export function secrets(file = at('data/secrets.env')) {
  if (process.env.PAYLOAD_SECRET_FILE && !existsSync(file)) return {}
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, `PAYLOAD_SECRET=${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' })
  }
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.includes('='))
  const kept = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )
  const own = Object.entries(kept).filter(([name]) => !process.env[`${name}_FILE`])
  return Object.fromEntries(own.map(([name, value]) => [name, process.env[name] || value]))
}
