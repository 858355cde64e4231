import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkFile, checkServer } from '../src/platform/database/lost-database.ts'
import { openCouncil, type TestCouncil } from './council.ts'

let council: TestCouncil
const folder = mkdtempSync(path.join(tmpdir(), 'nagardwar-lost-'))
const file = path.join(folder, 'cms.db')
const place = {
  databaseUrl: `file:${file}`,
  dataDir: folder,
  uploadsDir: path.join(folder, 'uploads'),
  beginAnew: false,
}
beforeAll(async () => {
  council = await openCouncil()
})
afterAll(async () => {
  await council.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Starts the desk as its server does. */
const start = async () =>
  (await import('../src/start/council.ts')).openCouncil(Promise.resolve(council.payload.config))

test('a first start leaves a mark outside the database', async () => {
  await start()
  expect(readdirSync(council.configuration.dataDir)).toContain('council.json')
})

test('a database file that is empty where a council was is refused and left as it is', async () => {
  await checkFile(place)
  writeFileSync(path.join(folder, 'council.json'), '{}')
  await expect(checkFile(place)).rejects.toThrow('The council’s database is gone')
  writeFileSync(file, 'x'.repeat(100))
  truncateSync(file, 0)
  writeFileSync(`${file}-wal`, 'what was not in the database yet')
  await expect(checkFile(place)).rejects.toThrow(/Restore a backup .+BEGIN_ANEW=1/)
  expect(readFileSync(`${file}-wal`, 'utf8')).toBe('what was not in the database yet')
  expect(readFileSync(file, 'utf8')).toBe('')
})

test('a damaged one is refused as damaged', async () => {
  writeFileSync(file, 'no database '.repeat(1000))
  await expect(checkFile(place)).rejects.toMatchObject({ status: 22 })
})

test('only an operator who says so begins anew, and what was there is kept', async () => {
  truncateSync(file, 0)
  await checkFile({ ...place, beginAnew: true })
  const kept = readdirSync(folder).filter((name) => name.includes('.replaced-'))
  expect(kept.map((name) => name.replace(/\.replaced-.*/, ''))).toEqual(
    expect.arrayContaining(['cms.db', 'cms.db-wal']),
  )
})

test('a filled database passes, on PostgreSQL too; one without accounts and mark does not', async () => {
  const { payload, configuration } = council
  await start()
  await checkFile(configuration)
  await checkServer(payload, configuration)
  await payload.delete({ collection: 'payload-kv', where: { key: { equals: 'first-content' } } })
  const check = () =>
    payload.db.name === 'postgres' ? checkServer(payload, configuration) : checkFile(configuration)
  await expect(check()).rejects.toMatchObject({ status: 21 })
})
