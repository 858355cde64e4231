import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { removeLeftovers } from './leftovers.mjs'
import { lockOf } from './work-lock.mjs'

/**
 * SQLite's lock of a file belongs to its process: the system takes it back however the process ends, also in another
 * container. A journal in memory, because a full disk stops no restore. Some disks of other machines know no locks.
 */
function hold(folder) {
  const lock = new DatabaseSync(lockOf(folder))
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
    return () => lock.close()
  } catch {
    lock.close()
    rmSync(lockOf(folder))
    return () => {}
  }
}

/**
 * Does work in a folder of its own below another, such as `.saving-1234-x7f9`, which only this account can read. It is
 * removed afterwards; if this process is killed, by the next backup, restore, drill or start of the desk.
 */
export async function inWorkFolder(parent, kind, work) {
  await mkdir(parent, { recursive: true })
  await removeLeftovers(parent)
  const own = mkdtempSync(path.join(parent, `.${kind}-${process.pid}-`))
  const release = hold(own)
  const inside = path.join(own, 'inside')
  mkdirSync(inside)
  try {
    return await work(inside)
  } finally {
    release()
    // tar may still write for a moment after an archive breaks off.
    await rm(own, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
}
