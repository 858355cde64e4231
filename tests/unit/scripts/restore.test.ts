import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { create, extract } from 'tar'
import { describe, expect, test } from 'vitest'
import { makeBackup } from '../../../scripts/steps/backup/make-backup.mjs'
import { restoreBackup, tryBackup } from '../../../scripts/steps/backup/restore-backup.mjs'
import { swap } from '../../../scripts/steps/backup/swap.mjs'
import { council, databaseOf, folder, found, idsIn, openDesk } from '../../support/small-councils.ts'

describe('an archive is tried', () => {
  test('beside a running council, and nothing of it changes', async () => {
    const running = found('running')
    const { archive, files } = await makeBackup(running, folder)
    const { stored } = await openDesk(running)
    const before = readdirSync(running.data)
    expect(await tryBackup(running, archive)).toBe(files)
    expect(readdirSync(running.data)).toEqual(before)
    expect(idsIn(running).length).toBeGreaterThanOrEqual(stored())
  })

  test('and found out where it is cut off', async () => {
    const place = found('one')
    const { archive } = await makeBackup(place, folder)
    const whole = readFileSync(archive)
    writeFileSync(archive, whole.subarray(0, Math.floor(whole.length / 2)))
    await expect(tryBackup(place, archive)).rejects.toThrow(/cannot be read|cut off/)
  })
})

describe('a restore is refused, and leaves everything as it was,', () => {
  test('while the council is running, even by force', async () => {
    const running = found('running')
    const { archive } = await makeBackup(running, folder)
    const { stored } = await openDesk(running)
    await expect(restoreBackup(running, archive, { isForced: true })).rejects.toThrow(
      'The council is running',
    )
    expect(idsIn(running).length).toBeGreaterThanOrEqual(stored())
  })

  test('where there is a council already, unless by force: then the old one is kept beside it', async () => {
    const place = found('one')
    const { archive } = await makeBackup(place, folder)
    const database = new DatabaseSync(databaseOf(place))
    database.exec("INSERT INTO feedback (text) VALUES ('later')")
    database.close()
    await expect(restoreBackup(place, archive)).rejects.toThrow('--force')
    expect(idsIn(place)).toEqual([1, 2])
    const { replaced } = await restoreBackup(place, archive, { isForced: true })
    expect(idsIn(place)).toEqual([1])
    const aside: string[] = replaced
    expect(aside.every((file) => existsSync(file))).toBe(true)
    const kept = aside.find((file) => file.includes('cms.db.replaced'))
    expect(idsIn({ databaseUrl: `file:${kept}` })).toEqual([1, 2])
  })

  test('from an archive that is cut off', async () => {
    const { archive } = await makeBackup(found('one'), folder)
    const whole = readFileSync(archive)
    writeFileSync(archive, whole.subarray(0, Math.floor(whole.length / 2)))
    await expect(restoreBackup(council('two'), archive)).rejects.toThrow(/nothing was restored|cut off/)
    expect(existsSync(databaseOf(council('two')))).toBe(false)
  })

  test('from an archive in which one byte of one file is another', async () => {
    const { archive } = await makeBackup(found('one'), folder)
    const inside = path.join(folder, 'inside')
    mkdirSync(inside)
    await extract({ file: archive, cwd: inside })
    writeFileSync(path.join(inside, 'uploads/lake-1.jpg'), 'a Lake')
    await create({ gzip: true, file: archive, cwd: inside }, readdirSync(inside))
    await expect(restoreBackup(council('two'), archive)).rejects.toThrow('uploads/lake-1.jpg')
    expect(existsSync(council('two').uploads)).toBe(false)
  })

  test('from something that is no backup', async () => {
    writeFileSync(path.join(folder, 'notes.txt'), 'notes')
    const archive = path.join(folder, 'other.tar.gz')
    await create({ gzip: true, file: archive, cwd: folder }, ['notes.txt'])
    await expect(restoreBackup(council('two'), archive)).rejects.toThrow('no backup of a council')
    await expect(restoreBackup(council('two'), path.join(folder, 'none'))).rejects.toThrow(
      'There is no archive',
    )
  })
})

