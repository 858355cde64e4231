import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type ListName, listNames, listPaths } from '@nagardwar/contract'
import type { CollectionSlug } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Ask, apiOf } from '../api/api.ts'
import { openCouncil, type TestCouncil } from '../council.ts'

type SkeletonRecord = { draft?: boolean; source?: string; [field: string]: unknown }

const folder = path.join(import.meta.dirname, '../../../../content/skeleton')
const readJson = (file: string) => JSON.parse(readFileSync(path.join(folder, file), 'utf8'))
const sources = readJson('sources.json') as Record<string, { title: string }>
const slugs = readdirSync(folder)
  .filter((file) => file.endsWith('.json') && file !== 'sources.json')
  .map((file) => path.basename(file, '.json') as CollectionSlug)
const recordsOf = (slug: string) => readJson(`${slug}.json`) as SkeletonRecord[]

let council: TestCouncil
let ask: Ask
beforeAll(async () => {
  council = await openCouncil()
  const { storeFirstContent } = await import('../../src/api/first-content/store-content.ts')
  await storeFirstContent(council.payload, 'skeleton')
  ask = await apiOf(council.payload)
}, 60_000)
afterAll(() => council.close())

test('the website of a new council is closed until it opens it', async () => {
  expect(await (await ask('/opening')).json()).toMatchObject({ state: 'closed', takesFeedback: false })
})

test('every record of the skeleton is stored for staff', async () => {
  expect(slugs.length).toBeGreaterThan(8)
  for (const slug of slugs)
    expect((await council.payload.count({ collection: slug })).totalDocs, slug).toBe(recordsOf(slug).length)
})

const rowsOf = async (name: ListName): Promise<unknown[]> => {
  const body = await (await ask(listPaths[name].path)).json()
  return Array.isArray(body) ? body : ((body as { data?: unknown[] }).data ?? [])
}

/** Content for navigation that says nothing about the council. */
const isPublicAtOnce = (name: ListName): boolean => name === 'mainMenu' || name === 'texts'

test('residents get the menu and the words of the search, and nothing else until staff publish it', async () => {
  expect((await rowsOf('mainMenu')).length).toBeGreaterThan(0)
  for (const name of listNames.filter((each) => !isPublicAtOnce(each) && each !== 'settings'))
    expect(await rowsOf(name), name).toEqual([])
  expect(JSON.stringify(await rowsOf('settings'))).not.toMatch(/Sahyanagar|सह्यनगर|\d{6}/u)
})

test('every record says where it is from, in both languages', () => {
  for (const slug of slugs.filter((each) => each !== 'synonyms'))
    for (const record of recordsOf(slug)) {
      expect(sources, JSON.stringify(record)).toHaveProperty(String(record.source))
      for (const value of Object.values(record))
        if (typeof value === 'object' && value !== null && 'en' in value)
          expect(value, JSON.stringify(record)).toMatchObject({
            mr: expect.stringMatching(/\p{Script=Devanagari}/u),
          })
    }
})

test('every department has a heading for what it has to disclose', () => {
  const of = (slug: string, field: string) => new Set(recordsOf(slug).map((record) => record[field]))
  const headed = of('headings', 'department')
  const own = new Set([
    ...headed,
    ...(recordsOf('general-admin-headings').length > 0 ? ['general-admin'] : []),
  ])
  expect([...of('disclosure-departments', 'key')].filter((key) => !own.has(key))).toEqual([])
})

test('no record names a council, a telephone or an e-mail address', () => {
  for (const slug of slugs) {
    const text = JSON.stringify(recordsOf(slug))
    expect(text, slug).not.toMatch(/Sahyanagar|सह्यनगर|@|\d{3}[- ]?\d{3}[- ]?\d{4}/u)
  }
})

test('texts for answers name nothing that the desk does not fill in', async () => {
  const { templatesFor } = await import('../../src/features/feedback/desk/templates.ts')
  const values = { name: 'Asha', subject: 'Lamp', reference: 'F-1' }
  const templates = await templatesFor(council.payload, values)
  expect(templates.length).toBeGreaterThan(3)
  for (const { en, mr } of templates) {
    expect(`${en} ${mr}`).not.toMatch(/[{}]/)
    expect([en, mr]).toEqual([expect.stringContaining('Asha'), expect.stringContaining('Asha')])
  }
})

test('a policy is not published before its blanks are filled in', async () => {
  const { docs } = await council.payload.find({
    collection: 'privacy-policy',
    where: { 'description.en': { contains: '[[address]]' } },
  })
  const [policy] = docs
  if (!policy) throw new Error('the skeleton has no policy with a blank')
  const publish = (en: string, mr: string) =>
    council.payload.update({
      collection: 'privacy-policy',
      id: policy.id,
      data: { _status: 'published', description: { en, mr } },
    })
  await expect(publish(policy.description.en, policy.description.mr ?? '')).rejects.toMatchObject({
    data: {
      errors: [
        { message: 'Description (English) still has a blank to fill in: [[name of the council]]' },
        { message: 'Description (Marathi) still has a blank to fill in: [[नगरपरिषदेचे नाव]]' },
      ],
    },
  })
  await publish('This website is run by the council of Test.', 'हे संकेतस्थळ चाचणी नगरपरिषद चालवते.')
  expect(await rowsOf('privacyPolicy')).not.toEqual([])
})

test('a notice that a new council finds as a draft is public once its blanks and its days are given', async () => {
  const { docs } = await council.payload.find({
    collection: 'public-notices',
    where: { kind: { equals: 'trees' } },
  })
  const [notice] = docs
  if (!notice) throw new Error('the skeleton has no notice of trees')
  const days = { opens: '2026-12-01T04:15:00.000Z', closes: '2026-12-20T12:15:00.000Z' }
  const publish = (data: object) =>
    council.payload.update({
      collection: 'public-notices',
      id: notice.id,
      data: { ...days, ...data, _status: 'published' },
    })
  await expect(publish({})).rejects.toMatchObject({
    data: {
      errors: expect.arrayContaining([
        expect.objectContaining({ message: 'Title (English) still has a blank to fill in: [[number]]' }),
        expect.objectContaining({ message: 'Title (Marathi) still has a blank to fill in: [[संख्या]]' }),
      ]),
    },
  })
  await publish({
    title: { en: 'Felling of 3 trees: Market Road', mr: '३ झाडे तोडणे: बाजार मार्ग' },
    text: { en: 'Anybody may object.', mr: 'कोणालाही हरकत घेता येईल.' },
  })
  expect(await rowsOf('publicNotices')).not.toEqual([])
})
