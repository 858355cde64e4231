import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TypedUser } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RemovedDemo } from '../../src/api/first-content/remove/remove-demo.ts'
import { openCouncil, type TestCouncil } from '../council.ts'

const demo = path.join(import.meta.dirname, '../../../../content/demo')
/** A part of the demo council with relations between its records. */
const parts = [
  ...['art', 'files', 'settings.json', 'visitor-count.json', 'menu-entries.json', 'departments.json'],
  ...['disclosure-departments.json', 'headings.json', 'roads.json', 'hospitals.json', 'tenders.json'],
  ...['report-kinds.json', 'public-notices.json', 'feedback.json'],
]

let council: TestCouncil
let folder: string
let removed: RemovedDemo
let ownDocument: number
let began: string | undefined
let changedRoad: number
let draftedHospital: number
let answersOfDemo: number

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'nagardwar-demo-'))
  for (const part of parts) await symlink(path.join(demo, part), path.join(folder, part))
  council = await openCouncil()
  const { payload } = council
  const { storeFirstContent } = await import('../../src/api/first-content/store-content.ts')
  const { removeDemo } = await import('../../src/api/first-content/remove/remove-demo.ts')
  await storeFirstContent(payload, 'demo', folder)
  const { contentOf } = await import('../../src/platform/database/filled-marker.ts')
  began = await contentOf(payload)
  const data = {
    name: 'Asha',
    email: 'asha@sahyanagar.example',
    password: 'long-enough-pass',
    role: 'admin' as const,
  }
  const account = await payload.create({ collection: 'users', data })
  const user: TypedUser = { ...account, collection: 'users' }
  const { docs: departments } = await payload.find({ collection: 'disclosure-departments', limit: 1 })
  const heading = await payload.create({
    collection: 'headings',
    data: {
      heading: { en: 'Our own heading' },
      link: '/our-own-heading',
      department: departments[0]?.id ?? 0,
      _status: 'published',
    },
  })
  ownDocument = heading.id
  const [road] = (await payload.find({ collection: 'roads', limit: 1 })).docs
  changedRoad = road?.id ?? 0
  await payload.update({
    collection: 'roads',
    id: changedRoad,
    data: { description: { en: 'Station Road' } },
  })
  const [hospital] = (await payload.find({ collection: 'hospitals', limit: 1 })).docs
  draftedHospital = hospital?.id ?? 0
  await payload.update({ collection: 'hospitals', id: draftedHospital, draft: true, data: { beds: '12' } })
  await payload.updateGlobal({ slug: 'settings', data: { email: 'office@town.example' }, user })
  answersOfDemo = (await payload.count({ collection: 'feedback' })).totalDocs
  const [practised] = (await payload.find({ collection: 'feedback', limit: 1 })).docs
  await payload.update({ collection: 'feedback', id: practised?.id ?? 0, data: { finding: 'noted' } })
  const idOf = async (collection: 'public-notices' | 'report-kinds') =>
    (await payload.find({ collection, limit: 1, depth: 0 })).docs[0]?.id
  await payload.create({
    collection: 'feedback',
    data: {
      publicNotice: await idOf('public-notices'),
      reportKind: await idOf('report-kinds'),
      name: 'R',
      mobile: '1',
      subject: 'S',
      email: 'r@town.example',
      feedback: 'F',
      reference: 'F-TEST-0001',
      receivedAt: new Date().toISOString(),
    } as never,
  })
  removed = await removeDemo(payload, folder)
}, 180_000)
afterAll(async () => {
  await council.close()
  await rm(folder, { recursive: true, force: true })
})

const idsOf = async (collection: 'roads' | 'hospitals' | 'headings' | 'tenders') =>
  (await council.payload.find({ collection, pagination: false, depth: 0 })).docs.map(({ id }) => id)

test('what staff made, changed or began to change stays, with what it points at', async () => {
  expect(await idsOf('roads')).toEqual([changedRoad])
  expect(await idsOf('hospitals')).toEqual([draftedHospital])
  expect(await idsOf('headings')).toEqual([ownDocument])
  const departments = await council.payload.find({ collection: 'disclosure-departments' })
  expect(departments.docs).toHaveLength(1)
})

test('the rest of the demo goes, its files too, and it says what went', async () => {
  expect(await idsOf('tenders')).toEqual([])
  expect(removed.records.roads).toMatchObject({ kept: 1 })
  expect(removed.records.tenders?.removed).toBeGreaterThan(2)
  expect(await council.files.names()).toEqual([])
  expect(JSON.stringify(await council.payload.find({ collection: 'menu-entries' }))).not.toContain(
    '/uploads/',
  )
})

test('staff keep texts to begin an answer with', async () => {
  expect((await council.payload.count({ collection: 'answer-templates' })).totalDocs).toBeGreaterThan(3)
})

test('accounts, feedback and the settings that were changed stay; an invented name and number go', async () => {
  const settings = await council.payload.findGlobal({ slug: 'settings', depth: 0 })
  expect(settings.email).toBe('office@town.example')
  expect(JSON.stringify(settings)).not.toMatch(/Sahyanagar|सह्यनगर|555/u)
  expect(removed.settings.kept).toEqual(['email'])
  expect((await council.payload.count({ collection: 'users' })).totalDocs).toBe(1)
  const { docs } = await council.payload.find({ collection: 'feedback', depth: 0 })
  expect(docs).toMatchObject([{ name: 'R', publicNotice: null, reportKind: null }])
})

test('invented answers to a notice go, also where staff have practised with one', () => {
  expect(answersOfDemo).toBe(14)
  expect(removed.records.feedback).toEqual({ removed: 14, kept: 1 })
})

test('the site is told of a demonstration only while it is one', async () => {
  const { contentOf } = await import('../../src/platform/database/filled-marker.ts')
  expect(began).toBe('demo')
  expect(await contentOf(council.payload)).toBe('own')
})

test('the visitors of the demo are not counted', async () => {
  const { docs } = await council.payload.find({ collection: 'counters' })
  expect(docs).toMatchObject([{ count: 0 }])
})

test('a council that did not begin with the demo is left alone', async () => {
  const { payload } = council
  const { firstContent } = await import('../../src/platform/database/filled-marker.ts')
  const { removeDemo } = await import('../../src/api/first-content/remove/remove-demo.ts')
  await payload.kv.set(firstContent, { content: 'skeleton' })
  await expect(removeDemo(payload)).rejects.toThrow('did not begin with the demo council')
})
