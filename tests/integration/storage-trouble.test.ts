import { spawnSync } from 'node:child_process'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { databaseFile, type OwnApp, type OwnData, ownApp, ownData } from '../support/own-council.ts'

const canLimit = spawnSync('prlimit', ['--version']).status === 0
let own: OwnData
let desk: OwnApp
let release: () => unknown = () => {}

beforeAll(async () => {
  own = await ownData()
  desk = await ownApp('cms', { data: own.data })
  await desk.start()
}, 600_000)
afterEach(() => release())
afterAll(async () => {
  await desk?.stop()
  own?.remove()
}, 60_000)

const feedback = {
  name: 'Kavita',
  mobile: '5550140',
  subject: 'Street lamp',
  email: 'kavita@sahyanagar.example',
  feedback: 'The lamp before house 12 is dark.',
}
const send = (key: string) =>
  fetch(`${desk.url}/api/contact-us`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(feedback),
  })
const visit = () => fetch(`${desk.url}/api/increment-visitor-count`, { method: 'POST' })
const list = () => fetch(`${desk.url}/api/roads?lang=en`)

function storedUnder(key: string) {
  const database = new DatabaseSync(databaseFile(own.data), { readOnly: true })
  const found = database.prepare('SELECT count(*) AS rows FROM feedback WHERE idempotency_key = ?').get(key)
  database.close()
  return found?.rows
}

const troubles: [string, boolean, () => () => unknown][] = [
  [
    'the database is locked by another program',
    true,
    () => {
      const other = new DatabaseSync(databaseFile(own.data))
      other.exec('BEGIN IMMEDIATE')
      return () => other.close()
    },
  ],
  [
    'the disk is full',
    canLimit,
    () => {
      // The process may write no file beyond its first byte: the error of a full disk without filling one.
      const limit = (bytes: number | string) =>
        spawnSync('prlimit', ['--pid', String(desk.pid()), `--fsize=${bytes}:unlimited`])
      limit(1)
      return () => limit('unlimited')
    },
  ],
]

describe.each(troubles)('when %s', (_what, isPossible, cause) => {
  test.runIf(isPossible)(
    'nothing is acknowledged, it is said in words, and reading goes on',
    { timeout: 120_000 },
    async () => {
      const key = `trouble-${Date.now()}`
      release = cause()
      for (const response of [await send(key), await visit()]) {
        expect(response.status).toBe(500)
        expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
        const { message } = await response.json()
        expect(message).toMatch(/^[A-Z].*\.$/)
        expect(message).not.toMatch(/sql|busy|locked|disk|errno/i)
      }
      expect((await list()).status).toBe(200)
      expect(storedUnder(key)).toBe(0)

      release()
      release = () => {}
      expect((await send(key)).status).toBe(201)
      expect((await visit()).status).toBe(200)
      expect(storedUnder(key)).toBe(1)
    },
  )
})
