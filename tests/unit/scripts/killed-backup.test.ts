import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { expect, test } from 'vitest'
import { removeLeftoversOf } from '../../../scripts/steps/backup/leftovers.mjs'
import { makeBackup } from '../../../scripts/steps/backup/make-backup.mjs'
import { councilData } from '../../../scripts/steps/council-data.mjs'
import { databaseOf, folder, found } from '../../support/small-councils.ts'

const words = 'what-a-resident-wrote'
const steps = path.join(import.meta.dirname, '../../../scripts/steps')
const moduleAt = (file: string) => JSON.stringify(pathToFileURL(path.join(steps, file)).href)

/** A council whose database takes a while to copy and to pack. */
function largeCouncil(name: string) {
  const place = found(name)
  const database = new DatabaseSync(databaseOf(place))
  const insert = database.prepare('INSERT INTO feedback (text) VALUES (?)')
  database.exec('BEGIN')
  for (let row = 0; row < 4000; row++) insert.run(`${words} ${Math.random()} `.repeat(100))
  database.exec('COMMIT')
  database.close()
  return place
}

type Place = ReturnType<typeof councilData>

/** Another process that does the same work as a command. */
const started = (module: string, call: string, given: unknown[]) =>
  spawn(process.execPath, [
    '--input-type=module',
    '-e',
    `import { ${call} } from ${moduleAt(module)}; await ${call}(...${JSON.stringify(given)})`,
  ])

const filesBelow = (place: string): string[] =>
  existsSync(place)
    ? readdirSync(place, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
    : []
const isOpen = (file: string): boolean => {
  const bytes = readFileSync(file)
  return (
    bytes.includes(words) ||
    bytes.includes('PAYLOAD_SECRET') ||
    bytes.subarray(0, 2).toString('hex') === '1f8b'
  )
}
const workFolders = (place: string) => readdirSync(place).filter((name) => name.startsWith('.'))

/** Kills the process when a file with one of these names begins to grow below the folder. */
async function killedAt(child: ReturnType<typeof spawn>, place: string, name: RegExp): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const has = () => filesBelow(place).some((file) => name.test(file) && statSync(file).size > 65_536)
  while (child.exitCode === null && !has()) await wait(1)
  expect(child.exitCode).toBeNull()
  child.kill('SIGKILL')
  await ended
}

/** Of the council, without what no other process can be given. */
const given = ({ data, databaseUrl, uploads, secrets }: Place, recipients: string[]) => ({
  data,
  databaseUrl,
  uploads,
  secrets,
  recipients,
})

test.each([
  ['while the database is copied', /cms\.db$/],
  ['while the archive is written', /council\.tar\.gz(\.age)?$/],
])('a backup killed %s leaves nothing readable among encrypted backups', async (_when, file) => {
  const place = largeCouncil('one')
  const backups = path.join(folder, 'backups')
  const recipient = await identityToRecipient(await generateIdentity())
  const child = started('backup/make-backup.mjs', 'makeBackup', [given(place, [recipient]), backups])
  await killedAt(child, folder, new RegExp(`\\.saving-.*${file.source}`))
  expect(filesBelow(backups).filter(isOpen)).toEqual([])
  // No plain archive lies anywhere beside the one that is being encrypted.
  expect(filesBelow(folder).filter((name) => name.endsWith('.tar.gz'))).toEqual([])
})

test('what a killed backup leaves is gone with the next start of anything, at once', async () => {
  const place = largeCouncil('one')
  const backups = path.join(place.data, 'backups')
  const child = started('backup/make-backup.mjs', 'makeBackup', [given(place, []), backups])
  await killedAt(child, place.data, /\.saving-.*council\.tar\.gz$/)
  expect(workFolders(place.data)).toHaveLength(1)
  await removeLeftoversOf(place)
  expect(workFolders(place.data)).toEqual([])
  expect(workFolders(backups)).toEqual([])
})

test('a backup that is being made is left alone by every start', async () => {
  const place = largeCouncil('one')
  const backups = path.join(place.data, 'backups')
  let isMade = false
  const making = makeBackup(place, backups).finally(() => {
    isMade = true
  })
  while (!isMade) {
    await removeLeftoversOf(place)
    await wait(5)
  }
  expect(existsSync((await making).archive)).toBe(true)
  expect(workFolders(place.data)).toEqual([])
})

test('a killed restore leaves neither its work nor what it had brought beside', async () => {
  const place = largeCouncil('one')
  const { archive } = await makeBackup(place, folder)
  const other = councilData(path.join(folder, 'other'))
  const child = started('backup/restore-backup.mjs', 'restoreBackup', [given(other, []), archive])
  await killedAt(child, other.data, /\.restoring-.*cms\.db$/)
  mkdirSync(path.join(other.data, 'cms'), { recursive: true })
  const brought = ['secrets.env', 'cms/cms.db'].map((name) => `${name}.incoming-2026-11-27T060000`)
  for (const name of brought) writeFileSync(path.join(other.data, name), words)
  await removeLeftoversOf(other)
  expect(filesBelow(other.data)).toEqual([])
})

test('a copy that was killed on its way to the second place goes with the next one', async () => {
  const copyTo = path.join(folder, 'second')
  mkdirSync(copyTo)
  const place = largeCouncil('one')
  const { archive } = await makeBackup(place, path.join(folder, 'backups'))
  const council = { data: place.data, copyTo }
  await killedAt(started('backup/copy-backup.mjs', 'copyBackup', [council, archive]), copyTo, /\.copying-/)
  expect(workFolders(copyTo)).toHaveLength(1)
  await makeBackup({ ...place, copyTo }, path.join(folder, 'backups'))
  expect(workFolders(copyTo)).toEqual([])
})
