import { expect, test } from 'vitest'
import { councilWithDesk, type Role } from './desk.ts'

const { desk } = councilWithDesk()

type Doc = { id: number; updatedAt: string; description: { en: string }; _order: string }

const video = (en: string, _status = 'published') => ({
  description: { en },
  url: 'https://www.youtube.com/watch?v=aaaaaaaaaaa',
  _status,
})
async function added(en: string): Promise<Doc> {
  const response = await desk().ask('POST', '/videos', { as: 'editor', body: video(en) })
  return ((await response.json()) as { doc: Doc }).doc
}
const open = async (id: number, as: Role = 'editor'): Promise<Doc> =>
  (await (await desk().ask('GET', `/videos/${id}?draft=true&depth=0`, { as })).json()) as Doc
const openedAt = ({ updatedAt }: { updatedAt: string }) => ({ 'x-opened-at': updatedAt })
const later = () => new Promise((resolve) => setTimeout(resolve, 5))

type Save = { as?: Role; headers?: Record<string, string>; draft?: boolean; language?: string }
const save = (
  id: number,
  body: object,
  { as = 'editor', headers = {}, draft = false, language }: Save = {},
) =>
  desk().ask('PATCH', `/videos/${id}${draft ? '?draft=true' : ''}`, {
    as,
    body,
    headers: { ...headers, ...(language ? { 'accept-language': language } : {}) },
  })

test('the second save of a form that was opened before the first is refused, and undoes nothing', async () => {
  const { id } = await added('Opened twice')
  const [one, two] = [await open(id), await open(id)]
  await later()
  expect((await save(id, { description: { en: 'First' } }, { headers: openedAt(one) })).status).toBe(200)
  const second = await save(id, { description: { en: 'Second' } }, { headers: openedAt(two) })
  expect(second.status).toBe(409)
  expect(await second.text()).toContain('changed after you opened it (editor, ')
  expect((await open(id)).description.en).toBe('First')
  const marathi = await save(
    id,
    { description: { en: 'Second' } },
    { headers: openedAt(two), language: 'mr' },
  )
  expect(await marathi.text()).toContain('उघडल्यानंतर यात बदल झाला आहे')
})

test('a form goes on after its own save, and after it has seen what the other changed', async () => {
  const { id } = await added('Going on')
  let form = await open(id, 'clerk')
  for (const en of ['Once', 'Twice', 'Thrice']) {
    await later()
    const answer = await save(
      id,
      { description: { en } },
      { as: 'clerk', draft: true, headers: openedAt(form) },
    )
    expect(answer.status).toBe(200)
    form = ((await answer.json()) as { doc: Doc }).doc
  }
  await later()
  await save(id, { description: { en: 'By another' } }, { draft: true })
  expect((await save(id, video('Mine'), { headers: openedAt(form) })).status).toBe(409)
  expect((await save(id, video('Mine'), { headers: openedAt(await open(id)) })).status).toBe(200)
})

test('a draft of another makes a form old that shows what is published, and the other way round', async () => {
  const { id } = await added('Published')
  const form = await open(id)
  await later()
  await save(id, { description: { en: 'Draft of a clerk' } }, { as: 'clerk', draft: true })
  expect((await save(id, video('Published again'), { headers: openedAt(form) })).status).toBe(409)
  const draft = await open(id)
  await later()
  await save(id, video('Published by another'))
  const late = await save(id, { description: { en: 'Late' } }, { draft: true, headers: openedAt(draft) })
  expect(late.status).toBe(409)
})

test('of two forms that save at the same moment one is stored', async () => {
  const { id } = await added('At once')
  const form = await open(id)
  await later()
  const answers = await Promise.all(
    ['A', 'B', 'C'].map((en) => save(id, { description: { en } }, { headers: openedAt(form) })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
})

test('the trash, withdrawing and deleting ask the same', async () => {
  const { id } = await added('For the trash')
  const form = await open(id)
  await later()
  await save(id, { description: { en: 'Changed meanwhile' } })
  const headers = openedAt(form)
  expect((await save(id, { deletedAt: new Date().toISOString() }, { headers })).status).toBe(409)
  expect((await save(id, { _status: 'draft' }, { headers })).status).toBe(409)
  expect((await desk().ask('DELETE', `/videos/${id}`, { as: 'editor', headers })).status).toBe(409)
  expect((await open(id)).description.en).toBe('Changed meanwhile')
})

test('a record is not moved in a list that shows an order of before', async () => {
  const docs: Doc[] = []
  for (const name of ['One', 'Two', 'Three']) docs.push(await added(name))
  const [one, two, three] = docs.map(({ id }) => id)
  const move = (id: number | undefined, target: number | undefined, headers = {}) =>
    desk().ask('POST', '/reorder', {
      as: 'editor',
      headers,
      body: {
        collectionSlug: 'videos',
        docsToMove: [id],
        newKeyWillBe: 'less',
        orderableFieldName: '_order',
        target: { id: target },
      },
    })
  await later()
  const shown = { 'x-opened-at': new Date().toISOString() }
  await later()
  expect((await move(one, three)).status).toBe(200)
  expect((await move(one, two, shown)).status).toBe(409)
  expect((await move(two, one, shown)).status).toBe(409)
  expect((await move(two, three, shown)).status).toBe(200)
})

test('the settings and an account ask the same', async () => {
  type Settings = { updatedAt: string }
  const settings = async () =>
    (await (await desk().ask('GET', '/globals/settings?draft=true', { as: 'admin' })).json()) as Settings
  const store = (helpline: string, headers = {}) =>
    desk().ask('POST', '/globals/settings?draft=true', { as: 'admin', body: { helpline }, headers })
  await store('0251 2222 222')
  const form = await settings()
  await later()
  expect((await store('0251 3333 333', openedAt(form))).status).toBe(200)
  expect((await store('0251 4444 444', openedAt(form))).status).toBe(409)
  const clerk = await desk().payload.findByID({ collection: 'users', id: desk().ids.clerk })
  await later()
  const rename = (name: string) =>
    desk().ask('PATCH', `/users/${clerk.id}`, { as: 'admin', body: { name }, headers: openedAt(clerk) })
  expect((await rename('Clerk One')).status).toBe(200)
  expect((await rename('Clerk Two')).status).toBe(409)
})

test('a client that does not say what it has seen is answered as before', async () => {
  const { id } = await added('Without a time')
  await later()
  await save(id, { description: { en: 'Changed' } })
  for (const headers of [{}, { 'x-opened-at': 'no time' }] as Record<string, string>[])
    expect((await save(id, { description: { en: 'Again' } }, { headers })).status).toBe(200)
  expect((await save(id, { updatedAt: '2020-01-01T00:00:00.000Z' })).status).toBe(200)
})
