import { describe, expect, test } from 'vitest'
import { limitLogins } from './limit-logins.ts'
import { accountIn, createSlowLogins, slopes, waitAfter } from './slow-logins.ts'

const stranger = { client: '203.0.113.7', account: 'asha@sahyanagar.example' }

describe('how long a login waits', () => {
  test('not at all after few mistakes, then twice as long with each, never longer than the bound', () => {
    expect([0, 2, 3, 4, 5, 6].map((failures) => waitAfter(failures, slopes.account))).toEqual([
      0, 0, 250, 500, 1000, 2000,
    ])
    expect(waitAfter(1_000_000, slopes.account)).toBe(4000)
  })

  test('with the failures of its account, from wherever they come; the owner waits four seconds at most', () => {
    const slow = createSlowLogins(() => 0)
    for (let number = 0; number < 15; number++) slow.failed({ ...stranger, client: `198.51.100.${number}` })
    expect(slow.wait({ ...stranger, client: '192.0.2.1' })).toBe(slopes.account.most)
    expect(slow.wait({ client: '192.0.2.1', account: 'other@sahyanagar.example' })).toBe(0)
  })

  test('with the failures of its client, whatever accounts it tries, until it logs in', () => {
    const slow = createSlowLogins(() => 0)
    for (let number = 0; number < 6; number++) slow.failed({ ...stranger, account: `${number}@x.example` })
    expect(slow.wait(stranger)).toBe(1000)
    slow.done(stranger)
    expect(slow.wait(stranger)).toBe(0)
  })

  test('with the failures of all in this minute, though each comes from another place to another account', () => {
    let now = 0
    const slow = createSlowLogins(() => now)
    for (let number = 0; number < 30; number++)
      slow.failed({ client: `198.51.100.${number}`, account: `${number}@x.example` })
    expect(slow.wait(stranger)).toBe(slopes.all.most)
    now = 60_000
    expect(slow.wait(stranger)).toBe(0)
  })

  test('is forgotten after a quarter of an hour', () => {
    let now = 0
    const slow = createSlowLogins(() => now)
    for (let number = 0; number < 9; number++) slow.failed(stranger)
    now = 16 * 60_000
    expect(slow.wait(stranger)).toBe(0)
  })
})

const login = (body: BodyInit, type = 'application/json') =>
  new Request('https://desk.council.example/cms-api/users/login', {
    method: 'POST',
    headers: type ? { 'content-type': type } : {},
    body,
  })

test('the account is read from JSON and from a form, and from nothing else', async () => {
  const form = new FormData()
  form.set('_payload', JSON.stringify({ email: 'Asha@Sahyanagar.example ', password: 'x' }))
  const asJson = login(JSON.stringify({ email: stranger.account }))
  expect(await accountIn(login(form, ''))).toBe(stranger.account)
  expect(await accountIn(asJson)).toBe(stranger.account)
  expect(await asJson.json()).toEqual({ email: stranger.account })
  for (const body of ['', '[]', 'null', '{"email":{"$gt":""}}']) expect(await accountIn(login(body))).toBe('')
})

test('a guesser is slowed down and the right password still opens the account', async () => {
  const slow = createSlowLogins()
  const guarded = limitLogins({
    limit: () => ({ isAllowed: true }),
    clientOf: () => stranger.client,
    slowest: 0,
    slow,
  })
  const answer = (status: number) => async () => Response.json({}, { status })
  const attempt = async (status: number) => {
    const began = performance.now()
    const response = await guarded(answer(status), login(JSON.stringify({ email: stranger.account })))
    return { status: response.status, took: performance.now() - began }
  }
  for (let number = 0; number < 3; number++) await attempt(401)
  expect((await attempt(401)).took).toBeGreaterThan(200)
  const right = await attempt(200)
  expect(right.status).toBe(200)
  expect(right.took).toBeLessThan(5000)
})
