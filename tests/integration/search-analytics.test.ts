import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { api, ask, cmsUrl, siteUrl } from '../support/council.ts'
import { as, desk, hireStaff, type Role } from '../support/staff.ts'

let tokens: Record<Role, string>
const today = new Date(Date.now() + 5.5 * 60 * 60 * 1000).toISOString().slice(0, 10)
const dogLicence = `dog licence ${String.fromCharCode(97 + Math.floor(Math.random() * 26))}`
beforeAll(async () => {
  tokens = await hireStaff()
  const words = [
    { words: dogLicence, count: 7, fruitless: 7, clicked: 0 },
    { words: 'water bill', count: 9, fruitless: 0, clicked: 4 },
  ]
  const batch = { id: randomUUID(), day: today, visits: [{ page: '/mr/gardens', count: 11 }], words }
  const response = await ask(api('/reader-counts'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(batch),
  })
  expect(response.status).toBe(200)
})

const view = async (role: Role | undefined, query = '', language = 'en') =>
  ask(`${cmsUrl}/admin/looked-for${query}`, {
    redirect: 'manual',
    headers: role
      ? {
          cookie: `payload-token=${tokens[role]}; payload-lng=${language}`,
          'sec-fetch-site': 'same-origin',
        }
      : {},
  })

describe('what residents look for', () => {
  test.each([
    ['clerk', 'en', 'Searches without a result', false],
    ['editor', 'mr', 'निकाल न मिळालेले शोध', true],
    ['admin', 'en', 'Searches without a result', true],
  ] as const)(
    'is read by a %s in %s; editors and administrators may add a synonym',
    async (role, language, heading, may) => {
      const response = await view(role, '', language)
      expect(response.status).toBe(200)
      const text = await response.text()
      for (const words of [heading, dogLicence, 'water bill', '/mr/gardens']) expect(text).toContain(words)
      expect(text.includes('search-analytics-synonym') || text.includes('asked-synonym')).toBe(may)
    },
  )

  test('is closed to strangers, and takes any week', async () => {
    const response = await view(undefined)
    expect(response.headers.get('location') + (await response.text())).toContain('/admin/login?redirect=')
    for (const query of ['?week=2020-01-01', '?week=%27', '?week=1&week=2', '?week=9999-99-99'])
      expect([query, (await view('clerk', query)).status]).toEqual([query, 200])
    expect(await (await view('clerk', '?week=2020-01-01')).text()).not.toContain(dogLicence)
  })

  test('residents cannot count through the site', async () => {
    const response = await ask(`${siteUrl}/api/reader-counts`, { method: 'POST', body: '{}' })
    expect(response.status).toBe(404)
  })
})

describe('a synonym from a search', () => {
  const add = (role: Role, body: object) =>
    ask(desk('/asked-synonym'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...as(tokens[role]) },
      body: JSON.stringify(body),
    })
  const groups = async () => {
    const response = await ask(desk('/synonyms?limit=0&depth=0'), { headers: as(tokens.editor) })
    const { docs } = (await response.json()) as { docs: { words: string[] }[] }
    return docs.filter(({ words }) => words.includes(dogLicence)).map(({ words }) => words)
  }

  test('is added once, to the group that has the other word', async () => {
    expect((await add('clerk', { words: dogLicence, means: 'pet permit' })).status).toBe(403)
    expect(await groups()).toEqual([])
    expect((await add('editor', { words: dogLicence, means: ' pet  permit ' })).status).toBe(200)
    expect((await add('editor', { words: dogLicence, means: 'Pet permit' })).status).toBe(200)
    expect(await groups()).toEqual([['pet permit', dogLicence].reverse()])
    expect((await add('editor', { words: 'licence for dogs', means: dogLicence })).status).toBe(200)
    expect(await groups()).toEqual([[dogLicence, 'pet permit', 'licence for dogs']])
  })

  test('needs another word, and nothing else', async () => {
    for (const wrong of [
      { words: dogLicence, means: '' },
      { words: dogLicence, means: dogLicence.toUpperCase() },
      { words: dogLicence, means: 'क'.repeat(61) },
      { words: dogLicence, means: 'pet', deletedAt: null },
    ])
      expect((await add('admin', wrong)).status).toBe(400)
  })
})
