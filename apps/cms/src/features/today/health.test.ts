import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Payload } from 'payload'
import { afterAll, expect, it } from 'vitest'
import { type Health, health } from './health.ts'
import { linesOf } from './health-part.tsx'

const folder = mkdtempSync(path.join(tmpdir(), 'nagardwar-health-'))
afterAll(() => rmSync(folder, { recursive: true }))

const councilOf = (site: string) =>
  ({
    config: {
      custom: {
        ownEnvironment: {},
        dataFolder: folder,
        writtenFolder: folder,
        scanner: undefined,
        backups: { recipients: [], copyTo: undefined },
        addresses: { site, desk: ['http://localhost:3001'], firstLanguage: 'en' },
      },
    },
  }) as unknown as Payload

it('the health of the council says whether its site answers', async () => {
  const site = createServer((_request, response) => response.end('ok'))
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const council = councilOf(`http://127.0.0.1:${(site.address() as AddressInfo).port}`)
  expect((await health(council)).doesSiteAnswer).toBe(true)
  site.closeAllConnections()
  await new Promise((resolve) => site.close(resolve))
  expect((await health(council)).doesSiteAnswer).toBe(false)
})

const now = Date.UTC(2026, 10, 22)
const well: Health = {
  backups: {
    savedAt: new Date(now),
    isEncrypted: true,
    copy: { at: new Date(now), hasFailed: false, isOnSameDisk: false },
    drill: { at: new Date(now), isWell: true, seconds: 12 },
  },
  check: { at: new Date(now).toISOString(), toMend: 0 },
  viruses: { state: 'none' },
  freeBytes: 50 * 1024 ** 3,
  isWritable: true,
  doesSiteAnswer: true,
  brokenOff: [],
}
const bad = (change: Partial<Health>) =>
  linesOf({ ...well, ...change }, now)
    .filter(({ isBad }) => isBad)
    .map(({ words }) => words.en)

it('an administrator reads in words what is not well', () => {
  expect(bad({})).toEqual([])
  expect(bad({ doesSiteAnswer: false })).toEqual(['The website does not answer at its public address'])
  expect(bad({ brokenOff: [{ en: 'Import', mr: 'आयात' }] })).toEqual(['Not finished: Import'])
  expect(bad({ backups: { ...well.backups, savedAt: undefined } })).toEqual(['No backup in the data folder'])
  expect(bad({ check: { at: new Date(now).toISOString(), toMend: 1 } })).toEqual([
    'Check of the server 22.11.2026: 1 thing to fix',
  ])
  expect(bad({ freeBytes: 1 })).toEqual(['0.0 GB free on the disk'])
})
