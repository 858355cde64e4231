import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Log, reasonOf } from '@nagardwar/http/log'

const life = 10_000

/** Whether the data folder is writable, checked at most every ten seconds. The first failure is logged. */
export function createWriteProbe(folder: string, log: Log) {
  let last: { at: number; canWrite: boolean } | undefined
  return (): boolean => {
    if (last && performance.now() - last.at < life) return last.canWrite
    const reason = tryToWrite(folder)
    if (reason && last?.canWrite !== false)
      log.error('The data folder cannot be written: the site goes on from memory', { folder, reason })
    last = { at: performance.now(), canWrite: reason === undefined }
    return last.canWrite
  }
}

function tryToWrite(folder: string): string | undefined {
  const file = path.join(folder, `.probe-${process.pid}`)
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, 'a byte is not enough to tell: a full disk still makes a file')
    return undefined
  } catch (error) {
    return reasonOf(error)
  } finally {
    removeQuietly(file)
  }
}

function removeQuietly(file: string): void {
  try {
    rmSync(file, { force: true })
  } catch {
    // If writing failed, deleting often fails too, and the failure is already logged.
  }
}
