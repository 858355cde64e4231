import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { eraseOldFeedback } from '../../src/features/feedback/erase-old-feedback.ts'
import { inDataFolder } from '../../src/platform/data-folder.ts'
import { runSql } from '../../src/platform/database/sql.ts'
import { databaseFile } from '../../src/platform/database/sqlite-connection.ts'
import { councilWithDesk } from '../desk/desk.ts'
import { type Life, lifeOf } from './life.ts'

const { desk } = councilWithDesk()
let life: Life
beforeAll(async () => {
  life = await lifeOf(desk())
})

const isPostgres = (): boolean => desk().payload.db.name === 'postgres'
const file = (): string => databaseFile(desk().payload) ?? ''

/** Marks in each place of a message: wherever one of them is read in a file, the message was not erased. */
const marked = {
  name: 'Vishakha Markername',
  mobile: '0251-555-7719',
  subject: 'MarkerSubject',
  email: 'marker.address@sahyanagar.example',
  feedback: 'MarkerText '.repeat(300).trim(),
}
const marks = ['Markername', '555-7719', 'MarkerSubject', 'marker.address', 'MarkerText', 'MarkerNote']

/** What an operating system, a thief of the disk, or a backup of the machine reads. */
async function onDisk(): Promise<string[]> {
  const read = isPostgres() ? await tableFiles() : [file(), `${file()}-wal`].map(fileAt)
  return marks.filter((mark) => read.some((bytes) => bytes.includes(mark)))
}
const fileAt = (name: string): Buffer => (existsSync(name) ? readFileSync(name) : Buffer.alloc(0))

async function tableFiles(): Promise<Buffer[]> {
  const { payload } = desk()
  await runSql(payload, 'CHECKPOINT')
  const found = []
  for (const table of ['feedback', 'feedback_entries', 'feedback_mails', 'notifications'])
    for (const part of ['c.oid', 'c.reltoastrelid'])
      found.push(
        ...(await runSql(
          payload,
          `SELECT encode(pg_read_binary_file(pg_relation_filepath(${part}::regclass)), 'hex') AS bytes
           FROM pg_class c WHERE c.relname = '${table}' AND ${part} <> 0`,
        )),
      )
  return found.map(({ bytes }) => Buffer.from(String(bytes), 'hex'))
}

/** A message as it lies on the disk, with a note, some days after it came. */
async function sent() {
  const message = await life.send(marked)
  await life.work(message.id, { action: 'note', text: 'MarkerNote', once: crypto.randomUUID() })
  for (let number = 0; number < 20; number++)
    await life.send({ ...marked, name: 'Asha', mobile: '98200 12345', subject: 'x', email: 'a@b.example' })
  if (!isPostgres()) await runSql(desk().payload, 'PRAGMA wal_checkpoint(PASSIVE)')
  await runSql(desk().payload, `UPDATE feedback SET feedback = 'other' WHERE name = 'Asha'`)
  return message
}

type Answer = { erased: number; isOverwritten: boolean; backups: { name: string; endsOn: string | null }[] }
const erase = async (id: number): Promise<Answer> => {
  const body = { ids: [id], confirmed: true }
  return (await (await desk().ask('POST', '/personal-data/erase', { as: 'admin', body })).json()) as Answer
}

describe('what was erased', () => {
  test('stands in no file of the database when the answer comes', async () => {
    const { id } = await sent()
    expect((await onDisk()).length).toBeGreaterThan(0)
    expect(await erase(id)).toMatchObject({ erased: 1, isOverwritten: true })
    expect(await onDisk()).toEqual([])
  })

  test('stands in none when its time was over, and when an administrator deletes one message', async ({
    skip,
  }) => {
    const old = await sent()
    await runSql(desk().payload, `UPDATE feedback SET erase_on = '2020-01-01' WHERE id = ${old.id}`)
    await eraseOldFeedback(desk().payload)
    expect(await onDisk()).toEqual([])
    if (isPostgres()) return skip('PostgreSQL overwrites what a single deletion leaves at its next vacuum')
    const { id } = await sent()
    expect((await desk().ask('DELETE', `/feedback/${id}`, { as: 'admin' })).status).toBe(200)
    expect(await onDisk()).toEqual([])
  })

  test('stands in none after a correction', async () => {
    const { id } = await sent()
    const body = { id, name: 'Asha Kale', mobile: '0251-555-0140', email: 'kale@sahyanagar.example' }
    await desk().ask('POST', '/personal-data/correct', { as: 'admin', body })
    const left = await onDisk()
    expect(left).toContain('MarkerSubject')
    for (const mark of ['Markername', '555-7719', 'marker.address']) expect(left).not.toContain(mark)
    await erase(id)
  })

  test('is overwritten as soon as a backup that reads meanwhile has ended', async ({ skip }) => {
    if (isPostgres()) return skip('A backup of PostgreSQL reads from the server')
    const { keepOverwritingErased } = await import('../../src/platform/database/overwrite-erased.ts')
    const overwrite = keepOverwritingErased(desk().payload)
    const { id } = await sent()
    const backup = await reader()
    expect(await erase(id)).toMatchObject({ erased: 1, isOverwritten: false })
    expect((await onDisk()).length).toBeGreaterThan(0)
    await backup.end()
    await overwrite()
    expect(await onDisk()).toEqual([])
  }, 60_000)
})

/** Another process that reads the database, as a backup does. */
async function reader() {
  const { spawn } = await import('node:child_process')
  const work = `
    const { DatabaseSync } = require('node:sqlite')
    const database = new DatabaseSync(process.argv[1], { readOnly: true })
    database.exec('BEGIN')
    database.prepare('SELECT count(*) FROM feedback').get()
    console.log('reads')
    process.stdin.once('end', () => process.exit()).resume()`
  const child = spawn(process.execPath, ['-e', work, file()])
  await new Promise((resolve) => child.stdout.once('data', resolve))
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const end = (): Promise<unknown> => {
    child.stdin.end()
    return ended
  }
  return { end }
}

describe('the answer', () => {
  const data = () => inDataFolder(desk().payload)
  afterEach(() => rmSync(path.join(data(), 'backups'), { recursive: true, force: true }))

  test('names the backups that were made before, and the day on which each ends', async () => {
    const stamp = (days: number) =>
      `${new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 11)}063000`
    const [recent, old] = [`nagardwar-${stamp(3)}.tar.gz.age`, `nagardwar-${stamp(40)}.tar.gz`]
    mkdirSync(path.join(data(), 'backups'), { recursive: true })
    for (const name of [recent, old, 'saved.json']) writeFileSync(path.join(data(), 'backups', name), '')
    const aside = `${path.basename(file())}.replaced-2026-11-01T063000`
    if (!isPostgres()) new DatabaseSync(path.join(path.dirname(file()), aside)).exec('CREATE TABLE a (b)')
    const { id } = await sent()
    const { backups } = await erase(id)
    const day = new Date(Date.now() + 13 * 86_400_000).toISOString().slice(0, 10)
    expect(backups).toEqual({
      copies: [
        { name: old, endsOn: null },
        { name: recent, endsOn: day },
        ...(isPostgres() ? [] : [{ name: aside, endsOn: null }]),
      ],
      isUnseen: false,
    })
  })
})
