import { beforeAll, describe, expect, test } from 'vitest'
import { councilWithDesk, type Role } from './desk.ts'

const { desk } = councilWithDesk()

const preview = (as: Role | undefined, body: object) =>
  desk().ask('POST', '/approvals/preview', { as, body, headers: { 'accept-language': 'mr' } })

type Link = { url: string; until: string }
const linkTo = async (subject: object, as: Role = 'clerk', more: object = {}): Promise<Link> =>
  (await (await preview(as, { subject, ...more })).json()) as Link
const tokenOf = ({ url }: Link): string => new URL(url).pathname.split('/')[2] ?? ''

type Row = { name?: string; description?: string }
async function rows(path: string, token?: string): Promise<{ response: Response; rows: Row[] }> {
  const headers: Record<string, string> = token ? { authorization: `Preview ${token}` } : {}
  // Imported when the council is open: the configuration with its secret is read once.
  const { answer } = await import('../../src/api/answer.ts')
  const response = await answer(desk().payload, new Request(`http://desk.example/api${path}`, { headers }))
  const answered = (await response.clone().json()) as Row[] | Record<string, Row[]>
  return { response, rows: Array.isArray(answered) ? answered : (Object.values(answered)[0] ?? []) }
}
const textsOf = async (path: string, token?: string) =>
  (await rows(path, token)).rows.map(({ name, description }) => name ?? description)

async function saved(list: string, body: object, as: Role = 'clerk', query = '?draft=true'): Promise<number> {
  const response = await desk().ask('POST', `/${list}${query}`, { as, body })
  return ((await response.json()) as { doc: { id: number } }).doc.id
}

const ponds = '/ponds-talao?lang=mr'
let first: number
let draft: number
beforeAll(async () => {
  const body = { name: { en: 'First lake', mr: 'पहिला तलाव' }, _status: 'published' }
  first = await saved('ponds', body, 'editor', '')
  draft = await saved('ponds', { name: { en: 'New lake', mr: 'नवा तलाव' } })
  const changed = { name: { en: 'Renamed lake', mr: 'नाव बदललेला तलाव' } }
  await desk().ask('PATCH', `/ponds/${first}?draft=true`, { as: 'clerk', body: changed })
})

test('a link shows its draft beside what is public, and nothing on the way keeps it', async () => {
  const token = tokenOf(await linkTo({ kind: 'record', list: 'ponds', id: draft }))
  const { response } = await rows(ponds, token)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(await textsOf(ponds, token)).toEqual(['पहिला तलाव', 'नवा तलाव'])
  expect(await textsOf('/ponds-talao?lang=en', token)).toEqual(['First lake', 'New lake'])
})

test('a changed record stands in its place with its new text', async () => {
  const token = tokenOf(await linkTo({ kind: 'record', list: 'ponds', id: first }))
  expect(await textsOf(ponds, token)).toEqual(['नाव बदललेला तलाव'])
})

test('everybody else reads what is public, byte for byte', async () => {
  const before = await (await rows(ponds)).response.arrayBuffer()
  await textsOf(ponds, tokenOf(await linkTo({ kind: 'record', list: 'ponds', id: draft })))
  const after = await rows(ponds)
  expect(Buffer.from(await after.response.arrayBuffer())).toEqual(Buffer.from(before))
  expect(await textsOf(ponds)).toEqual(['पहिला तलाव'])
})

test('a request for approval shows all of its records, and a day what is planned for it', async () => {
  const road = await saved('roads', {
    description: { en: 'Planned road', mr: 'नियोजित रस्ता' },
    length: { en: '1 km', mr: '१ किमी' },
  })
  const records = [
    { list: 'ponds', record: draft },
    { list: 'roads', record: road },
  ]
  const sent = await desk().ask('POST', '/approvals/send', { as: 'clerk', body: { records } })
  const { id } = (await sent.json()) as { id: number }
  const bundle = tokenOf(await linkTo({ kind: 'approval', id }))
  expect(await textsOf('/roads?lang=mr', bundle)).toEqual(['नियोजित रस्ता'])
  expect(await textsOf(ponds, bundle)).toContain('नवा तलाव')
  const { records: parts } = await desk().payload.findByID({ collection: 'approvals', id })
  const seen = parts.map(({ list, record, version }) => ({ list, record, version }))
  const time = new Date(Date.now() + 3 * 24 * 3600_000).toISOString()
  const body = { seen, publishAt: `${time.slice(0, 10)}T10:00` }
  expect((await desk().ask('POST', `/approvals/${id}/approve`, { as: 'editor', body })).status).toBe(200)
  const onThatDay = tokenOf(await linkTo({ kind: 'day', day: time.slice(0, 10) }))
  const dayBefore = new Date(Date.parse(time) - 24 * 3600_000).toISOString().slice(0, 10)
  expect(await textsOf(ponds, onThatDay)).toContain('नवा तलाव')
  expect(await textsOf(ponds, tokenOf(await linkTo({ kind: 'day', day: dayBefore })))).not.toContain(
    'नवा तलाव',
  )
})

describe('a token', () => {
  test.each([
    ['of another draft', (token: string) => token.replace(`-${draft}.`, `-${draft + 1}.`)],
    ['with a later end', (token: string) => token.replace(/\.\d+\./, '.1999999999.')],
    ['without its signature', (token: string) => token.slice(0, -5)],
    ['that is none', () => 'draft-record-ponds-2'],
  ])('%s shows what is public', async (_which, forge) => {
    const token = forge(tokenOf(await linkTo({ kind: 'record', list: 'ponds', id: draft })))
    expect(await textsOf(ponds, token)).toEqual(['पहिला तलाव'])
  })

  test('for the closed website shows no draft', async () => {
    const made = await desk().ask('POST', '/opening/link', { as: 'editor', body: {} })
    const token = tokenOf((await made.json()) as Link)
    expect(await textsOf(ponds, token)).toEqual(['पहिला तलाव'])
  })
})

test('staff make links: a clerk’s ends after a day, an editor chooses; strangers make none', async () => {
  const subject = { kind: 'record', list: 'ponds', id: draft }
  expect((await preview(undefined, { subject })).status).toBe(401)
  const daysOf = async (as: Role) =>
    Math.round((Date.parse((await linkTo(subject, as, { days: 7 })).until) - Date.now()) / (24 * 3600_000))
  expect([await daysOf('clerk'), await daysOf('editor')]).toEqual([1, 7])
  for (const wrong of [
    { kind: 'record', list: '../x', id: 1 },
    { kind: 'record', list: 'feedback', id: 1 },
    { kind: 'record', list: 'users', id: 1 },
    { kind: 'record', list: 'no-list', id: 1 },
    { kind: 'site' },
    { kind: 'day', day: 'now' },
  ])
    expect((await preview('editor', { subject: wrong })).status).toBe(400)
})

test('a link leads to the page of the list in the language of the desk', async () => {
  const { url } = await linkTo({ kind: 'record', list: 'ponds', id: draft })
  expect(new URL(url).searchParams.get('to')).toBe('/mr/ponds-talao')
})
