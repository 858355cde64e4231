import { existsSync, readdirSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'

const hour = 60 * 60_000
/** Temporary folders, such as `.saving-1234-x7f9`; 1234 is the id of their process. An earlier version had no id. */
const ofWork = /^\.(?:saving|restoring|copying|drilling)-(?:(\d+)-)?/
const unfinished = /^nagardwar-.+\.tar\.gz\.unfinished$/

function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code !== 'ESRCH'
  }
}

/** Not at once: the process may be in another container, which has other process ids. */
function isLeft(folder, name) {
  const [named, pid] = ofWork.exec(name) ?? []
  if (!named && !unfinished.test(name)) return false
  const age = Date.now() - statSync(path.join(folder, name)).mtimeMs
  return pid ? age > hour && !isRunning(Number(pid)) : age > 24 * hour
}

/** Removes the leftovers of interrupted backups and restores: only copies, never an archive or a council's data. */
export async function removeLeftovers(folder) {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder).filter((each) => isLeft(folder, each)))
    await rm(path.join(folder, name), { recursive: true, force: true })
}
