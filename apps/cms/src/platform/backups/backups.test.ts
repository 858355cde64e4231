import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Payload } from 'payload'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { note } from '../../../../../scripts/steps/backup/notes.mjs'
import { readiness } from '../../start/server/readiness.ts'
import { metricsText } from '../metrics/metrics.ts'
import { linesOfBackups } from './lines.ts'
import { notedBackups } from './noted.ts'

const data = mkdtempSync(path.join(tmpdir(), 'nagardwar-noted-'))
beforeEach(() => {
  rmSync(data, { recursive: true, force: true })
  mkdirSync(path.join(data, 'backups'), { recursive: true })
})
afterAll(() => rmSync(data, { recursive: true }))

const councilWith = (backups: object) =>
  ({
    count: async () => ({ totalDocs: 1 }),
    logger: { error: () => undefined },
    config: { custom: { dataFolder: data, writtenFolder: data, scanner: undefined, backups } },
  }) as unknown as Payload
const council = councilWith({ recipients: ['age1…'], copyTo: '/mnt/nagardwar' })
const backupOf = async (payload = council) => (await readiness(payload)).body.backup
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const badLines = async (payload = council) =>
  linesOfBackups(await notedBackups(payload), Date.now())
    .filter(({ isBad }) => isBad)
    .map(({ words }) => words)

test('a backup of last night with its copy is well', async () => {
  await note(data, 'saved', { at: hoursAgo(20), isEncrypted: true })
  await note(data, 'copied', { at: hoursAgo(20), place: '/mnt/nagardwar', isOnSameDisk: false })
  expect(await backupOf()).toMatchObject({ isLate: false, isEncrypted: true, secondPlace: 'copied' })
  expect((await backupOf()).ageSeconds).toBeCloseTo(72_000, -2)
  expect(await badLines()).toEqual([])
  expect(await metricsText(council)).toMatch(/^cms_backup_age_seconds\{of="backup"\} 7[12]\d{3}$/m)
})

test('a backup older than 36 hours is late, in both languages', async () => {
  await note(data, 'saved', { at: hoursAgo(37) })
  await note(data, 'copied', { at: hoursAgo(37), place: '/mnt/nagardwar' })
  expect(await backupOf()).toMatchObject({ isLate: true, secondPlace: 'late' })
  const [late] = await badLines()
  expect(late?.en).toMatch(/^Last backup [\d.]+, more than 36 hours ago$/)
  expect(late?.mr).toMatch(/^शेवटचा बॅकअप [०-९.]+, ३६ तासांपेक्षा जुना$/)
})

test('a copy that failed is said, though an older one succeeded', async () => {
  await note(data, 'saved', { at: hoursAgo(1) })
  await note(data, 'copied', {
    at: hoursAgo(25),
    place: '/mnt/nagardwar',
    failedAt: hoursAgo(1),
    failure: 'x',
  })
  expect(await backupOf()).toMatchObject({ isLate: false, secondPlace: 'failed' })
  expect(JSON.stringify(await backupOf())).not.toContain('mnt')
  expect((await badLines()).map(({ en }) => en)).toEqual([
    'The last backup was not copied to the second place: see the log',
  ])
  expect(await metricsText(council)).toMatch(/^cms_backup_copy_failed 1$/m)
})

test('what is not there, not set or damaged is said and stops nothing', async () => {
  const plain = councilWith({ recipients: [], copyTo: undefined })
  writeFileSync(path.join(data, 'backups/saved.json'), '{"at":')
  expect(await backupOf(plain)).toEqual({
    ageSeconds: null,
    isLate: true,
    isEncrypted: false,
    secondPlace: 'none',
  })
  expect((await badLines(plain)).map(({ en }) => en)).toEqual([
    'No backup in the data folder',
    'Backups are not encrypted',
    'Backups lie on this machine only',
  ])
  expect(await metricsText(plain)).not.toMatch(/^cms_backup_age_seconds\{/m)
  // An archive of an older version, which left no note.
  const archive = path.join(data, 'backups/nagardwar-2026-11-22T023000.tar.gz')
  writeFileSync(archive, '')
  utimesSync(archive, new Date(), new Date(Date.now() - 3_600_000))
  expect((await backupOf(plain)).isLate).toBe(false)
})

test('a drill that failed, or is more than a year ago, is not well', async () => {
  await note(data, 'saved', { at: hoursAgo(1) })
  await note(data, 'copied', { at: hoursAgo(1) })
  for (const drilled of [
    { at: hoursAgo(1), isWell: false },
    { at: hoursAgo(9000), isWell: true, seconds: 12 },
  ]) {
    await note(data, 'drilled', drilled)
    expect(await badLines()).toHaveLength(1)
  }
  await note(data, 'drilled', { at: hoursAgo(1), isWell: true, seconds: 12 })
  expect(await badLines()).toEqual([])
})
