import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { Failure } from '../failure.mjs'
import { archivesIn } from './archives.mjs'
import { databaseAt } from './database.mjs'
import { checkIdentity } from './encryption.mjs'
import { hashesOf } from './manifest.mjs'
import { note } from './notes.mjs'
import { restoreBackup } from './restore-backup.mjs'
import { secondPlace } from './second-place.mjs'
import { inWorkFolder } from './work-folder.mjs'

const secondsSince = (began) => Math.round((performance.now() - began) / 100) / 10

/** The newest archive of a place: its name. */
const newestOf = (names, place) => {
  const newest = names.toSorted().at(-1)
  if (!newest) throw new Failure(`There is no backup in ${place}: npm run backup makes one.`)
  return newest
}

/** The archive to try: the named one, the newest of the second place, fetched, or the newest of this machine. */
async function archiveMeant({ data, copyTo }, work, { archive, isFromSecondPlace }) {
  if (archive) return path.resolve(archive)
  if (!isFromSecondPlace) {
    const folder = path.join(data, 'backups')
    return path.join(folder, newestOf(await archivesIn(folder), folder))
  }
  if (!copyTo) throw new Failure('There is no second place: BACKUP_COPY is not set.')
  const place = secondPlace(copyTo)
  const name = newestOf(await place.names(), place.name)
  await place.fetch(name, path.join(work, name))
  return path.join(work, name)
}

/** Every table and file that is not as the backup's list says: lost, changed, or more than there was. */
async function differences({ rows = {}, files }, found, { uploads, secrets }) {
  const tables = new Set([...Object.keys(rows), ...Object.keys(found)])
  const wrongTables = [...tables].filter((table) => rows[table] !== found[table])
  const restored = existsSync(uploads) ? await hashesOf(uploads) : {}
  const kept = Object.entries(files).filter(([file]) => file.startsWith('uploads/'))
  const expected = Object.fromEntries(kept.map(([file, hash]) => [file.slice('uploads/'.length), hash]))
  const names = new Set([...Object.keys(expected), ...Object.keys(restored)])
  const wrongFiles = [...names].filter((file) => expected[file] !== restored[file])
  const lacksSecrets = 'secrets.env' in files && !existsSync(secrets)
  return [
    ...wrongTables.map(
      (table) => `table ${table}: ${rows[table] ?? 0} rows saved, ${found[table] ?? 0} back`,
    ),
    ...wrongFiles.map((file) => `file ${file}`),
    ...(lacksSecrets ? ['secrets.env'] : []),
  ]
}

async function tried(council, work, { archive, identity, began }) {
  const place = path.join(work, 'council')
  await mkdir(place)
  const scratch = await databaseAt(council.databaseUrl).scratch(place)
  try {
    const beside = {
      data: place,
      databaseUrl: scratch.url,
      uploads: path.join(place, 'cms/uploads'),
      secrets: path.join(place, 'secrets.env'),
    }
    const { savedAt, manifest } = await restoreBackup(beside, archive, { identity })
    const seconds = secondsSince(began)
    const found = await databaseAt(scratch.url).rows()
    return {
      archive: path.basename(archive),
      savedAt,
      seconds,
      tables: Object.keys(found).length,
      rows: Object.values(found).reduce((sum, each) => sum + each, 0),
      files: Object.keys(manifest.files).length,
      wrong: await differences(manifest, found, beside),
    }
  } finally {
    await scratch.remove()
  }
}

/** Does the work and notes what became of it. */
async function noting({ data }, work) {
  const at = new Date()
  const noteIt = (facts) => note(data, 'drilled', { at: at.toISOString(), ...facts })
  const result = await work().catch(async (error) => {
    await noteIt({ isWell: false, failure: error.message })
    throw error
  })
  const ageHours = Math.round((at - new Date(result.savedAt)) / 360_000) / 10
  const { wrong, ...facts } = result
  await noteIt({ isWell: wrong.length === 0, ageHours, ...facts })
  return { ...result, ageHours }
}

/**
 * Restores a backup beside the council, into a folder and a database of its own, and compares every table and file
 * with the backup's list. The council is not touched and may run. Notes the result for Today, `/metrics` and
 * `npm run check-deployment`. Returns it with the seconds needed and the age of the backup in hours; throws when
 * the backup cannot be restored.
 */
export async function drill(council, how = {}) {
  const { data } = council
  const began = performance.now()
  return inWorkFolder(data, 'drilling', async (work) => {
    const archive = await archiveMeant(council, work, how)
    if (!existsSync(archive)) throw new Failure(`There is no archive ${archive}.`)
    await checkIdentity(archive, how.identity)
    return noting(council, () => tried(council, work, { archive, identity: how.identity, began }))
  })
}
