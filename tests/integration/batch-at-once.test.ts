import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, siteUrl } from '../support/council.ts'
import { as, desk, hireStaff, type Role } from '../support/staff.ts'

const many = 60
const name = `Batch ${Date.now()}`
let tokens: Record<Role, string>
const records: { list: string; record: number }[] = []

async function send(method: string, path: string, role: Role, body: object = {}) {
  const headers = { 'content-type': 'application/json', ...as(tokens[role]) }
  const response = await ask(desk(path), { method, headers, body: JSON.stringify(body) })
  return { status: response.status, body: (await response.json()) as never }
}

beforeAll(async () => {
  tokens = await hireStaff()
  for (let each = 0; each < many; each += 1) {
    const ward = { number: String(700 + each), name: { en: name, mr: name } }
    const { body } = await send('POST', '/wards?draft=true', 'clerk', ward)
    records.push({ list: 'wards', record: (body as { doc: { id: number } }).doc.id })
  }
}, 300_000)
afterAll(async () => {
  for (const { record } of records) await send('DELETE', `/wards/${record}`, 'admin')
}, 300_000)

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const read = async (path: string): Promise<string> => {
  const response = await ask(siteUrl + path)
  expect([path, response.status]).toEqual([path, 200])
  return response.text()
}
const rowsOf = async (): Promise<number> =>
  ((JSON.parse(await read('/api/wards?lang=en')) as { ward_name: string }[]) ?? []).filter(
    (row) => row.ward_name === name,
  ).length
const onPage = async (path: string): Promise<number> =>
  new Set((await read(path)).match(/\/ward\/7\d\d\b/g)).size

/** What readers of the site are shown until all of it is public, and the longest that one of them waits. */
async function seenUntilPublic(isDone: () => boolean) {
  const readers = [rowsOf, () => onPage('/ward'), () => onPage('/mr/ward')]
  const seen = new Set<number>()
  let longest = 0
  for (let last: number[] = []; !(isDone() && last.every((count) => count === many)); ) {
    const began = performance.now()
    last = await Promise.all(readers.map((count) => count()))
    longest = Math.max(longest, performance.now() - began)
    for (const count of last) seen.add(count)
    await pause(50)
  }
  return { seen: [...seen], longest }
}

test('of 60 wards that are approved, the site shows a reader all or none, and answers meanwhile', async () => {
  const sent = await send('POST', '/approvals/send', 'clerk', { records })
  const { id } = sent.body as { id: number }
  const asked = await ask(desk(`/approvals/${id}?depth=0`), { headers: as(tokens.editor) })
  const { records: parts } = (await asked.json()) as {
    records: { list: string; record: number; version: number }[]
  }
  const seen = parts.map(({ list, record, version }) => ({ list, record, version }))
  expect(await Promise.all([rowsOf(), onPage('/ward')])).toEqual([0, 0])
  let isDone = false
  const approving = send('POST', '/approvals/together', 'editor', { requests: [{ id, seen }] }).then(
    (answer) => {
      isDone = true
      return answer
    },
  )
  const found = await seenUntilPublic(() => isDone)
  const approved = await approving
  expect(approved).toMatchObject({ status: 200, body: { approved: [id], refused: [] } })
  expect(found.seen.toSorted((one, other) => one - other)).toEqual([0, many])
  // After five seconds the site would show a list as it was, and say so.
  expect(found.longest).toBeLessThan(5000)
}, 300_000)
