import { randomInt, randomUUID } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isLong } from '../support/length.ts'
import { databaseFile, type OwnApp, type OwnData, ownApp, ownData } from '../support/own-council.ts'

// `FEEDBACKS=20000 KILLS=20` makes the run even longer.
const feedbacks = Number(process.env.FEEDBACKS ?? (isLong ? 2000 : 150))
const kills = Number(process.env.KILLS ?? (isLong ? 6 : 1))
const readersAtOnce = 50
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

let own: OwnData
let desk: OwnApp
beforeAll(async () => {
  own = await ownData()
  desk = await ownApp('cms', { data: own.data })
  await desk.start()
}, 600_000)
afterAll(async () => {
  await desk?.stop()
  own?.remove()
}, 60_000)

type Write = { visitor: number; body?: object; key?: string }

/** A write as the site forwards it, for many visitors, so that no one reaches a limit. */
async function post(path: string, { visitor, body, key }: Write) {
  const headers: Record<string, string> = {
    'x-forwarded-for': `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`,
  }
  if (body) headers['content-type'] = 'application/json'
  if (key) headers['idempotency-key'] = key
  const init = {
    method: 'POST',
    headers,
    signal: AbortSignal.timeout(10_000),
    ...(body ? { body: JSON.stringify(body) } : {}),
  }
  try {
    const response = await fetch(`${desk.url}/api${path}`, init)
    return { status: response.status, answer: await response.json() }
  } catch {
    // Nobody knows whether it was stored.
    return { status: 0 }
  }
}

/** Like the form: the same text with the same key until it is acknowledged. */
async function sendUntilAcknowledged(number: number) {
  const key = randomUUID()
  const body = {
    name: `नागरिक ${number}`,
    mobile: '5550140',
    subject: `Lamp ${number}`,
    email: `r${number}@sahyanagar.example`,
    feedback: `The lamp before house ${number} is dark. दिवा बंद आहे.`,
  }
  for (let tries = 1; ; tries++) {
    const { status, answer } = await post('/contact-us', { visitor: number, body, key })
    if (status === 201) return { key, body, reference: answer.contactId, tries }
    await pause(100 + randomInt(200))
  }
}

/** Runs the work for each number, with limited concurrency. */
async function forEach<T>(count: number, work: (number: number) => Promise<T>): Promise<T[]> {
  let next = 0
  const results: T[] = []
  const reader = async () => {
    while (next < count) {
      const number = next++
      results[number] = await work(number)
    }
  }
  await Promise.all(Array.from({ length: readersAtOnce }, reader))
  return results
}

function stored() {
  const database = new DatabaseSync(databaseFile(own.data), { readOnly: true })
  const rows = database.prepare('SELECT * FROM feedback WHERE idempotency_key IS NOT NULL').all()
  const { count } = database.prepare("SELECT count FROM counters WHERE name = 'visitors'").get() ?? {
    count: 0,
  }
  const integrity = database.prepare('PRAGMA integrity_check').get()?.integrity_check
  database.close()
  return { rows, count: Number(count), integrity }
}

async function killNowAndThen(isOver: () => boolean) {
  let killed = 0
  while (killed < kills && !isOver()) {
    await pause(500 + randomInt(1500))
    if (isOver()) break
    await desk.kill()
    killed++
    await desk.start()
  }
  return killed
}

test('what was acknowledged is stored exactly once, and the counter is exact, however often the desk is killed', {
  timeout: 600_000,
}, async () => {
  // The data is a copy of a council that other tests have changed.
  const before = stored()
  let isOver = false
  const killing = killNowAndThen(() => isOver)
  const visits = { acknowledged: 0, refused: 0, unanswered: 0 }
  const outcomes = await forEach(feedbacks, async (number) => {
    const { status } = await post('/increment-visitor-count', { visitor: number })
    visits[status === 200 ? 'acknowledged' : status === 0 ? 'unanswered' : 'refused']++
    return sendUntilAcknowledged(number)
  })
  isOver = true
  const killed = await killing
  const { rows, count, integrity } = stored()

  expect(killed).toBeGreaterThan(0)
  expect(integrity).toBe('ok')
  const byKey = Map.groupBy(rows, (row) => row.idempotency_key)
  expect(rows).toHaveLength(before.rows.length + feedbacks)
  for (const { key, body, reference } of outcomes)
    expect(byKey.get(key)).toMatchObject([{ ...body, reference }])

  // A write without an answer may have been counted or not, so the count is between two bounds.
  expect(count - before.count).toBeGreaterThanOrEqual(visits.acknowledged)
  expect(count - before.count).toBeLessThanOrEqual(visits.acknowledged + visits.unanswered)
  const again = outcomes.filter(({ tries }) => tries > 1).length
  console.log({ feedbacks, killed, sentAgain: again, visits, counted: count - before.count })
})
