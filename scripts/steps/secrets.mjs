import { createECDH, randomBytes } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { at } from './repository.mjs'

const newSecret = () => randomBytes(32).toString('hex')

/** The private half of a key pair of P-256, by which the council names itself to push services. */
function newPushKey() {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  // A number with leading zeros is shorter.
  return Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
    .subarray(-32)
    .toString('base64url')
}

const linesOf = (file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.includes('='))

/** Keys that an installation of an earlier version does not have yet. */
const laterKeys = { VAPID_PRIVATE_KEY: newPushKey, FEEDBACK_KEY: newSecret }

function addKeys(file) {
  const lines = linesOf(file)
  for (const [name, make] of Object.entries(laterKeys)) {
    if (lines.some((line) => line.startsWith(`${name}=`))) continue
    const end = readFileSync(file, 'utf8').endsWith('\n') ? '' : '\n'
    appendFileSync(file, `${end}${name}=${make()}\n`)
  }
}

/**
 * The secrets of this installation, made on the first start and stored in a file that git ignores and only its owner
 * can read. Values of the environment win, and so do files that it names (`PAYLOAD_SECRET_FILE`).
 */
export function secrets(file = at('data/secrets.env')) {
  if (process.env.PAYLOAD_SECRET_FILE && !existsSync(file)) return {}
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, `PAYLOAD_SECRET=${newSecret()}\n`, { mode: 0o600, flag: 'wx' })
  }
  addKeys(file)
  const kept = Object.fromEntries(
    linesOf(file).map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )
  const own = Object.entries(kept).filter(([name]) => !process.env[`${name}_FILE`])
  return Object.fromEntries(own.map(([name, value]) => [name, process.env[name] || value]))
}
