import { randomUUID } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { databaseFile } from '../../tests/support/own-council.ts'

async function send(url, key, number) {
  const body = {
    name: `नागरिक ${number}`,
    mobile: '5550140',
    subject: `Lamp ${number}`,
    email: `r${number}@sahyanagar.example`,
    feedback: `The lamp before house ${number} is dark. दिवा बंद आहे.`,
  }
  try {
    const response = await fetch(`${url}/api/contact-us`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    })
    const text = await response.text()
    return response.status === 201 && text.includes('contactId')
  } catch {
    // The outcome is unknown: the same key makes a retry safe.
    return false
  }
}

/** Residents who send feedback through the site until it is acknowledged, in parallel, until they are stopped. */
export function residents(url, atOnce) {
  const acknowledged = new Set()
  let isOver = false
  let number = 0
  const resident = async () => {
    while (!isOver) {
      const key = randomUUID()
      const mine = number++
      while (!(await send(url, key, mine))) {
        if (isOver) return
        await pause(200)
      }
      acknowledged.add(key)
    }
  }
  const all = Promise.all(Array.from({ length: atOnce }, resident))
  return {
    acknowledged,
    async callOff() {
      isOver = true
      await all
    },
  }
}

/** How many of the keys are stored once, twice, or not at all. */
export function stored(data, keys) {
  const database = new DatabaseSync(databaseFile(data), { readOnly: true })
  const rows = database
    .prepare('SELECT idempotency_key AS key, count(*) AS rows FROM feedback GROUP BY idempotency_key')
    .all()
  database.close()
  const found = new Map(rows.map(({ key, rows: count }) => [key, Number(count)]))
  const counts = [...keys].map((key) => found.get(key) ?? 0)
  return {
    stored: counts.filter((count) => count > 0).length,
    twice: counts.filter((count) => count > 1).length,
    lost: counts.filter((count) => count === 0).length,
  }
}

const read = ['/mr/contact', '/', '/api/wards?lang=mr']

/** Another reader, with ten requests a second. */
export function probe(url, headers = {}) {
  const waits = []
  let failed = 0
  let isOver = false
  const all = (async () => {
    while (!isOver) {
      const path = read[waits.length % read.length]
      const began = performance.now()
      const isThere = await fetch(url + path, { headers, signal: AbortSignal.timeout(20_000) }).then(
        async (response) => (await response.text()) !== '' && response.status === 200,
        () => false,
      )
      if (isThere) waits.push(performance.now() - began)
      else failed++
      await pause(100)
    }
  })()
  return async () => {
    isOver = true
    await all
    return { asked: waits.length + failed, failed, worst: Math.round(Math.max(0, ...waits)) }
  }
}
