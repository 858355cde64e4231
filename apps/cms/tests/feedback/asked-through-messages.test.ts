import { beforeAll, expect, test } from 'vitest'
import { councilWithDesk, type Role } from '../desk/desk.ts'
import { lifeOf } from './life.ts'

/** Filters and orders of other lists that go on into messages and accounts, of which an editor reads a part. */
const { desk } = councilWithDesk()
let ids: { proposal: number; message: number }

beforeAll(async () => {
  const life = await lifeOf(desk())
  const message = await life.send()
  await life.work(message.id, { action: 'assign', assignee: desk().ids.admin }, 'admin')
  const { payload } = desk()
  const budget = { title: { en: 'Budget', mr: 'अंदाजपत्रक' }, link: '/notices/budget', kind: 'budget' }
  const notice = await payload.create({ collection: 'public-notices', data: budget as never })
  const data = { notice: notice.id, ward: '7', title: { en: 'A ramp' }, state: 'received' }
  const more = { message: message.id, _status: 'draft' }
  const { id } = await payload.create({
    collection: 'budget-proposals',
    data: { ...data, ...more } as never,
    draft: true,
  })
  ids = { proposal: id, message: message.id }
})

const status = async (path: string, as: Role = 'editor') => (await desk().ask('GET', path, { as })).status

const questions = [
  '/feedback?sort=assignee.email',
  '/feedback?sort=-duplicateOf__subject',
  '/feedback/count?where[assignee.email][like]=admin',
  '/budget-proposals?sort=title,-message.subject',
  '/budget-proposals?sort[0]=title&sort[1]=message.mobile',
  '/budget-proposals?draft=true&sort=message.subject',
  '/budget-proposals?draft=true&where[message.mobile][like]=9',
  '/budget-proposals/versions?sort=version.message.subject',
]

test.each(questions)('an editor is refused %s', async (path) => {
  expect(await status(path)).toBe(403)
})

/** Payload leaves a promise behind that fails, and that ends the process. */
const overTwo = [
  '/feedback?where[publicNotice.department.name][exists]=true',
  '/feedback?where[publicNotice__department__name][exists]=true',
  '/feedback/count?where[or][0][duplicateOf.department.name][exists]=true',
  '/feedback?sort=duplicateOf.department.name',
  '/feedback?where[duplicateOf.assignee.email][like]=admin',
  '/budget-proposals?draft=true&sort=message.assignee.email',
  '/budget-proposals?draft=true&where[or][0][merged.message.subject][like]=a',
  '/budget-proposals/versions?where[parent.message.assignee.email][like]=admin',
  '/year-documents?where[heading.department.name][exists]=true',
  '/year-documents?where[heading.department.nothing][exists]=true',
  '/year-documents?where[heading.department.nothing.at.all][exists]=true',
]

test.each(overTwo)('nobody asks over two relations: %s', async (path) => {
  for (const as of ['clerk', 'editor', 'admin'] as const)
    expect([as, await status(path, as)]).toEqual([as, 400])
})

test('a list is still asked for what everyone at the desk reads, and for the number of a message', async () => {
  for (const path of [
    '/budget-proposals?draft=true&sort=notice.kind',
    '/budget-proposals?draft=true&where[notice.kind][equals]=budget',
    `/budget-proposals?draft=true&where[message][equals]=${ids.message}`,
    `/budget-proposals?draft=true&where[message.id][equals]=${ids.message}`,
  ]) {
    const answer = await desk().ask('GET', path, { as: 'editor' })
    const { docs } = (await answer.json()) as { docs: { id: number }[] }
    expect([path, docs.map(({ id }) => id)]).toEqual([path, [ids.proposal]])
  }
  expect(await status('/feedback?sort=department.head.en')).toBe(200)
})

test('an administrator reads all accounts, and orders by them', async () => {
  expect(await status('/feedback?sort=assignee.email', 'admin')).toBe(200)
  expect(await status('/budget-proposals?sort=message.subject', 'admin')).toBe(403)
})
