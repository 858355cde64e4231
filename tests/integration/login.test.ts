import { beforeAll, describe, expect, test } from 'vitest'
import { ask, cmsUrl } from '../support/council.ts'
import { deskViews } from '../support/desk-views.ts'
import { as, desk, emailOf, hireStaff, logIn, password, type Role, tokenIn } from '../support/staff.ts'

let tokens: Record<Role, string>
beforeAll(async () => {
  tokens = await hireStaff()
})

const attempt = (email: string, word: string, headers: Record<string, string> = {}) =>
  ask(desk('/users/login'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ email, password: word }),
  })

/** Each test is a separate client: the desk trusts the addresses that a server on its machine forwards. */
const from = (address: string) => ({ 'x-forwarded-for': address })

describe('the session', () => {
  test('is a cookie that scripts cannot read and other sites do not send', async () => {
    const cookie = (await logIn('editor')).headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^payload-token=/)
    expect(cookie).toMatch(/; HttpOnly(=true)?(;|$)/i)
    expect(cookie).toMatch(/; SameSite=(Lax|Strict)(;|$)/i)
    expect(cookie).toMatch(/; Path=\/(;|$)/i)
    // The council under test uses http; `Secure` would block the cookie there.
    expect(/; Secure(=true)?(;|$)/i.test(cookie)).toBe(cmsUrl.startsWith('https:'))
  })

  test('is ended from every view of the desk', async () => {
    const views = await deskViews(tokens.admin)
    expect(Object.keys(views).length).toBeGreaterThan(15)
    for (const path of Object.values(views)) {
      const page = await ask(`${cmsUrl}/admin${path}`, {
        headers: { cookie: `payload-token=${tokens.admin}`, 'sec-fetch-site': 'none' },
      })
      expect([path, page.status, (await page.text()).includes('href="/admin/logout"')]).toEqual([
        path,
        200,
        true,
      ])
    }
  })

  test('ends with the logout, also for whoever copied it', async () => {
    const token = tokenIn(await logIn('editor'))
    const me = async () =>
      ((await (await ask(desk('/users/me'), { headers: as(token) })).json()) as { user: unknown }).user
    expect(await me()).toMatchObject({ email: emailOf('editor') })
    const out = await ask(desk('/users/logout'), { method: 'POST', headers: as(token) })
    expect(out.status).toBe(200)
    expect(await me()).toBeNull()
  })

  test.each([
    ['a made-up signature', (token: string) => `${token.slice(0, -6)}AAAAAA`],
    ['no signature', (token: string) => `${btoa('{"alg":"none"}')}.${token.split('.')[1]}.`],
  ])('with %s is none', async (_what, forged) => {
    const response = await ask(desk('/users'), { headers: as(forged(tokens.admin)) })
    expect(response.status).toBe(401)
  })
})

test('no browser translates the desk: a translated form would save the words of the translator', async () => {
  const headers = { cookie: `payload-token=${tokens.editor}` }
  for (const [page, sent] of [
    ['/admin/login', {}],
    ['/admin', headers],
    ['/admin/collections/roads/1', headers],
  ] as const) {
    const html = await (await ask(cmsUrl + page, { headers: sent })).text()
    const first = /<html[^>]*>/.exec(html)?.[0]
    expect({ page, first }).toEqual({ page, first: expect.stringContaining('translate="no"') })
  }
})

test.each([
  ['mr-IN,mr;q=0.9,en;q=0.8', 'mr', 'प्रवेश करा'],
  ['en-IN', 'en', 'Log'],
])('a browser that asks for %s reads %s from the first screen on', async (asked, language, words) => {
  const html = await (await ask(`${cmsUrl}/admin/login`, { headers: { 'accept-language': asked } })).text()
  expect(/<html[^>]*>/.exec(html)?.[0]).toContain(`lang="${language}"`)
  expect(html).toContain(words)
})