test('a second restore in the same second keeps what the first one brought', async () => {
  const place = found('one')
  const { archive } = await makeBackup(place, folder)
  const now = new Date()
  const first = await restoreBackup(place, archive, { isForced: true, now })
  const second = await restoreBackup(place, archive, { isForced: true, now })
  for (const aside of [...first.replaced, ...second.replaced]) expect(existsSync(aside)).toBe(true)
  expect(idsIn(place)).toEqual([1])
})

describe('a restore that fails at the swap', () => {
  test('leaves the council as it was', async () => {
    const place = found('one')
    const { archive } = await makeBackup(place, folder)
    writeFileSync(path.join(place.uploads, 'later.jpg'), 'later')
    const before = readdirSync(place.data, { recursive: true }).sort()
    const now = new Date()
    // Something that cannot be replaced is where the old database would go.
    const failing = { ...place, databaseUrl: `${place.databaseUrl}/not/a/folder` }
    await expect(restoreBackup(failing, archive, { isForced: true, now })).rejects.toThrow()
    expect(readdirSync(place.data, { recursive: true }).sort()).toEqual(before)
    expect(readFileSync(path.join(place.uploads, 'later.jpg'), 'utf8')).toBe('later')
  })

  test('undoes what it had done', async () => {
    for (const name of ['a', 'b', 'b.incoming']) writeFileSync(path.join(folder, name), name)
    const at = (name: string) => path.join(folder, name)
    const rest = async () => {
      throw new Error('the last step fails')
    }
    await expect(swap([[at('a')], [at('b'), at('b.incoming')]], 'x', rest)).rejects.toThrow('the last step')
    const found = readdirSync(folder).map((name) => [name, readFileSync(at(name), 'utf8')])
    expect(Object.fromEntries(found)).toEqual({ a: 'a', b: 'b', 'b.incoming': 'b.incoming' })
  })
})

test('an archive whose list of files is missing is refused as no backup', async () => {
  const inside = path.join(folder, 'inside')
  mkdirSync(inside)
  writeFileSync(path.join(inside, 'manifest.json'), '{"format":1}')
  const archive = path.join(folder, 'odd.tar.gz')
  await create({ gzip: true, file: archive, cwd: inside }, ['manifest.json'])
  await expect(restoreBackup(council('two'), archive)).rejects.toThrow('no backup of a council')
})

test('a damaged database is replaced by force, and kept', async () => {
  const place = found('one')
  const { archive } = await makeBackup(place, folder)
  writeFileSync(databaseOf(place), 'no database '.repeat(1000))
  const { replaced } = await restoreBackup(place, archive, { isForced: true })
  expect(idsIn(place)).toEqual([1])
  const kept = replaced.find((aside: string) => aside.includes('cms.db.replaced-')) ?? ''
  expect(readFileSync(kept, 'utf8')).toMatch(/^no database/)
})

test('what is restored can be read by its owner only, however wide the archive or the command is', async () => {
  const place = found('one')
  const { archive } = await makeBackup(place, folder)
  const inside = path.join(folder, 'inside')
  mkdirSync(inside)
  await extract({ file: archive, cwd: inside })
  for (const entry of readdirSync(inside, { recursive: true, withFileTypes: true }))
    chmodSync(path.join(entry.parentPath, entry.name), 0o755)
  await create({ gzip: true, file: archive, cwd: inside }, readdirSync(inside))
  const before = process.umask(0o022)
  const other = council('two')
  await restoreBackup(other, archive).finally(() => process.umask(before))
  const files = [databaseOf(other), other.secrets, path.join(other.uploads, 'lake-1.jpg')]
  const restored = [...files, other.uploads, path.dirname(databaseOf(other))]
  for (const file of restored) expect([file, statSync(file).mode & 0o077]).toEqual([file, 0])
  expect(statSync(other.uploads).mode & 0o777).toBe(0o700)
})
