import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { create, extract } from 'tar'
import { expect, test } from 'vitest'
import { drill } from '../../../scripts/steps/backup/drill.mjs'
import { makeBackup } from '../../../scripts/steps/backup/make-backup.mjs'
import { folder, found, idsIn, openDesk } from '../../support/small-councils.ts'

const backupsOf = ({ data }: { data: string }) => path.join(data, 'backups')
const notedBy = ({ data }: { data: string }) =>
  JSON.parse(readFileSync(path.join(data, 'backups/drilled.json'), 'utf8'))
const dayBefore = new Date(Date.now() - 24 * 60 * 60_000)

test('the newest backup comes back beside a running council, which keeps all it has', async () => {
  const place = found('place')
  await makeBackup(place, backupsOf(place), { now: dayBefore })
  const desk = await openDesk(place)
  const before = desk.stored()
  const result = await drill(place)
  expect(result).toMatchObject({ ageHours: 24, rows: 1, tables: 1, files: 4, wrong: [] })
  expect(result.seconds).toBeLessThan(30)
  expect(idsIn(place).length).toBeGreaterThanOrEqual(before)
  expect(notedBy(place)).toMatchObject({ isWell: true, archive: result.archive, ageHours: 24 })
  expect(readdirSync(place.data).filter((name) => name.startsWith('.'))).toEqual([])
})

test('an encrypted backup is tried with its key, from the second place too', async () => {
  const secret = await generateIdentity()
  const identity = path.join(folder, 'council.key')
  writeFileSync(identity, `${secret}\n`)
  const place = { ...found('place'), recipients: [await identityToRecipient(secret)], copyTo: folder }
  await makeBackup(place, backupsOf(place))
  await expect(drill(place)).rejects.toThrow('--identity')
  expect(existsSync(path.join(place.data, 'backups/drilled.json'))).toBe(false)
  for (const isFromSecondPlace of [false, true])
    expect(await drill(place, { identity, isFromSecondPlace })).toMatchObject({ rows: 1, wrong: [] })
  expect(notedBy(place)).toMatchObject({ isWell: true })
})

test('a damaged backup fails, and is noted as such', async () => {
  const place = found('place')
  const { archive } = await makeBackup(place, backupsOf(place))
  writeFileSync(archive, readFileSync(archive).subarray(0, 200))
  await expect(drill(place)).rejects.toThrow('nothing was restored')
  expect(notedBy(place).isWell).toBe(false)
  expect(readdirSync(place.data).filter((name) => name.startsWith('.'))).toEqual([])
})

test('a table that lacks rows of the list is named', async () => {
  const place = found('place')
  const { archive } = await makeBackup(place, backupsOf(place))
  const cwd = path.join(folder, 'opened')
  mkdirSync(cwd)
  await extract({ file: archive, cwd })
  const manifest = path.join(cwd, 'manifest.json')
  const list = JSON.parse(readFileSync(manifest, 'utf8'))
  writeFileSync(manifest, JSON.stringify({ ...list, rows: { feedback: 2, pages: 1 } }))
  await create({ file: archive, gzip: true, cwd }, readdirSync(cwd))
  const { wrong } = await drill(place)
  expect(wrong).toEqual(['table feedback: 2 rows saved, 1 back', 'table pages: 1 rows saved, 0 back'])
  expect(notedBy(place).isWell).toBe(false)
})

test('without a backup it says how one is made', async () => {
  await expect(drill(found('place'))).rejects.toThrow('npm run backup makes one')
})
