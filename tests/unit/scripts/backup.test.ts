import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { create, extract } from 'tar'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sayingWhenFull } from '../../../scripts/steps/backup/full-disk.mjs'
import { makeBackup } from '../../../scripts/steps/backup/make-backup.mjs'
import { restoreBackup } from '../../../scripts/steps/backup/restore-backup.mjs'
import { swap } from '../../../scripts/steps/backup/swap.mjs'
import { councilData } from '../../../scripts/steps/council-data.mjs'
import { Failure } from '../../../scripts/steps/failure.mjs'

let folder: string
let desk: ChildProcessWithoutNullStreams | undefined

type Council = ReturnType<typeof councilData>
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'nagardwar-backup-'))
})
afterEach(() => {
  desk?.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const council = (name: string) => councilData(path.join(folder, name))
const databaseOf = ({ databaseUrl }: Pick<Council, 'databaseUrl'>) => databaseUrl.replace('file:', '')

/** A council with a database, two uploads and its secrets. */
function found(name: string) {
  const place = council(name)
  mkdirSync(place.uploads, { recursive: true })
  writeFileSync(path.join(place.uploads, 'lake-1.jpg'), 'a lake')
  writeFileSync(path.join(place.uploads, 'अर्ज-2.pdf'), 'a form')
  writeFileSync(place.secrets, 'PAYLOAD_SECRET=abc\n', { mode: 0o600 })
  const database = new DatabaseSync(databaseOf(place))
  database.exec(
    'PRAGMA journal_mode = WAL; CREATE TABLE feedback (id INTEGER PRIMARY KEY AUTOINCREMENT, text TEXT)',
  )
  database.exec("INSERT INTO feedback (text) VALUES ('first')")
  database.close()
  return place
}

/** Another process that holds the database open and writes to it without a pause; it says each row that is stored. */
async function openDesk(place: Council) {
  const work = `
    import { DatabaseSync } from 'node:sqlite'
    const database = new DatabaseSync(process.argv[1], { timeout: 5000 })
    database.exec('PRAGMA journal_mode = WAL')
    const insert = database.prepare("INSERT INTO feedback (text) VALUES ('x') RETURNING id")
    const write = () => { process.stdout.write(insert.get().id + '\\n'); setImmediate(write) }
    write()`
  desk = spawn(process.execPath, ['--input-type=module', '--no-warnings', '-e', work, databaseOf(place)])
  let stored = 0
  desk.stdout.on('data', (chunk: Buffer) => {
    stored = Number(String(chunk).trim().split('\n').at(-1))
  })
  while (stored < 50) await new Promise((resolve) => setTimeout(resolve, 10))
  return { stored: () => stored }
}

const idsIn = (place: Pick<Council, 'databaseUrl'>) => {
  const database = new DatabaseSync(databaseOf(place))
  const ids = database
    .prepare('SELECT id FROM feedback ORDER BY id')
    .all()
    .map(({ id }) => id)
  database.close()
  return ids
}

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

test('without a database there is nothing to back up', async () => {
  await expect(makeBackup(council('none'), folder)).rejects.toThrow('nothing to back up')
})

test('two backups in the same second are two archives', async () => {
  const place = found('one')
  const now = new Date()
  const both = await Promise.all([1, 2].map(() => makeBackup(place, path.join(folder, 'backups'), now)))
  expect(new Set(both.map(({ archive }) => archive)).size).toBe(2)
  for (const { archive } of both)
    expect((await restoreBackup(council(path.basename(archive)), archive)).savedAt).toBe(now.toISOString())
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
    // Where the old database would go lies something that cannot give way.
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
    expect(['a', 'b', 'b.incoming'].map((name) => readFileSync(at(name), 'utf8'))).toEqual([
      'a',
      'b',
      'b.incoming',
    ])
  })
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

test('an archive whose list of files is missing is refused as no backup', async () => {
  const inside = path.join(folder, 'inside')
  mkdirSync(inside)
  writeFileSync(path.join(inside, 'manifest.json'), '{"format":1}')
  const archive = path.join(folder, 'odd.tar.gz')
  await create({ gzip: true, file: archive, cwd: inside }, ['manifest.json'])
  await expect(restoreBackup(council('two'), archive)).rejects.toThrow('no backup of a council')
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

test('a damaged database is replaced by force, and kept', async () => {
  const place = found('one')
  const { archive } = await makeBackup(place, folder)
  writeFileSync(databaseOf(place), 'no database '.repeat(1000))
  const { replaced } = await restoreBackup(place, archive, { isForced: true })
  expect(idsIn(place)).toEqual([1])
  const kept = replaced.find((aside: string) => aside.includes('cms.db.replaced-')) ?? ''
  expect(readFileSync(kept, 'utf8')).toMatch(/^no database/)
})
