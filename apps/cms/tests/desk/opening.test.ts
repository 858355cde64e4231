import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { openingSchema } from '@nagardwar/contract'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Ask, apiOf } from '../api/api.ts'
import { councilWithDesk, type Role } from './desk.ts'

const { desk, council } = councilWithDesk()
const json = { 'content-type': 'application/json' }
let api: Ask

beforeAll(async () => {
  api = await apiOf(desk().payload)
})
afterEach(() => void vi.useRealTimers())

const askFor = (as: Role | undefined, body: unknown) => desk().ask('POST', '/opening', { as, body })
const wire = async () => openingSchema.parse(await (await api('/opening')).json())
const decisions = async () =>
  (await desk().payload.find({ collection: 'opening-decisions', sort: 'id', limit: 0 })).docs
const sentence = { en: 'Closed because of the storm.', mr: 'वादळामुळे बंद.' }
/** In India, as the field for a time sends it. */
const inHours = (hours: number): string =>
  new Date(Date.now() + (hours + 5.5) * 3600 * 1000).toISOString().slice(0, 16)

test('a council that was there before there was anything to decide is open', async () => {
  expect(await wire()).toEqual({
    state: 'open',
    opensAt: null,
    takesFeedback: false,
    sentence: { en: '', mr: '' },
  })
  expect(await decisions()).toEqual([])
})

describe.each(['clerk', 'editor', undefined] as const)('%s', (as) => {
  test('decides nothing', async () => {
    for (const body of [
      { action: 'close', sentence },
      { action: 'open' },
      { action: 'openAt', at: inHours(1) },
    ])
      expect((await askFor(as, body)).status).toBe(403)
    const certificate = { number: '1', date: '2026-01-01' }
    expect((await desk().ask('POST', '/opening/certificate', { as, body: certificate })).status).toBe(403)
    expect((await wire()).state).toBe('open')
  })

  test('writes neither the state nor a decision by the ways of records', async () => {
    const data = { state: 'closed', wasOpen: false, certificate: { number: 'x' } }
    expect((await desk().ask('POST', '/globals/opening', { as, body: data })).status).toBe(403)
    const decision = { act: 'opened', at: new Date().toISOString(), by: 'x' }
    expect((await desk().ask('POST', '/opening-decisions', { as, body: decision })).status).toBe(403)
  })

  test('sees the state at most', async () => {
    expect((await desk().ask('GET', '/opening', { as })).status).toBe(as ? 200 : 403)
    expect((await desk().ask('GET', '/opening-decisions', { as })).status).toBe(403)
  })
})

test('staff see the state, and only administrators what is missing', async () => {
  const seen = async (as: Role) => Object.keys(await (await desk().ask('GET', '/opening', { as })).json())
  expect(await seen('clerk')).toEqual(['state', 'opensAt'])
  expect(await seen('editor')).toEqual(['state', 'opensAt'])
  expect(await seen('admin')).toContain('checks')
})

test('not even an administrator writes state or decisions by the ways of records', async () => {
  const as = 'admin'
  expect((await desk().ask('POST', '/globals/opening', { as, body: { state: 'closed' } })).status).toBe(403)
  expect((await desk().ask('POST', '/opening-decisions', { as, body: { act: 'opened' } })).status).toBe(403)
  expect((await desk().ask('DELETE', '/opening-decisions?where[id][exists]=true', { as })).status).toBe(403)
  expect((await wire()).state).toBe('open')
})

test('what is no askFor changes nothing', async () => {
  for (const body of [
    {},
    [],
    'x',
    { action: 'burn' },
    { action: 'openAt' },
    { action: 'openAt', at: 'soon' },
    { action: 'openAt', at: inHours(-1) },
    { action: 'openAt', at: inHours(24 * 400) },
    { action: 'close' },
    { action: 'close', sentence: { en: '', mr: ' ' } },
    { action: 'close', sentence: { en: 'x'.repeat(501) } },
  ])
    expect([body, (await askFor('admin', body)).status]).toEqual([body, 400])
  expect(await decisions()).toEqual([])
})

