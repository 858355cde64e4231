import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { extract } from 'tar'
import { Failure } from '../failure.mjs'
import { databaseAt } from './database.mjs'
import { sayingWhenFull } from './full-disk.mjs'
import { removeLeftovers } from './leftovers.mjs'
import { checkManifest } from './manifest.mjs'
import { bringBeside, swap } from './swap.mjs'

async function unpack(archive, folder) {
  if (!existsSync(archive)) throw new Failure(`There is no archive ${archive}.`)
  const isOurs = (_path, entry) =>
    entry.type === 'File' || entry.type === 'OldFile' || entry.type === 'Directory'
  await extract({ file: archive, cwd: folder, strict: true, filter: isOurs }).catch((error) => {
    if (error.code === 'ENOSPC') throw error
    throw new Failure(`The archive cannot be read; nothing was restored (${error.message}).`)
  })
}

const hasFiles = async (folder) => existsSync(folder) && (await readdir(folder)).length > 0

/** A running council is never replaced, not even by force; one that has data only by force. */
async function checkTarget({ database, uploads, isForced }) {
  if (await database.isInUse())
    throw new Failure('The council is running: stop it first. Nothing was restored.')
  const isEmpty = await database.isEmpty()
  if (!isForced && !(isEmpty && !(await hasFiles(uploads))))
    throw new Failure(
      'There is a council here already. Add --force to replace it; what is there will be kept beside it.',
    )
  return isEmpty
}

/** A name for what is replaced that no earlier restore took. */
function freeStamp(places, now) {
  const stamp = now.toISOString().slice(0, 19).replaceAll(':', '')
  for (let number = 1; ; number++) {
    const each = number > 1 ? `${stamp}-${number}` : stamp
    if (!places.some((place) => existsSync(`${place}.replaced-${each}`))) return each
  }
}

/** Everything that was unpacked, beside the places where it belongs. Until here nothing of the council was touched. */
async function prepare(staging, { uploads, secrets }, stamp) {
  const moves = [[uploads, await bringBeside(path.join(staging, 'uploads'), uploads, stamp)]]
  if (existsSync(path.join(staging, 'secrets.env'))) {
    await chmod(path.join(staging, 'secrets.env'), 0o600)
    moves.push([secrets, await bringBeside(path.join(staging, 'secrets.env'), secrets, stamp)])
  }
  return moves
}

async function replace(staging, council, { database, isEmpty, now }) {
  const { data, uploads, secrets } = council
  const stamp = freeStamp([uploads, secrets, ...database.places], now)
  const beside = [uploads, secrets, ...database.places].map((place) => `${place}.incoming-${stamp}`)
  try {
    const moves = await prepare(staging, council, stamp)
    moves.push(...(await database.prepare(path.join(staging, 'database'), stamp)))
    return await swap(moves, stamp, () =>
      database.load(path.join(staging, 'database'), stamp, { data, isEmpty }),
    )
  } finally {
    for (const each of beside) await rm(each, { recursive: true, force: true })
  }
}

/**
 * Restores a council from an archive: all of it is unpacked, checked and brought beside its place before anything that is
 * there is touched; then names are swapped, and when that fails all is as it was. Nothing that was there is deleted.
 * Returns when it was saved, and where the replaced things are now.
 */
export async function restoreBackup(council, archive, { isForced = false, now = new Date() } = {}) {
  const { data, databaseUrl, uploads } = council
  const database = databaseAt(databaseUrl)
  return sayingWhenFull(`The disk of ${data} is full: nothing was changed.`, async () => {
    await mkdir(data, { recursive: true })
    await removeLeftovers(data)
    const staging = await mkdtemp(path.join(data, `.restoring-${process.pid}-`))
    try {
      await unpack(archive, staging)
      const manifest = await checkManifest(staging)
      if (manifest.database !== database.kind)
        throw new Failure(
          `The archive holds a database of ${manifest.database}, and DATABASE_URL names one of ${database.kind}.`,
        )
      await database.check(path.join(staging, 'database'))
      const isEmpty = await checkTarget({ database, uploads, isForced })
      const replaced = await replace(staging, council, { database, isEmpty, now })
      return { savedAt: manifest.savedAt, files: Object.keys(manifest.files).length, replaced }
    } finally {
      // An archive that breaks off may still be written out for a moment.
      await rm(staging, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
    }
  })
}
