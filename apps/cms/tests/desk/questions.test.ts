import { beforeAll, describe, expect, test } from 'vitest'
import { councilWithDesk } from './desk.ts'

const { desk } = councilWithDesk()
const status = async (method: string, path: string, body?: unknown) =>
  (await desk().ask(method, path, { as: 'editor', ...(body === undefined ? {} : { body }) })).status

test.each([
  ['/ponds/abc', 404],
  ['/ponds/0', 404],
  ['/ponds/-1', 404],
  ['/ponds/1e3', 404],
  ['/ponds/99999999999999999999', 404],
  ['/ponds/1', 404],
  ['/ponds/versions/abc', 404],
  ['/ponds/versions/99999999999', 404],
  ['/users/versions', 404],
  ['/wards?page=1e18', 400],
  ['/wards?page=-1', 400],
  ['/wards?page=x', 400],
  ['/wards?limit=x', 200],
  ['/wards?limit=-5', 200],
  ['/wards?limit=1e300', 200],
  ['/wards?where[id][near]=1', 400],
  ['/wards?where[name.en][within]=1', 400],
  ['/wards?where=x', 400],
  ['/wards?where=[', 400],
  ['/wards?where[id][equals]=abc', 200],
  ['/wards?where[id][in]=abc,1', 200],
  ['/wards?where[createdAt][greater_than]=x', 200],
  ['/wards?where[record.publishedOn][less_than]=%00', 200],
  ['/wards?where[number][equals]=%00', 200],
  ['/wards?where[nothing][equals]=1', 400],
  ['/wards?where[_status][equals]=x', 200],
  ['/wards?where[record.owner][equals]=x', 200],
  ['/wards?sort=nothing', 200],
  ['/wards?sort[a]=1', 200],
  ['/wards?select[x][y]=z', 200],
  ['/wards?populate=1', 200],
  ['/wards?joins=1', 200],
  ['/users/login', 404],
  ['/media/file/none.jpg', 404],
  ['/media/file/..%2f..%2fcms.db', 404],
  ['/globals/nothing', 404],
  ['/globals/settings/versions/abc', 404],
])('GET %s is no failure of the server', async (path, expected) => {
  const got = await status('GET', path)
  if (expected === 200) expect(got).toBeLessThan(500)
  else expect([expected, 400, 403, 404]).toContain(got)
})

test.each([
  ['POST', '/reorder', {}],
  ['POST', '/reorder', '{'],
  [
    'POST',
    '/reorder',
    { collectionSlug: 'wards', docsToMove: [1], newKeyWillBe: 'less', orderableFieldName: '_order' },
  ],
  [
    'POST',
    '/reorder',
    {
      collectionSlug: 'wards',
      docsToMove: ['x'],
      newKeyWillBe: 'less',
      orderableFieldName: '_order',
      target: { id: 'x', key: 'zzz!' },
    },
  ],
  [
    'POST',
    '/reorder',
    {
      collectionSlug: 'users',
      docsToMove: [1],
      newKeyWillBe: 'less',
      orderableFieldName: '_order',
      target: { id: 1 },
    },
  ],
  ['PATCH', '/ponds/abc', {}],
  ['DELETE', '/ponds/abc', undefined],
  ['POST', '/ponds/abc/duplicate', {}],
  ['POST', '/ponds/versions/abc', {}],
  ['PATCH', '/wards', { number: '1' }],
  ['DELETE', '/wards?where[id][near]=1', undefined],
  ['POST', '/wards', '[]'],
  ['POST', '/wards', '"x"'],
  ['POST', '/wards', '{'],
  ['POST', '/globals/settings', { latitude: 'x', phones: 'x' }],
  ['POST', `/payload-preferences/${'x'.repeat(300)}`, { value: 1 }],
  ['POST', '/payload-preferences/nav', { value: 'x'.repeat(100_000) }],
])('%s %s is the sender’s mistake', async (method, path, body) => {
  const sent = typeof body === 'string' ? { body, headers: { 'content-type': 'application/json' } } : { body }
  const { status: got } = await desk().ask(method, path, { as: 'editor', ...sent })
  expect(got).toBeGreaterThanOrEqual(400)
  expect(got).toBeLessThan(500)
})

test('a form whose data cannot be read is the sender’s mistake', async () => {
  const body = new FormData()
  body.set('_payload', '{"number": ')
  expect(await status('POST', '/wards?draft=true', body)).toBe(400)
})

describe('a long list', () => {
  beforeAll(async () => {
    const { payload } = desk()
    const old = await payload.create({ collection: 'synonyms', data: { words: ['road', 'street'] } })
    expect(old.id).toBeGreaterThan(0)
    for (let number = 1; number <= 305; number += 1)
      await payload.db.create({ collection: 'synonyms', data: { words: [`a${number}`, `b${number}`] } })
  })

  test.each(['limit=0', 'limit=100000', 'pagination=false', 'pagination=false&limit=0'])(
    'is cut with %s',
    async (query) => {
      const response = await desk().ask('GET', `/synonyms?${query}`, { as: 'clerk' })
      const { docs } = (await response.json()) as { docs: unknown[] }
      expect(docs).toHaveLength(300)
    },
  )
})

describe('a text', () => {
  const ward = (name: unknown) => ({ number: '1', name: { en: name } })
  test.each([
    ['one character too long', 'x'.repeat(501)],
    ['very long', 'x'.repeat(1_000_000)],
    ['a number', 5],
    ['an object', { a: 1 }],
    ['with a character that no database stores', 'a\0b'],
  ])('that is %s is refused in drafts too, with its name', async (_what, text) => {
    const { ask } = desk()
    const response = await ask('POST', '/wards?draft=true', { as: 'clerk', body: ward(text) })
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('Name (English)')
  })

  test('in a field with several lines may have 20,000 characters, and no more', async () => {
    const news = (length: number) => ({ description: { en: 'x'.repeat(length) } })
    expect(await status('POST', '/news?draft=true', news(20_000))).toBe(201)
    expect(await status('POST', '/news?draft=true', news(20_001))).toBe(400)
  })

  test.each([
    [{ number: [] }],
    [{ record: 'x' }],
    [{ record: { owner: 'x' } }],
    [{ record: { owner: 99_999_999_999 } }],
    [{ record: { owner: {} } }],
    [{ _status: 'x' }],
  ])('or another value of the wrong kind is refused: %j', async (body) => {
    const got = await status('POST', '/wards?draft=true', body)
    expect(got).toBe(400)
  })
})
