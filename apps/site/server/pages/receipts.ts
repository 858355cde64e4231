import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export type Receipts = ReturnType<typeof createReceipts>

const keyBytes = 32

/**
 * The confirmation of a feedback without JavaScript is in an address. It is signed, so that a link with an invented
 * reference confirms nothing. The key is in the site's data folder, for all its processes and later starts.
 */
export function createReceipts(folder: string) {
  const key = readKey(path.join(folder, 'receipt.key'))
  const mark = (reference: string): string =>
    createHmac('sha256', key).update(reference).digest('base64url').slice(0, 22)

  return {
    sign: (reference: string): string => `${reference}.${mark(reference)}`,
    /** The signed reference; undefined for anything else. */
    read(text: string): string | undefined {
      const dot = text.lastIndexOf('.')
      const reference = text.slice(0, Math.max(dot, 0))
      const [given, right] = [Buffer.from(text.slice(dot + 1)), Buffer.from(mark(reference))]
      return dot >= 0 && given.length === right.length && timingSafeEqual(given, right)
        ? reference
        : undefined
    },
  }
}

/** If the folder is not writable, confirmations are lost after a restart, and nothing else. */
function readKey(file: string): Buffer {
  try {
    if (existsSync(file)) return readFileSync(file)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, randomBytes(keyBytes), { flag: 'wx', mode: 0o600 })
    return readFileSync(file)
  } catch (error) {
    const isMadeMeanwhile = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    return isMadeMeanwhile ? readFileSync(file) : randomBytes(keyBytes)
  }
}
