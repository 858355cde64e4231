import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseFile, type OwnApp, ownApp } from '../support/own-council.ts'
import { type Engine, engines } from '../support/own-database.ts'

const patience = { timeout: 300_000 }
const databaseIsMissing = 21

for (const [name, { isPresent, open }] of Object.entries(engines))
  describe.runIf(isPresent)(`a council whose database of ${name} is lost`, () => {
    const data = mkdtempSync(path.join(tmpdir(), 'nagardwar-lost-'))
    let engine: Engine
    let desk: OwnApp
    const deskWith = (env = {}) => ownApp('cms', { data, env: { ...engine.env, SEED_DEMO: '0', ...env } })

    beforeAll(async () => {
      engine = await open(data)
      desk = await deskWith()
      await desk.start()
      const account = { name: 'A', email: 'a@sahyanagar.example', password: 'a-long-enough-password' }
      const made = await fetch(`${desk.url}/cms-api/users/first-register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: desk.url.replace('127.0.0.1', 'localhost') },
        body: JSON.stringify(account),
      })
      expect(made.status).toBe(200)
      await desk.kill()
    }, 300_000)
    afterAll(async () => {
      await desk?.stop()
      await engine?.stop()
      rmSync(data, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
    }, 300_000)

    test('stops at once when it is emptied under the running desk', patience, async () => {
      desk = await deskWith()
      await desk.start()
      engine.empty()
      const answer = await fetch(`${desk.url}/api/roads?lang=en`).catch(() => undefined)
      expect(answer?.status).not.toBe(200)
      expect(await desk.ended()).toBe(databaseIsMissing)
      expect(desk.said()).toContain('while the desk runs')
    })

    /** How a desk that is started now ends; it must never answer. */
    async function refusal() {
      desk = await deskWith()
      await desk.start({ isPatient: false })
      return desk.ended()
    }

    const losses: [string, () => void][] = [['emptied', () => engine.empty()]]
    if (name === 'SQLite') losses.push(['removed', () => rmSync(databaseFile(data))])

    test.each(losses)('is not given a new one when it was %s', patience, async (_how, lose) => {
      lose()
      const log = `${databaseFile(data)}-wal`
      if (name === 'SQLite') writeFileSync(log, 'what was not in the database yet')
      const before = readdirSync(path.join(data, 'cms')).sort()
      expect(await refusal()).toBe(databaseIsMissing)
      expect(desk.said()).toMatch(/restore/i)
      expect(desk.said()).toContain('BEGIN_ANEW=1')
      if (name === 'SQLite') {
        expect(statSync(log).size).toBe(32)
        expect(readdirSync(path.join(data, 'cms')).sort()).toEqual(before)
      } else expect(engine.ask("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'")).toBe(0)
    })

    test('begins anew when the operator says so, and keeps what was left', patience, async () => {
      desk = await deskWith({ BEGIN_ANEW: '1' })
      await desk.start()
      expect(engine.ask('SELECT count(*) FROM users')).toBe(0)
      if (name === 'SQLite')
        expect(
          readdirSync(path.join(data, 'cms')).some((file) => file.includes('cms.db-wal.replaced-')),
        ).toBe(true)
      await desk.kill()
    })
  })

describe('a council whose uploads are there without a database', () => {
  const data = mkdtempSync(path.join(tmpdir(), 'nagardwar-lost-'))
  afterAll(() => rmSync(data, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }))

  test('is not given a new one, though no earlier version left a mark', patience, async () => {
    mkdirSync(path.join(data, 'cms/uploads'), { recursive: true })
    writeFileSync(path.join(data, 'cms/uploads/tender-0123456789ab.pdf'), '%PDF-1.7 a tender')
    const desk = await ownApp('cms', { data, env: { SEED_DEMO: '0' } })
    await desk.start({ isPatient: false })
    expect(await desk.ended()).toBe(databaseIsMissing)
    expect(existsSync(databaseFile(data))).toBe(false)
  })

  test('whose database is damaged is told so', patience, async () => {
    writeFileSync(databaseFile(data), 'no database '.repeat(1000))
    const desk = await ownApp('cms', { data, env: { SEED_DEMO: '0' } })
    await desk.start({ isPatient: false })
    expect(await desk.ended()).toBe(22)
    expect(desk.said()).toMatch(/damaged.+restore/is)
  })
})
