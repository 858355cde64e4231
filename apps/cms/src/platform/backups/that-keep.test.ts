import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Payload } from 'payload'
import { afterAll, expect, test } from 'vitest'
import { backupsThatKeep } from './that-keep.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'nagardwar-kept-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const now = Date.parse('2026-11-29T06:00:00Z')
const kept = (copyTo?: string) => {
  const custom = { dataFolder: folder, backups: { recipients: [], copyTo } }
  return backupsThatKeep({ db: {}, config: { custom } } as unknown as Payload, now)
}
const name = 'nagardwar-2026-11-28T020000.tar.gz'

test('before the first backup no copy holds anything, and every place was looked at', async () => {
  expect(await kept()).toEqual({ copies: [], isUnseen: false })
})

test('copies of both places are named once, with their end', async () => {
  for (const place of ['backups', 'second']) {
    mkdirSync(path.join(folder, place))
    writeFileSync(path.join(folder, place, name), '')
  }
  const copies = [{ name, endsOn: '2026-12-14' }]
  expect(await kept(path.join(folder, 'second'))).toEqual({ copies, isUnseen: false })
})

test.each(['/not/mounted', 'https://store.example/backups', 's3://council/backups'])(
  'of %s nobody can say what it holds',
  async (copyTo) => {
    expect(await kept(copyTo)).toMatchObject({ copies: [{ name }], isUnseen: true })
  },
)
