import { beforeAll, expect, test } from 'vitest'
import { ask } from '../support/council.ts'
import { as, desk, hireStaff, type Role } from '../support/staff.ts'

let tokens: Record<Role, string>
beforeAll(async () => {
  tokens = await hireStaff()
})

const json = { 'content-type': 'application/json' }
const parts = { 'content-type': 'multipart/form-data; boundary=x' }
const payloadPart = '--x\r\ncontent-disposition: form-data; name="_payload"\r\n\r\n{"a":\r\n--x--\r\n'

type Question = [string, string, RequestInit?]
const questions: Question[] = [
  ['GET', '/ponds/abc'],
  ['GET', '/ponds/1e18'],
  ['GET', '/users/versions'],
  ['GET', '/ponds/versions/abc'],
  ['GET', '/ponds?page=1e18'],
  ['GET', '/ponds?page=-1&limit=x'],
  ['GET', '/ponds?where[id][near]=1'],
  ['GET', '/ponds?where[nothing][equals]=1'],
  ['GET', '/ponds?where=['],
  ['POST', '/ponds?draft=true', { headers: parts, body: payloadPart }],
  ['POST', '/ponds?draft=true', { headers: json, body: '{"a":' }],
  ['POST', '/reorder', { headers: json, body: '{}' }],
  [
    'POST',
    '/reorder',
    { headers: json, body: '{"collectionSlug":"ponds","docsToMove":["abc"],"target":{}}' },
  ],
  ['POST', '/media', { headers: parts, body: '--x\r\n' }],
]

test.each(questions)('%s %s is the asker’s mistake', async (method, path, { headers = {}, ...init } = {}) => {
  for (const role of [undefined, 'clerk', 'editor'] as const) {
    const own = role ? as(tokens[role]) : {}
    const response = await ask(desk(path), { method, ...init, headers: { ...(headers as object), ...own } })
    const text = await response.text()
    expect({ role, status: response.status }).toEqual({
      role,
      status: role ? expect.toSatisfy((status) => [400, 403, 404].includes(status as number)) : 401,
    })
    expect(text).not.toMatch(/\n\s+at \S|SQLITE_|Failed query|\bselect\b.+\bfrom\b/i)
  }
})

test('an answer has a bounded size and depth, whatever is asked', async () => {
  for (const role of ['clerk', 'editor'] as const) {
    const response = await ask(desk('/media?limit=0&depth=10'), { headers: as(tokens[role]) })
    const { docs, limit } = (await response.json()) as { docs: unknown[]; limit: number }
    expect([response.status, limit]).toEqual([200, 300])
    expect(docs.length).toBeLessThanOrEqual(300)
  }
})
