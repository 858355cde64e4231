import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { extract } from 'tar'
import { Failure } from '../failure.mjs'
import { databaseAt } from './database.mjs'
import { archiveStream } from './encryption.mjs'
import { sayingWhenFull } from './full-disk.mjs'
import { keepPrivate } from './keep-private.mjs'
import { checkManifest } from './manifest.mjs'
import { bringBeside, swap } from './swap.mjs'
import { inWorkFolder } from './work-folder.mjs'

async function unpack(archive, folder, identity) {
  if (!existsSync(archive)) throw new Failure(`There is no archive ${archive}.`)
  const isOurs = (_path, entry) =>
    entry.type === 'File' || entry.type === 'OldFile' || entry.type === 'Directory'
  const packed = await archiveStream(archive, identity)
  await pipeline(packed, extract({ cwd: folder, strict: true, filter: isOurs })).catch((error) => {
    if (error.code === 'ENOSPC') throw error
    throw new Failure(`The archive cannot be read; nothing was restored (${error.message}).`)
  })
  await keepPrivate(folder)
}

const hasFiles = async (folder) => existsSync(folder) && (await readdir(folder)).length > 0

/** A running council is never replaced, not even with --force. One with data is replaced only with it. */
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

/** An unused name for what is replaced. */
function freeStamp(places, now) {
  const stamp = now.toISOString().slice(0, 19).replaceAll(':', '')
  for (let number = 1; ; number++) {
    const each = number > 1 ? `${stamp}-${number}` : stamp
    if (!places.some((place) => existsSync(`${place}.replaced-${each}`))) return each
  }
}

/** Everything unpacked, beside its final place. Until here nothing of the council has changed. */
async function prepare(staging, { uploads, secrets }, stamp) {
  const moves = [[uploads, await bringBeside(path.join(staging, 'uploads'), uploads, stamp)]]
  if (existsSync(path.join(staging, 'secrets.env')))
    moves.push([secrets, await bringBeside(path.join(staging, 'secrets.env'), secrets, stamp)])
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

/** Unpacks an archive and checks everything in it: what a restore does before it changes anything. */
async function open(archive, staging, { database, identity }) {
  await unpack(archive, staging, identity)
  const manifest = await checkManifest(staging)
  if (manifest.database !== database.kind)
    throw new Failure(
      `The archive holds a database of ${manifest.database}, and DATABASE_URL names one of ${database.kind}.`,
    )
  await database.check(path.join(staging, 'database'))
  return manifest
}

/**
 * Tries whether an archive can be restored, and changes nothing: unpacks it beside the council, compares every file
 * and checks the database. Returns how many files it holds.
 */
export const tryBackup = ({ data, databaseUrl }, archive) =>
  sayingWhenFull(`The disk of ${data} is full: the archive could not be tried.`, () =>
    inWorkFolder(data, 'restoring', async (staging) => {
      const manifest = await open(archive, staging, { database: databaseAt(databaseUrl) })
      return Object.keys(manifest.files).length
    }),
  )

/**
 * Restores a council from an archive. Everything is unpacked, checked and moved beside its final place first. Then
 * names are swapped, and if that fails everything is as before. Nothing is deleted. Returns when the archive was
 * made, its list of contents, and where the replaced data are now. `identity` is the file with the secret key of an encrypted archive.
 */
export async function restoreBackup(council, archive, how = {}) {
  const { isForced = false, now = new Date(), identity } = how
  const { data, databaseUrl, uploads } = council
  const database = databaseAt(databaseUrl)
  return sayingWhenFull(`The disk of ${data} is full: nothing was changed.`, () =>
    inWorkFolder(data, 'restoring', async (staging) => {
      const manifest = await open(archive, staging, { database, identity })
      const isEmpty = await checkTarget({ database, uploads, isForced })
      const replaced = await replace(staging, council, { database, isEmpty, now })
      return { savedAt: manifest.savedAt, files: Object.keys(manifest.files).length, replaced, manifest }
    }),
  )
}
