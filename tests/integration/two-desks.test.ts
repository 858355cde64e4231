import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { at } from '../../scripts/steps/repository.mjs'
import { isLong } from '../support/length.ts'
import { type OwnApp, ownApp } from '../support/own-council.ts'
import { type Engine, engines } from '../support/own-database.ts'

// The demo content takes up to a minute to store, so only the long run lets both desks try, and on both databases.
const withContent = isLong
const tried = Object.entries(engines).filter(([name]) => isLong || name === 'SQLite')
const [visits, rounds] = isLong ? [300, 20] : [60, 5]
const patience = { timeout: 300_000 }

for (const [name, { isPresent, open }] of tried)
  describe.runIf(isPresent)(`two desks on one database of ${name}`, () => {
    let data: string
    let engine: Engine
    let desks: [OwnApp, OwnApp]

    beforeAll(async () => {
      data = mkdtempSync(path.join(tmpdir(), 'nagardwar-two-'))
      engine = await open(data)
      const env = { ...engine.env, SEED_DEMO: withContent ? '1' : '0', FEEDBACK_PER_MINUTE: '0' }
      desks = [await ownApp('cms', { data, env }), await ownApp('cms', { data, env })]
      // Both find an empty database, and both try to prepare it.
      await Promise.all(desks.map((desk) => desk.start()))
    }, 900_000)
    afterAll(async () => {
      await Promise.all((desks ?? []).map((desk) => desk.stop()))
      await engine?.stop()
      rmSync(data, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
    }, 60_000)

    const post = (desk: OwnApp, path: string, body?: object, key?: string) =>
      fetch(`${desk.url}/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(key ? { 'idempotency-key': key } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
    const feedback = {
      name: 'Kavita',
      mobile: '5550140',
      subject: 'Lamp',
      email: 'k@sahyanagar.example',
      feedback: 'Dark',
    }

    test('prepare it once', () => {
      expect(engine.ask('SELECT count(*) - count(DISTINCT name) FROM payload_migrations')).toBe(0)
      expect(engine.ask("SELECT count(*) FROM payload_kv WHERE key = 'first-content'")).toBe(1)
      // A new council begins closed; the demo council is open.
      expect(engine.ask('SELECT count(*) FROM opening')).toBe(withContent ? 0 : 1)
    })

    test.runIf(withContent)('store the first content once', async () => {
      const roads = JSON.parse(readFileSync(at('content/demo/roads.json'), 'utf8'))
      expect(engine.ask('SELECT count(*) FROM roads')).toBe(roads.length)
      expect(engine.ask('SELECT count(*) FROM counters')).toBe(1)
    })

    test('count every visit, whichever of them it comes to', patience, async () => {
      const count = async (desk: OwnApp) =>
        (await (await fetch(`${desk.url}/api/visitor-count`)).json()).count as number
      const before = await count(desks[0])
      const statuses = await Promise.all(
        Array.from(
          { length: visits },
          async (_, visit) => (await post(desks[visit % 2 === 0 ? 0 : 1], '/increment-visitor-count')).status,
        ),
      )
      expect(new Set(statuses)).toEqual(new Set([200]))
      expect(await count(desks[0])).toBe(before + visits)
      expect(await count(desks[1])).toBe(before + visits)
    })

    test('store a feedback that comes to both at once only once, and answer alike', patience, async () => {
      for (let round = 0; round < rounds; round++) {
        const key = randomUUID()
        const answers = await Promise.all(
          ([0, 1, 0, 1] as const).map(async (desk) => {
            const response = await post(desks[desk], '/contact-us', feedback, key)
            expect(response.status).toBe(201)
            return (await response.json()).contactId
          }),
        )
        expect(new Set(answers).size).toBe(1)
        expect(engine.ask(`SELECT count(*) FROM feedback WHERE idempotency_key = '${key}'`)).toBe(1)
      }
    })
  })
