import { listPaths } from '@nagardwar/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readerOf } from '../../app/testing/reader-of.ts'
import { appInTest } from '../testing/app-in-test.ts'
import { type FakeApi, startFakeApi } from '../testing/fake-api.ts'
import { startTestSite, type TestSite } from '../testing/test-site.ts'
import { fixedPaths } from './fixed-routes.ts'

const app = await appInTest('services', 'notices', 'budget', 'council-work', 'events', 'documents', 'dynamic')
const inBoth = ['en', 'mr'] as const

let api: FakeApi
let site: TestSite
beforeEach(async () => {
  api = await startFakeApi()
  const answer = (name: keyof typeof listPaths, rows: object[]) =>
    api.answers.set(listPaths[name].path, () =>
      Response.json(inBoth.flatMap((language_code) => rows.map((row) => ({ ...row, language_code })))),
    )
  const department = (id: number, department_name: string, department_link: string) => ({
    ...{ id, p_id: id, status: 1, department_name, department_link },
  })
  answer('disclosureDepartments', [
    department(1, 'Hall of meetings', '/meetings'),
    department(2, 'Counter for services', '/services'),
    department(3, 'Press office', '/documents'),
    department(4, 'Notice board', '/notices'),
  ])
  const heading = (id: number, department_heading: string, heading_link: string) => ({
    ...{ id, y_id: id, p_id: 3, status: 1, department_heading, heading_link },
  })
  answer('headings', [
    heading(10, 'Estimates', '/budget'),
    heading(11, 'Hall plans', '/meetings/3'),
    heading(12, 'Leaflets', '/documents/leaflets'),
    heading(13, 'Tokens', '/services/tokens'),
  ])
  site = await startTestSite({ apiRoot: api.root, app })
})
afterEach(async () => {
  await site.stop()
  await api.stop()
})

const without = (...names: (keyof typeof listPaths)[]) => {
  for (const name of names)
    api.answers.set(listPaths[name].path, () => Response.json({ message: 'Not here' }, { status: 404 }))
}

/** What a reader finds at an address, and the catalogues that its script fetches. */
async function open(address: string) {
  const { status, text } = await site.get(address)
  const texts = /data-texts="([^"]*)"/.exec(text)?.[1] ?? ''
  return {
    status,
    title: readerOf(text).headings(1)[0],
    texts: texts.split(' ').map((each) => each.split('=')[0]),
  }
}

describe.each(['', '/mr'])('below %s/', (language) => {
  test.each([
    ['/meetings', 'Hall of meetings'],
    ['/meetings/3', 'Hall plans'],
    ['/documents', 'Press office'],
    ['/documents/leaflets', 'Leaflets'],
    ['/services/tokens', 'Tokens'],
  ])('what a department has at %s is shown there', async (path, title) => {
    const page = await open(language + path)
    expect(page).toMatchObject({ status: 200, title })
    expect(page.texts.join()).toMatch(/department.*heading/)
  })

  test.each([
    ['/services', 'Counter for services'],
    ['/notices', 'Notice board'],
    ['/budget', 'Estimates'],
  ])('what a department has at %s comes after the page of the records', async (path, title) => {
    const page = await open(language + path)
    expect(page.status).toBe(200)
    expect(page.title).not.toBe(title)
    expect(page.texts.join()).not.toMatch(/department|heading/)
  })

  test.each([
    ['/services', 'Counter for services'],
    ['/notices', 'Notice board'],
    ['/budget', 'Estimates'],
  ])('an older server without the records has what a department has at %s', async (path, title) => {
    without('serviceFacts', 'publicNotices', 'budgets')
    expect(await open(language + path)).toMatchObject({ status: 200, title })
  })

  test.each(['/members/1', '/resolutions', '/events', '/events/1'])(
    '%s is a page where no department has it',
    async (path) => {
      expect((await open(language + path)).status).toBe(200)
    },
  )

  test.each([
    '/members',
    '/members/4711',
    '/events/4711',
    '/events/x',
    '/budget/1999-00',
    '/services/nothing',
    '/notices/nothing',
    '/documents/nothing',
  ])('%s is missing', async (path) => expect((await open(language + path)).status).toBe(404))

  test.each([
    '/meetings/4',
    '/resolutions',
    '/members/1',
    '/events',
    '/events/1',
    '/budget',
    '/services',
    '/notices',
  ])('an older server without the records has nothing at %s', async (path) => {
    without(
      'serviceFacts',
      'publicNotices',
      'budgets',
      'councilMeetings',
      'resolutions',
      'events',
      'disclosureDepartments',
      'headings',
    )
    expect((await open(language + path)).status).toBe(404)
  })
})

test('none is a fixed page, from which headings and redirects of the council are kept away', () => {
  expect(fixedPaths(app.build.routes)).toEqual(['/'])
})

test('the site map has none of these pages while they are not there', async () => {
  without(
    'serviceFacts',
    'publicNotices',
    'budgets',
    'councilMeetings',
    'committees',
    'resolutions',
    'events',
    'disclosureDepartments',
    'headings',
  )
  const { text } = await site.get('/sitemap.xml')
  const starts = [...text.matchAll(/<loc>[^<]*?\/\/[^/<]*\/(?:mr\/)?([^/<]*)/g)].map(([, start]) => start)
  for (const start of ['services', 'notices', 'budget', 'meetings', 'resolutions', 'members', 'events'])
    expect(starts).not.toContain(start)
})
