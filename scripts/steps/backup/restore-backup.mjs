import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { extract } from 'tar'
import { Failure } from '../failure.mjs'
import { databaseAt } from './database.mjs'
import { checkManifest } from './manifest.mjs'
import { moveAside } from './move-aside.mjs'

async function unpack(archive, folder) {
  if (!existsSync(archive)) throw new Failure(`There is no archive ${archive}.`)
  const isOurs = (_path, entry) =>
    entry.type === 'File' || entry.type === 'OldFile' || entry.type === 'Directory'
  await extract({ file: archive, cwd: folder, strict: true, filter: isOurs }).catch((error) => {
    if (error.code === 'ENOSPC') throw new Failure('The disk is full: nothing was restored.')
    throw new Failure(`The archive cannot be read; nothing was restored (${error.message}).`)
  })
}

const hasFiles = async (folder) => existsSync(folder) && (await readdir(folder)).length > 0

/** A running council is never replaced, not even by force; one that has data only by force. */
async function checkPlace({ database, uploads, isForced }) {
  if (await database.isInUse())
    throw new Failure('The council is running: stop it first. Nothing was restored.')
  const isEmpty = await database.isEmpty()
  if (!isForced && !(isEmpty && !(await hasFiles(uploads))))
    throw new Failure(
      'There is a council here already. Add --force to replace it; what is there will be kept beside it.',
    )
  return isEmpty
}

/**
 * Restores a council from an archive: all of it is unpacked and checked before anything that is there is touched, and
 * nothing that was there is deleted. Returns when it was saved, and where the replaced things are now.
 */
export async function restoreBackup(council, archive, { isForced = false, now = new Date() } = {}) {
  const { data, databaseUrl, uploads, secrets } = council
  const database = databaseAt(databaseUrl)
  const stamp = now.toISOString().slice(0, 19).replaceAll(':', '')
  await mkdir(data, { recursive: true })
  const staging = await mkdtemp(path.join(data, '.restoring-'))
  try {
    await unpack(archive, staging)
    const manifest = await checkManifest(staging)
    if (manifest.database !== database.kind)
      throw new Failure(
        `The archive holds a database of ${manifest.database}, and DATABASE_URL names one of ${database.kind}.`,
      )
    await database.check(path.join(staging, 'database'))
    const isEmpty = await checkPlace({ database, uploads, isForced })
    const replaced = await moveAside([uploads, secrets], stamp)
    await cp(path.join(staging, 'uploads'), uploads, { recursive: true })
    if (existsSync(path.join(staging, 'secrets.env'))) {
      await cp(path.join(staging, 'secrets.env'), secrets)
      await chmod(secrets, 0o600)
    }
    replaced.push(...(await database.load(path.join(staging, 'database'), stamp, { data, isEmpty })))
    return { savedAt: manifest.savedAt, files: Object.keys(manifest.files).length, replaced }
  } finally {
    // An archive that breaks off may still be written out for a moment.
    await rm(staging, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
}
