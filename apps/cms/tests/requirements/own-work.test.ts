import { createLocalReq, type PayloadRequest } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test, vi } from 'vitest'
import { councilWithDesk, type Role } from '../desk/desk.ts'

const { desk } = councilWithDesk()

async function asked(as: Role): Promise<PayloadRequest> {
  const { payload, ids } = desk()
  const user = await payload.findByID({ collection: 'users', id: ids[as] })
  return createLocalReq({ user: { ...user, collection: 'users' } as never }, payload)
}

async function partOfFindings(as: Role): Promise<string> {
  const { FindingsPart } = await import('../../src/features/findings/desk/findings-part.tsx')
  const part = await FindingsPart({ req: await asked(as) })
  return part ? renderToStaticMarkup(part) : ''
}

async function partOfTheLaw(as: Role): Promise<string> {
  const { LatePart } = await import('../../src/features/obligations/desk/late-part.tsx')
  const part = await LatePart({ req: await asked(as) })
  return part ? renderToStaticMarkup(part) : ''
}

const links = async (part: Promise<string>) =>
  [...(await part).matchAll(/href="\/admin([^"]+)"/g)].map(([, to]) => to)

beforeAll(async () => {
  const { payload } = desk()
  const pond = { name: { en: 'Lake', mr: 'तलाव' }, record: { validUntil: '2020-01-01T06:00:00.000Z' } }
  await payload.create({ collection: 'ponds', data: { ...pond, _status: 'published' } as never })
  // As an older council has it.
  const picture = { filename: 'lake.png', mimeType: 'image/png', alt: { en: 'A lake', mr: '' } }
  await payload.db.create({ collection: 'media', data: picture })
  const data = { certificate: { number: 'CERT/1', date: '2024-01-01T00:00:00.000Z' } }
  await payload.updateGlobal({ slug: 'opening', data })
})

test('what a clerk sees on Today to be corrected is what a clerk can correct', async () => {
  expect(await links(partOfFindings('clerk'))).toEqual(['/findings?kind=expired'])
  expect(await links(partOfFindings('editor'))).toEqual([
    '/findings?kind=expired',
    '/findings?kind=alt',
    '/findings?kind=unused',
  ])
})

test('and what is late by law is what a clerk can publish; the certificate is the administrator’s', async () => {
  const certificate = 'Security audit of this year'
  expect(await partOfTheLaw('admin')).toContain(certificate)
  for (const role of ['clerk', 'editor'] as const) {
    const part = await partOfTheLaw(role)
    expect(part).toContain('Accounts of each quarter')
    expect(part).not.toContain(certificate)
  }
})

test('each requirement of the desk has a key of its own, and says in both languages what is wanted and by whom', async () => {
  const { payload } = desk()
  const { requirementSets } = await import('../../src/content/requirements/requirement.ts')
  const sets = requirementSets.of(payload)
  expect(sets.map(({ name }) => name).sort()).toEqual(['findings', 'obligations', 'opening', 'questions'])
  const all = sets.flatMap(({ requirements }) => requirements)
  expect(new Set(all.map(({ key }) => key)).size).toBe(all.length)
  const settings = await payload.findGlobal({ slug: 'settings' })
  for (const { key, title, wantedBy } of all) {
    const said = typeof title === 'function' ? title(settings) : title
    const words = [said, wantedBy].flatMap(({ en, mr }) => [en.trim(), mr.trim()])
    expect([key, words.every(Boolean), /\p{Script=Devanagari}/u.test(wantedBy.mr)]).toEqual([key, true, true])
  }
})

test('what the law wants of links follows from what is found about them', async () => {
  const { payload } = desk()
  const { boardNow, linesOf } = await import('../../src/features/obligations/board.ts')
  const line = async () => linesOf(await boardNow(payload)).find(({ key }) => key === 'gigw-dead-links')
  const { lookAgain } = await import('../../src/content/requirements/results.ts')
  expect(await line()).toMatchObject({ state: 'met', desk: '/findings?kind=internal' })
  const entry = { label: { en: 'Rods', mr: 'रस्ते' }, link: '/rods', _status: 'published' }
  const { id } = await payload.create({ collection: 'menu-entries', data: entry as never })
  lookAgain(payload)
  expect(await line()).toMatchObject({ state: 'missing', lacking: { count: 1, of: expect.any(Number) } })
  await payload.delete({ collection: 'menu-entries', id })
  lookAgain(payload)
  expect((await line())?.state).toBe('met')
})

test('Today asks for checks and questions once for each state of the content, whoever looks', async () => {
  const { payload } = desk()
  const { answeredQuestions } = await import('../../src/features/today/questions/answered.ts')
  const { checksNow } = await import('../../src/features/opening/checks.ts')
  const look = async (as: Role) => {
    await checksNow(payload)
    return (await answeredQuestions(await asked(as))).open.length
  }
  const before = await look('admin')
  const [clerk, editor] = [await asked('clerk'), await asked('editor')]
  const asks = [vi.spyOn(payload, 'find'), vi.spyOn(payload, 'findGlobal'), vi.spyOn(payload.db, 'find')]
  await checksNow(payload)
  await answeredQuestions(clerk)
  await answeredQuestions(editor)
  for (const ask of asks) expect(ask).not.toHaveBeenCalled()
  vi.restoreAllMocks()
  const road = { description: { en: 'Lake Road', mr: 'तलाव रस्ता' }, length: { en: '1 Km', mr: '१ किमी' } }
  await payload.create({ collection: 'roads', data: { ...road, _status: 'published' } as never })
  expect(await look('admin')).toBe(before - 1)
})
