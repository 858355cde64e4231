import { existsSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const busy = 5

export const lockOf = (folder) => path.join(folder, 'lock')

/** Whether a living process works in the folder. Undefined where that cannot be told: no lock, or a disk without locks. */
export function isHeld(folder) {
  if (!existsSync(lockOf(folder))) return undefined
  let lock
  try {
    lock = new DatabaseSync(lockOf(folder), { timeout: 0 })
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
    return false
  } catch (error) {
    return error.errcode === busy ? true : undefined
  } finally {
    lock?.close()
  }
}
