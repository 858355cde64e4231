import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beginWriteAheadLog } from './write-ahead-log.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'nagardwar-log-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const modeOf = (file: string): unknown => {
  const database = new DatabaseSync(file, { readOnly: true })
  const mode = database.prepare('PRAGMA journal_mode').get()?.journal_mode
  database.close()
  return mode
}

/** Another desk that prepares the same database: it has the turn for half a second, and then tells what it found. */
const anotherDesk = `
  const { workerData: file, parentPort } = require('node:worker_threads')
  const { DatabaseSync } = require('node:sqlite')
  const { existsSync } = require('node:fs')
  const turn = new DatabaseSync(file + '-turn')
  turn.exec('BEGIN EXCLUSIVE')
  parentPort.postMessage('has the turn')
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500)
  parentPort.postMessage(existsSync(file) ? 'disturbed' : 'undisturbed')
  turn.close()
`

const next = (worker: Worker) => new Promise<unknown>((resolve) => worker.once('message', resolve))

test('a new database gets its write-ahead log when no other desk is preparing it', async () => {
  const file = path.join(folder, 'new.db')
  const other = new Worker(anotherDesk, { eval: true, workerData: file })
  expect(await next(other)).toBe('has the turn')
  const found = next(other)
  await beginWriteAheadLog(`file:${file}`)
  expect(await found).toBe('undisturbed')
  expect(modeOf(file)).toBe('wal')
})

test('a database that has one is not touched: a start on a full disk needs no space', async () => {
  const file = path.join(folder, 'new.db')
  const turn = new DatabaseSync(`${file}-turn`)
  turn.exec('BEGIN EXCLUSIVE')
  await beginWriteAheadLog(`file:${file}`)
  turn.close()
})

test('a database that was copied without one gets it, and keeps what it holds', async () => {
  const file = path.join(folder, 'copied.db')
  const copied = new DatabaseSync(file)
  copied.exec("CREATE TABLE names (name text); INSERT INTO names VALUES ('वड')")
  copied.close()
  expect(modeOf(file)).toBe('delete')
  await beginWriteAheadLog(`file:${file}`)
  expect(modeOf(file)).toBe('wal')
  const database = new DatabaseSync(file, { readOnly: true })
  expect(database.prepare('SELECT name FROM names').get()).toEqual({ name: 'वड' })
  database.close()
})
