import { existsSync, readdirSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { isHeld } from './work-lock.mjs'

const hour = 60 * 60_000
/** Temporary folders, such as `.saving-1234-x7f9`; 1234 is the id of their process. An earlier version had no id. */
const ofWork = /^\.(?:saving|restoring|copying|drilling)-(?:(\d+)-)?/
const unfinished = /^nagardwar-.+\.tar\.gz\.unfinished$/
/** What a restore had brought beside its final place: a copy of what the archive holds. */
const brought = /\.incoming-\d{4}-\d\d-\d\dT\d{6}(?:-\d+)?$/

function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code !== 'ESRCH'
  }
}

/** Where no lock tells: not at once, for the process may be in another container, which has other process ids. */
function isOld(place, pid) {
  const age = Date.now() - statSync(place).mtimeMs
  return pid ? age > hour && !isRunning(Number(pid)) : age > 24 * hour
}

function isLeft(folder, name) {
  const [named, pid] = ofWork.exec(name) ?? []
  if (!named && !unfinished.test(name)) return false
  const place = path.join(folder, name)
  const held = named ? isHeld(place) : undefined
  return held === undefined ? isOld(place, pid) : !held
}

const namesIn = (folder) => (existsSync(folder) ? readdirSync(folder) : [])
const remove = (place) => rm(place, { recursive: true, force: true })

/** Removes the leftovers of interrupted backups and restores: only copies, never an archive or a council's data. */
export async function removeLeftovers(folder) {
  for (const name of namesIn(folder).filter((each) => isLeft(folder, each)))
    await remove(path.join(folder, name))
}

/** The folders in which a restore brings things beside their final place. */
const foldersOf = ({ data, databaseUrl, uploads }) => [
  data,
  path.dirname(uploads),
  ...(databaseUrl.startsWith('file:') ? [path.dirname(databaseUrl.replace(/^file:(\/\/)?/, ''))] : []),
]

/** Everything of this council that a killed backup, restore or drill has left. */
export async function removeLeftoversOf(council) {
  const { data } = council
  await removeLeftovers(data)
  await removeLeftovers(path.join(data, 'backups'))
  if (namesIn(data).some((name) => name.startsWith('.restoring-'))) return
  for (const folder of new Set(foldersOf(council)))
    for (const name of namesIn(folder).filter((each) => brought.test(each)))
      await remove(path.join(folder, name))
}