test('an administrator closes the website with a sentence, and opens it again', async () => {
  const before = Date.now()
  expect((await askFor('admin', { action: 'close', sentence, by: 'nobody', at: '2001-01-01' })).status).toBe(
    200,
  )
  expect(await wire()).toEqual({ state: 'closed', opensAt: null, takesFeedback: true, sentence })
  expect((await askFor('admin', { action: 'close', sentence })).status).toBe(409)
  expect((await askFor('admin', { action: 'open' })).status).toBe(200)
  expect((await askFor('admin', { action: 'open' })).status).toBe(409)
  expect((await wire()).state).toBe('open')
  const noted = await decisions()
  expect(noted).toMatchObject([
    { act: 'closed', by: 'admin', account: desk().ids.admin, sentence },
    { act: 'opened', by: 'admin', missing: expect.arrayContaining(['name', 'emblem', 'backup']) },
  ])
  expect(Date.parse(noted[0]?.at ?? '')).toBeGreaterThanOrEqual(before)
})

test('the journal says who opened the website, and what was missing', async () => {
  const { payload, ids } = desk()
  await askFor('admin', { action: 'close', sentence })
  await askFor('admin', { action: 'open' })
  const { docs } = await payload.find({ collection: 'journal', sort: '-id', limit: 2 })
  expect(docs.map(({ action, account }) => [action, account])).toEqual([
    ['settings', ids.admin],
    ['settings', ids.admin],
  ])
  expect(docs[0]?.changes).toMatch(/^Opened\. Missing: .*; Emblem;/)
  expect(docs[1]?.changes).toContain('Closed')
})

test('two administrators who open at the same moment make one decision', async () => {
  await askFor('admin', { action: 'close', sentence })
  const had = (await decisions()).length
  const answers = await Promise.all([1, 2, 3].map(() => askFor('admin', { action: 'open' })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect((await decisions()).length).toBe(had + 1)
})

test('a website opens at its time, which is noted once however many processes look', async () => {
  const { openOnTime } = await import('../../src/features/opening/decide.ts')
  const { payload } = desk()
  await askFor('admin', { action: 'close', sentence })
  expect((await askFor('admin', { action: 'openAt', at: inHours(2) })).status).toBe(200)
  expect(await wire()).toMatchObject({ state: 'closed', opensAt: expect.any(String), sentence })
  expect(await openOnTime(payload)).toBe(false)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 3600 * 1000 })
  expect((await wire()).state).toBe('open')
  const noted = await Promise.all([openOnTime(payload), openOnTime(payload), openOnTime(payload)])
  expect(noted.filter(Boolean)).toHaveLength(1)
  expect((await decisions()).slice(-2).map(({ act }) => act)).toEqual(['planned', 'openedOnTime'])
  vi.useRealTimers()
  expect((await wire()).state).toBe('open')
})

test('a time is taken back', async () => {
  await askFor('admin', { action: 'close', sentence })
  await askFor('admin', { action: 'openAt', at: inHours(2) })
  expect((await askFor('admin', { action: 'stay' })).status).toBe(200)
  expect(await wire()).toMatchObject({ state: 'closed', opensAt: null, takesFeedback: true })
  expect((await askFor('admin', { action: 'stay' })).status).toBe(409)
  await askFor('admin', { action: 'open' })
})

describe('a link to the closed website', () => {
  const make = async (as: Role | undefined, body: unknown = {}) => {
    const response = await desk().ask('POST', '/opening/link', { as, body })
    return { status: response.status, ...((await response.json()) as { url: string; until: string }) }
  }
  const check = (token: string, purpose = 'site') =>
    api('/signed-link', { method: 'POST', headers: json, body: JSON.stringify({ token, purpose }) })
  const tokenIn = (url: string) => url.slice(url.lastIndexOf('/') + 1)
  const daysLeft = (until: string) => Math.round((Date.parse(until) - Date.now()) / 86_400_000)

  test('lasts seven days, for a clerk one, and is made by staff alone', async () => {
    expect((await make(undefined)).status).toBe(403)
    expect(daysLeft((await make('admin')).until)).toBe(7)
    expect(daysLeft((await make('editor', { days: 30 })).until)).toBe(30)
    expect(daysLeft((await make('clerk', { days: 30 })).until)).toBe(1)
    for (const days of [0, 31, 1.5, 'x']) expect((await make('admin', { days })).status).toBe(400)
  })

  test('is known to the desk until it ends', async () => {
    const { url, until } = await make('admin')
    expect(url).toMatch(/^http:\/\/localhost:3000\/preview\/site\./)
    const good = await check(tokenIn(url))
    expect([good.status, good.headers.get('cache-control')]).toEqual([200, 'no-store'])
    const said = Date.parse(((await good.json()) as { until: string }).until)
    expect(Math.abs(said - Date.parse(until))).toBeLessThan(1000)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(until) + 1000 })
    expect((await check(tokenIn(url))).status).toBe(404)
  })

  test('cannot be forged, lengthened or used for something else', async () => {
    const token = tokenIn((await make('admin')).url)
    expect((await check(token.replace(/\.\d+\./, '.1999999999.'))).status).toBe(404)
    expect((await check(`${token.slice(0, -4)}AAAA`)).status).toBe(404)
    expect((await check(token, 'draft')).status).toBe(400)
    expect((await check('<script>')).status).toBe(400)
  })
})

