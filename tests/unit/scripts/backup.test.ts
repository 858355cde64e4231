import { spawn } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { sayingWhenFull } from '../../../scripts/steps/backup/full-disk.mjs'
import { makeBackup } from '../../../scripts/steps/backup/make-backup.mjs'
import { restoreBackup } from '../../../scripts/steps/backup/restore-backup.mjs'
import { Failure } from '../../../scripts/steps/failure.mjs'
import { council, folder, found, idsIn, openDesk } from '../../support/small-councils.ts'

test('a backup of a council under writes has all that was stored before it, whole, and its files and secrets', async () => {
  const running = found('running')
  const { stored } = await openDesk(running)
  const before = stored()
  const { archive } = await makeBackup(running, path.join(folder, 'backups'))
  const after = stored()
  const other = council('other')
  const { replaced } = await restoreBackup(other, archive)

  const ids = idsIn(other)
  expect(ids.length).toBeGreaterThanOrEqual(before)
  expect(ids).toEqual(Array.from({ length: ids.length }, (_, index) => index + 1))
  expect(after).toBeGreaterThan(before)
  expect(replaced).toEqual([])
  for (const file of readdirSync(running.uploads))
    expect(readFileSync(path.join(other.uploads, file))).toEqual(
      readFileSync(path.join(running.uploads, file)),
    )
  expect(readFileSync(other.secrets, 'utf8')).toBe('PAYLOAD_SECRET=abc\n')
  expect(readdirSync(path.join(folder, 'backups'))).toEqual([path.basename(archive)])
})

test('an archive, and the secrets restored from it, can be read by their owner only', async () => {
  const { archive } = await makeBackup(found('one'), folder)
  expect(path.basename(archive)).toMatch(/^nagardwar-\d{4}-\d\d-\d\dT\d{6}\.tar\.gz$/)
  expect(statSync(archive).mode & 0o077).toBe(0)
  await restoreBackup(council('two'), archive)
  expect(statSync(council('two').secrets).mode & 0o077).toBe(0)
})

test('a backup has the keys of the installation also where systemd or a container hands them over', async () => {
  const handed = { PAYLOAD_SECRET: 'signs', VAPID_PRIVATE_KEY: 'pushes' }
  for (const [name, value] of Object.entries(handed)) {
    const file = path.join(folder, name)
    writeFileSync(file, `${value}\n`)
    vi.stubEnv(`${name}_FILE`, file)
  }
  const { archive } = await makeBackup(found('sealed'), folder)
  vi.unstubAllEnvs()
  const other = council('sealed-other')
  await restoreBackup(other, archive)
  expect(readFileSync(other.secrets, 'utf8')).toBe('PAYLOAD_SECRET=signs\nVAPID_PRIVATE_KEY=pushes\n')
})

test('a key that is handed over does not push out of the backup what the file of keys holds besides', async () => {
  const place = found('half')
  writeFileSync(place.secrets, 'PAYLOAD_SECRET=old\nVAPID_PRIVATE_KEY=pushes#all\n')
  const file = path.join(folder, 'handed')
  writeFileSync(file, 'new\n')
  vi.stubEnv('PAYLOAD_SECRET_FILE', file)
  const { archive } = await makeBackup(place, folder)
  vi.unstubAllEnvs()
  const other = council('half-other')
  await restoreBackup(other, archive)
  expect(readFileSync(other.secrets, 'utf8')).toBe('PAYLOAD_SECRET=new\nVAPID_PRIVATE_KEY=pushes#all\n')
})

test('without a database there is nothing to back up', async () => {
  await expect(makeBackup(council('none'), folder)).rejects.toThrow('nothing to back up')
})

test('two backups in the same second are two archives', async () => {
  const place = found('one')
  const now = new Date()
  const both = await Promise.all([1, 2].map(() => makeBackup(place, path.join(folder, 'backups'), { now })))
  expect(new Set(both.map(({ archive }) => archive)).size).toBe(2)
  for (const { archive } of both)
    expect((await restoreBackup(council(path.basename(archive)), archive)).savedAt).toBe(now.toISOString())
})

test('a full disk is said in one sentence', async () => {
  for (const error of [
    Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }),
    Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 }),
    new Failure('pg_dump failed: could not write to file: No space left on device'),
  ])
    await expect(sayingWhenFull('The disk is full.', () => Promise.reject(error))).rejects.toThrow(
      /^The disk is full\.$/,
    )
})

test('what killed backups and restores left is removed, and nothing else', async () => {
  const backups = path.join(folder, 'backups')
  const dead = spawn(process.execPath, ['-e', ''])
  await new Promise((resolve) => dead.once('exit', resolve))
  const left = [`.saving-${dead.pid}-abc`, '.saving-abcdef', 'nagardwar-2026-01-01T000000.tar.gz.unfinished']
  const kept = [`.saving-${process.pid}-abc`, 'nagardwar-2026-01-01T000000.tar.gz', '.saving-young', 'notes']
  for (const name of [...left, ...kept]) {
    mkdirSync(path.join(backups, name), { recursive: true })
    const days = name.includes('young') ? 0 : 3
    utimesSync(path.join(backups, name), new Date(), new Date(Date.now() - days * 86_400_000))
  }
  const { archive } = await makeBackup(found('one'), backups)
  expect(readdirSync(backups).sort()).toEqual([...kept, path.basename(archive)].sort())
})
