import { readFileSync } from 'node:fs'
import { Failure } from './failure.mjs'

/**
 * A setting that may be given as a file, `NAME_FILE`, as both apps read it (packages/http/src/settings-from-files.ts):
 * the starter runs before any package is installed. No sentence repeats the path or the value.
 */
export function settingOrFile(name, env = process.env) {
  const file = env[`${name}_FILE`]?.trim()
  if (!file) return env[name] || undefined
  if (env[name]?.trim()) throw new Failure(`${name} and ${name}_FILE are both given: keep one of them.`)
  try {
    const value = readFileSync(file, 'utf8').replace(/\r?\n$/, '')
    if (value.trim()) return value
  } catch (error) {
    throw new Failure(`${name}_FILE names a file that cannot be read (${error.code}).`)
  }
  throw new Failure(`${name}_FILE names a file that is empty.`)
}
