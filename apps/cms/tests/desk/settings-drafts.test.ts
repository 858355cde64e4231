import { createLocalReq } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import { councilWithDesk, type Role } from './desk.ts'

const { desk, council } = councilWithDesk()

const published = { name: { en: 'First town', mr: 'पहिले गाव' }, email: 'first@town.example' }
const saveAs = (as: Role | undefined, body: object, query = '') =>
  desk().ask('POST', `/globals/settings${query}`, { as, body })
const save = (body: object) => saveAs('editor', body)
const saveDraft = (body: object) => saveAs('editor', body, '?draft=true')

type Row = { name?: string; email?: string; theme_brand_hue?: unknown }
/** The settings on the wire, as residents read them or as the holder of a link does. */
async function onTheWire(token?: string): Promise<Row> {
  const { answer } = await import('../../src/api/answer.ts')
  const headers: Record<string, string> = token ? { authorization: `Preview ${token}` } : {}
  const request = new Request('http://desk.example/api/settings?lang=en', { headers })
  const answered = (await (await answer(desk().payload, request)).json()) as Row[]
  return answered[0] ?? {}
}

async function linkToSettings(): Promise<string> {
  const { linkToDraft } = await import('../../src/content/previews/link.ts')
  const req = await createLocalReq({}, desk().payload)
  return new URL(linkToDraft({ kind: 'settings' }, '/', req).url).pathname.split('/')[2] ?? ''
}

beforeAll(async () => {
  const response = await save({ ...published, abbreviation: { en: 'FT', mr: '' }, _status: 'published' })
  expect(response.status).toBe(200)
})

test('a draft of the settings is not public; its link shows it, and publishing makes it public', async () => {
  expect((await saveDraft({ ...published, email: 'draft@town.example' })).status).toBe(200)
  expect(await onTheWire()).toMatchObject({ name: 'First town', email: 'first@town.example' })
  const token = await linkToSettings()
  expect(await onTheWire(token)).toMatchObject({ email: 'draft@town.example' })
  expect(await onTheWire(token.replace('settings', 'day-2026-11-30'))).toMatchObject({
    email: 'first@town.example',
  })
  await save({ ...published, email: 'draft@town.example', _status: 'published' })
  expect(await onTheWire()).toMatchObject({ email: 'draft@town.example' })
})

test('who publishes one setting does not publish what a colleague is preparing', async () => {
  await saveDraft({ ...published, email: 'still-preparing@town.example' })
  expect((await save({ helpline: '02222 222222' })).status).toBe(200)
  expect(await onTheWire()).toMatchObject({ name: 'First town', email: 'draft@town.example' })
})

test('a draft may have gaps, and nothing wrong', async () => {
  expect((await saveDraft({ name: { en: '', mr: '' } })).status).toBe(200)
  const wrong = await saveDraft({ helpline: 'ring us' })
  expect(wrong.status).toBe(400)
  expect(await wrong.text()).toContain('Helpline')
})

test('settings of a form whose lists have no rows are stored', async () => {
  expect((await saveDraft({ ...published, oldVersionsTakenOut: 0 })).status).toBe(200)
  expect((await saveAs('admin', { ...published, oldVersionsTakenOut: '0' }, '?draft=true')).status).toBe(200)
})

test('settings cannot be withdrawn', async () => {
  const answer = await save({ _status: 'draft' })
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('cannot be withdrawn')])
  expect(await onTheWire()).toMatchObject({ name: 'First town' })
})

test('clerks and strangers save no draft of them', async () => {
  for (const as of ['clerk', undefined] as const)
    expect([401, 403]).toContain((await saveAs(as, { email: 'x@town.example' }, '?draft=true')).status)
  expect((await desk().ask('GET', '/globals/settings/versions')).status).toBe(403)
})

test('the journal says who prepared them and who published them', async () => {
  await saveDraft({ ...published, email: 'noted@town.example' })
  const { docs } = await desk().payload.find({ collection: 'journal', sort: '-id', limit: 1 })
  expect(docs[0]).toMatchObject({ action: 'settings' })
  expect(JSON.stringify(docs[0])).toContain('noted@town.example')
})

test('a picture that only a draft of the settings shows is not deleted', async () => {
  const sharp = (await import('sharp')).default
  const background = { r: 1, g: 2, b: 3, alpha: 1 }
  const data = await sharp({ create: { width: 9, height: 9, channels: 4, background } })
    .png()
    .toBuffer()
  const file = { name: 'emblem.png', data, mimetype: 'image/png', size: data.length }
  const { id } = await council().payload.create({
    collection: 'media',
    data: { alt: { en: 'Emblem' } },
    file,
  })
  expect((await saveDraft({ ...published, logo: id })).status).toBe(200)
  expect((await desk().ask('DELETE', `/media/${id}`, { as: 'admin' })).status).toBe(409)
})

describe('an older version of the settings', () => {
  const newestVersion = async (): Promise<number> => {
    const { docs } = await desk().payload.findGlobalVersions({ slug: 'settings', sort: '-id', limit: 1 })
    return Number(docs[0]?.id)
  }
  const restore = async (version: number, query = '') =>
    (await desk().ask('POST', `/globals/settings/versions/${version}${query}`, { as: 'editor' })).status
  const stored = () => desk().payload.findGlobal({ slug: 'settings' })

  test('brings an editor nothing back that administrators alone set', async () => {
    await save({ ...published, email: 'older@town.example' })
    const older = await newestVersion()
    const rules = { publishing: 'second', strictCodes: true }
    expect((await saveAs('admin', { ...rules, email: 'newer@town.example' })).status).toBe(200)
    expect(await restore(older)).toBe(200)
    expect(await stored()).toMatchObject({ ...rules, email: 'older@town.example', _status: 'published' })
    const { docs } = await desk().payload.find({ collection: 'journal', sort: '-id', limit: 1 })
    expect(JSON.stringify(docs[0])).toContain('older@town.example')
    expect(JSON.stringify(docs[0])).not.toContain('First town')
    await saveAs('admin', { publishing: 'own', strictCodes: false })
  })

  test('that was a draft, or is restored as one, takes nothing off the site', async () => {
    await save({ ...published, email: 'public@town.example' })
    const wasPublic = await newestVersion()
    await saveDraft({ name: { en: '', mr: '' } })
    const draft = await newestVersion()
    for (const [version, query] of [
      [draft, ''],
      [draft, '?draft=true'],
      [wasPublic, '?draft=true'],
    ] as const) {
      expect(await restore(version, query)).toBe(200)
      expect(await onTheWire()).toMatchObject({ name: 'First town', email: 'public@town.example' })
    }
  })
})