describe('a page of another site', () => {
  const cookie = () => ({ cookie: `payload-token=${tokens.admin}` })

  test.each([
    ['POST', '/roads?draft=true'],
    ['PATCH', '/roads?where[id][exists]=true'],
    ['DELETE', '/roads?where[id][exists]=true'],
    ['POST', '/globals/settings'],
    ['POST', '/users'],
    ['POST', '/users/logout'],
    ['POST', '/users/login'],
  ])('cannot send %s %s with a member of staff’s cookie', async (method, path) => {
    for (const origin of ['https://evil.example', 'null', 'http://localhost:1'])
      for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
        const headers = { ...cookie(), origin, 'content-type': type, 'sec-fetch-site': 'cross-site' }
        const { status } = await ask(desk(path), { method, headers, body: '{}' })
        expect({ origin, type, status }).toEqual({ origin, type, status: 403 })
      }
  })

  test('reads nothing with it either', async () => {
    const headers = { ...cookie(), origin: 'https://evil.example' }
    const response = await ask(desk('/users'), { headers })
    expect(response.status).toBe(401)
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('guessing', () => {
  test('tells nobody which accounts there are, by no word and hardly by time', async () => {
    const timed = async (email: string) => {
      const began = performance.now()
      const response = await attempt(email, 'wrong-password', from('203.0.113.20'))
      return { status: response.status, body: await response.text(), took: performance.now() - began }
    }
    const known = await timed(emailOf('clerk'))
    const unknown = await timed('nobody@sahyanagar.example')
    expect(unknown.status).toBe(known.status)
    expect(unknown.body).toBe(known.body)
    expect(Math.min(known.took, unknown.took)).toBeGreaterThan(1000)
    const forgotten = await ask(desk('/users/forgot-password'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: emailOf('clerk') }),
    })
    expect(forgotten.status).toBe(401)
  })

  async function hired(name: string): Promise<string> {
    const email = `${name}@sahyanagar.example`
    await ask(desk('/users'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...as(tokens.admin) },
      body: JSON.stringify({ name, email, password, role: 'clerk' }),
    })
    return email
  }

  test('locks the account after five wrong passwords, and says so to nobody', async () => {
    const email = await hired('locked')
    const answers: string[] = []
    for (let time = 1; time <= 6; time++)
      answers.push(await (await attempt(email, 'wrong-password', from('203.0.113.21'))).text())
    expect(new Set(answers).size).toBe(1)
    expect((await attempt(email, password, from('203.0.113.22'))).status).toBe(401)
  })

  test('locks nobody out of a browser in which the account was opened before', async () => {
    const email = await hired('owner')
    const first = await attempt(email, password, from('203.0.113.30'))
    const known = /known-browser=[^;]+/.exec(first.headers.get('set-cookie') ?? '')?.[0] ?? ''
    const owner = (word = password) => attempt(email, word, { ...from('203.0.113.30'), cookie: known })
    const strangers = ['203.0.113.31', '203.0.113.32', '203.0.113.33', '203.0.113.34', '203.0.113.35']
    await Promise.all(strangers.map((each) => attempt(email, 'wrong-one', from(each))))
    expect((await attempt(email, password, from('203.0.113.36'))).status).toBe(401)
    expect((await owner()).status).toBe(200)
    // The cookie is no key.
    expect((await owner('wrong-one')).status).toBe(401)
    const view = await ask(desk('/users/me'), { headers: { cookie: known } })
    expect(((await view.json()) as { user: unknown }).user).toBeNull()
  })

  test('one client soon has to wait, others do not', async () => {
    const many = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        attempt(`n${n}@sahyanagar.example`, 'wrong', from('203.0.113.23')),
      ),
    )
    const refused = many.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThanOrEqual(10)
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await attempt(emailOf('editor'), password, from('203.0.113.24'))).status).toBe(200)
  })
})

test('the login leads nowhere but into the desk', async () => {
  const headers = { cookie: `payload-token=${tokens.admin}`, 'sec-fetch-site': 'none' }
  for (const place of [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/admin/../..//evil.example',
  ]) {
    const response = await ask(`${cmsUrl}/admin/login?redirect=${encodeURIComponent(place)}`, { headers })
    const page = response.headers.get('location') ?? (await response.text())
    expect(new URL(response.headers.get('location') ?? '/admin', cmsUrl).origin).toBe(new URL(cmsUrl).origin)
    expect(page).not.toMatch(/NEXT_REDIRECT[^"]*evil/)
  }
})