describe('the list before the website opens', () => {
  const checks = async () => {
    const response = await desk().ask('GET', '/opening', { as: 'admin' })
    return ((await response.json()) as { checks: { id: string; isMet: boolean; path?: string }[] }).checks
  }
  const isMet = async (id: string) => (await checks()).find((check) => check.id === id)?.isMet

  test('checks itself: facts, policies, languages, administrators, certificate', async () => {
    const ids = (await checks()).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(
      expect.arrayContaining(['name', 'numbers', 'grievance-officer', 'https', 'backup', 'audit', 'terms']),
    )
    const open = ['name', 'numbers', 'address', 'terms', 'https', 'second-administrator', 'second-step']
    for (const id of open) expect([id, await isMet(id)]).toEqual([id, false])
    const settings = {
      name: { en: 'Nadgaon Nagar Panchayat', mr: 'नदगाव नगरपंचायत' },
      phones: ['0251-555-0100'],
      helpline: '1800-555-010',
      emergency: '0251-555-0199',
    }
    await desk().ask('POST', '/globals/settings', { as: 'editor', body: settings })
    await desk().ask('POST', '/terms', {
      as: 'editor',
      body: { heading: { en: 'Use' }, description: { en: 'Free' }, _status: 'published' },
    })
    const second = { name: 'Second', email: 'second@sahyanagar.example', password: 'a-long-enough-password' }
    await desk().payload.create({ collection: 'users', data: { ...second, role: 'admin' } })
    for (const id of ['name', 'numbers', 'terms', 'second-administrator'])
      expect([id, await isMet(id)]).toEqual([id, true])
    expect(await isMet('both-languages')).toBe(false)
    const { docs } = await desk().payload.find({ collection: 'terms' })
    const inMarathi = { heading: { en: 'Use', mr: 'वापर' }, description: { en: 'Free', mr: 'मोफत' } }
    const body = { ...inMarathi, _status: 'published' }
    await desk().ask('PATCH', `/terms/${docs[0]?.id}`, { as: 'editor', body })
    expect(await isMet('both-languages')).toBe(true)
  })

  test('takes a backup for one when it was tried', async () => {
    const { noteTrial } = await import('../../src/platform/backups/trial.ts')
    const folder = path.join(path.dirname(council().uploadsDir), 'backups')
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, 'nagardwar-2026-11-22T101010.tar.gz'), '')
    expect(await isMet('backup')).toBe(false)
    noteTrial(path.join(folder, 'nagardwar-2026-11-22T101010.tar.gz'))
    expect(await isMet('backup')).toBe(true)
  })

  test('asks for the certificate of the audit, which residents then find', async () => {
    const keep = (body: unknown) => desk().ask('POST', '/opening/certificate', { as: 'admin', body })
    for (const body of [
      { number: 'CERT/1', date: '' },
      { number: '', date: '2026-01-01' },
      { number: 'CERT/1', date: '2999-01-01' },
      { number: 'CERT/1', date: 'soon' },
      {},
    ])
      expect([body, (await keep(body)).status]).toEqual([body, 400])
    expect((await keep({ number: 'CERT/2026/17', date: '2026-10-02' })).status).toBe(200)
    expect(await isMet('audit')).toBe(true)
    const [row] = (await (await api('/settings?lang=en')).json()) as Record<string, string>[]
    expect(row).toMatchObject({ certificate: 'CERT/2026/17', audited: '2026-10-02T00:00:00.000Z' })
  })

  test('each missing thing leads to a page of the desk, also what the operator of the server does', async () => {
    for (const { id, path } of await checks())
      if (path === undefined) expect(['both-languages']).toContain(id)
      else
        expect(path).toMatch(
          /^\/(?:globals\/settings|collections\/[a-z-]+|opening#certificate|setup\/backup|server-tasks#https)$/,
        )
  })
})
