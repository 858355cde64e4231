import { transparencySchema } from '@nagardwar/contract'
import type { CollectionSlug } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Line } from '../../src/features/obligations/board.ts'
import { type Ask, apiOf } from '../api/api.ts'
import { councilWithDesk } from '../desk/desk.ts'

const { desk } = councilWithDesk()
let ask: Ask
beforeAll(async () => {
  ask = await apiOf(desk().payload)
  const data = { key: 'legal', name: { en: 'Legal', mr: 'विधी' }, _status: 'published' } as never
  await desk().payload.create({ collection: 'departments', data })
})

async function board(at = new Date()): Promise<Map<string, Line>> {
  const { boardAt, linesOf } = await import('../../src/features/obligations/board.ts')
  return new Map(linesOf(await boardAt(desk().payload, at)).map((line) => [line.key, line]))
}
const line = async (key: string, at?: Date): Promise<Line | undefined> => (await board(at)).get(key)

const pdf = Buffer.from('%PDF-1.7\nxref\nstartxref\n0\n%%EOF\n')

async function upload(): Promise<number> {
  const file = { name: 'accounts.pdf', data: pdf, mimetype: 'application/pdf', size: pdf.length }
  return (await desk().payload.create({ collection: 'media', data: {}, file })).id
}

const publish = (collection: CollectionSlug, data: object) =>
  desk().payload.create({ collection, data: { ...data, _status: 'published' } as never })

test('every obligation names lists, settings and fields that there are', async () => {
  const { obligations } = await import('../../src/features/obligations/obligations.ts')
  const { payload } = desk()
  const settings = payload.globals.config.find(({ slug }) => slug === 'settings')?.flattenedFields ?? []
  expect(new Set(obligations.map(({ key }) => key)).size).toBe(obligations.length)
  for (const { key, met } of obligations)
    for (const means of met) {
      if ('settings' in means)
        expect(
          settings.map(({ name }) => name),
          key,
        ).toEqual(expect.arrayContaining(means.settings))
      if (!('list' in means)) continue
      const fields = payload.collections[means.list as CollectionSlug]?.config.flattenedFields ?? []
      const paths = [means.in, ...Object.keys(means.where ?? {}), ...(means.has ?? []), ...(means.each ?? [])]
      for (const path of paths)
        if (path)
          expect(
            fields.map(({ name }) => name),
            `${key} ${path}`,
          ).toContain(path.split('.')[0])
      expect(fields.length, key).toBeGreaterThan(0)
    }
})

test('a new council has nothing that it did not publish, and what a person answers waits', async () => {
  const lines = await board()
  expect(lines.get('rti-1')).toMatchObject({ state: 'missing', desk: '/collections/functions' })
  expect(lines.get('disclosure-quarterly-accounts')?.state).toBe('late')
  expect(lines.get('gigw-hosting')?.state).toBe('unanswered')
  expect(lines.get('gigw-https')?.state).toBe('missing')
  // What the website does by itself is there from the first day, and what it never does says why.
  expect(lines.get('wcag-2-1-1')).toMatchObject({ state: 'met', isAsked: false })
  expect(lines.get('wcag-1-2-4')).toMatchObject({
    state: 'not-applicable',
    reason: { en: 'Nothing is broadcast live on the website.' },
  })
})

describe('changing a record changes its line', () => {
  test('a published function meets the first manual until a year after its review', async () => {
    const { id } = await publish('functions', {
      description: { en: 'Light', mr: 'दिवाबत्ती' },
      record: { reviewedOn: '2026-08-19T06:00:00.000Z' },
    })
    const in2026 = new Date('2026-11-22T06:00:00.000Z')
    expect(await line('rti-1', in2026)).toMatchObject({
      state: 'met',
      asOf: '2026-08-19',
      due: '2027-08-19',
      page: '/functions',
    })
    expect(await line('rti-1', new Date('2027-08-20T06:00:00.000Z'))).toMatchObject({
      state: 'late',
      since: '2027-08-20',
    })
    await desk().payload.update({ collection: 'functions', id, data: { _status: 'draft' } })
    expect((await line('rti-1', in2026))?.state).toBe('missing')
  })

  test('a document of a heading is the accounts of its quarter', async () => {
    const department = await publish('disclosure-departments', {
      key: 'account',
      name: { en: 'Account', mr: 'लेखा' },
      link: '/account-department',
    })
    const heading = await publish('headings', {
      key: 'account-quarterly-accounts',
      heading: { en: 'Quarterly accounts', mr: 'तिमाही लेखे' },
      link: '/account-quarterly-accounts',
      department: department.id,
    })
    const document = await upload()
    const before = await line('disclosure-quarterly-accounts', new Date('2026-11-22T06:00:00.000Z'))
    expect(before).toMatchObject({ state: 'late', since: '2026-03-01' })
    for (const [en, year] of [
      ['Accounts, October to December 2025', '2025 - 2026'],
      ['Accounts, January to March 2026', '2025 - 2026'],
      ['Accounts, April to June 2026', '2026 - 2027'],
    ])
      await publish('year-documents', {
        heading: heading.id,
        year: { en: year },
        title: { en, mr: 'लेखे' },
        pdf: { en: document },
      })
    expect(await line('disclosure-quarterly-accounts', new Date('2026-11-22T06:00:00.000Z'))).toMatchObject({
      state: 'due',
      due: '2026-11-30',
      page: '/account-quarterly-accounts',
    })
  })

  test('a text without Marathi is counted until it has one', async () => {
    const lacking = async () => (await line('gigw-languages-kept'))?.lacking?.count ?? 0
    const before = await lacking()
    const { id } = await publish('history', { description: { en: 'The fort' } })
    expect(await lacking()).toBe(before + 1)
    const data = { description: { en: 'The fort', mr: 'किल्ला' }, _status: 'published' } as never
    await desk().payload.update({ collection: 'history', id, data })
    expect(await lacking()).toBe(before)
  })

  test('news without their day are counted', async () => {
    expect((await line('gigw-news'))?.state).toBe('missing')
    const record = { publishedOn: '2026-01-01T06:00:00.000Z' }
    await publish('news', { description: { en: 'One', mr: 'एक' }, record })
    expect((await line('gigw-news'))?.state).toBe('met')
    await publish('news', { description: { en: 'Two', mr: 'दोन' } })
    expect(await line('gigw-news')).toMatchObject({ state: 'missing', lacking: { count: 1, of: 2 } })
  })
})

describe('the last day of every tender', () => {
  test('is asked of those with dates, and not of press releases', async () => {
    const pdf = await upload()
    const notice = (en: string, more: object) =>
      publish('tenders', { description: { en, mr: 'निविदा' }, pdf: { en: pdf }, ...more })
    await notice('Water cut on Friday', {})
    expect((await line('gigw-notices-end'))?.state).toBe('missing')
    await notice('Road works', { kind: 'tender', closes: '2026-12-18T09:30:00.000Z' })
    expect((await line('gigw-notices-end'))?.state).toBe('met')
    await notice('Garden lamps', { kind: 'tender' })
    expect(await line('gigw-notices-end')).toMatchObject({ state: 'missing', lacking: { count: 1, of: 2 } })
  })
})

describe('what a person states', () => {
  const state = (as: 'clerk' | 'editor' | 'admin' | undefined, key: string, body: object) =>
    desk().ask('POST', `/obligations/${key}`, { as, body })
  const nothing = { answer: null, reason: { en: '', mr: '' }, owner: null }

  test.each([
    [undefined, 403],
    ['clerk', 403],
    ['editor', 200],
    ['admin', 200],
  ] as const)('is taken from %s with %i', async (as, status) => {
    expect((await state(as, 'gigw-hosting', { ...nothing, answer: 'yes' })).status).toBe(status)
    expect(
      (await desk().ask('POST', '/obligation-statements', { as, body: { obligation: 'x' } })).status,
    ).toBe(403)
    expect((await desk().ask('GET', '/obligations-report', { as })).status).toBe(as ? 200 : 403)
  })

  test('stands with who and when, for a year', async () => {
    await state('editor', 'gigw-hosting', { ...nothing, answer: 'yes' })
    const today = new Date()
    expect(await line('gigw-hosting')).toMatchObject({ state: 'met', by: 'editor' })
    const later = new Date(today.getTime() + 367 * 86_400_000)
    expect((await line('gigw-hosting', later))?.state).toBe('unanswered')
    await state('admin', 'gigw-hosting', { ...nothing, answer: 'no' })
    expect(await line('gigw-hosting')).toMatchObject({ state: 'missing', by: 'admin' })
  })

  test('says why something does not apply, and to residents too', async () => {
    const reason = { en: 'The council has no ponds', mr: '' }
    expect((await state('editor', 'gigw-downloads', { ...nothing, answer: 'not-applicable' })).status).toBe(
      400,
    )
    await state('editor', 'gigw-downloads', { ...nothing, answer: 'not-applicable', reason })
    expect(await line('gigw-downloads')).toMatchObject({
      state: 'not-applicable',
      reason: { en: reason.en, mr: reason.en },
    })
    const told = JSON.stringify(await (await ask('/transparency')).json())
    expect(told).toContain(reason.en)
    expect(told).not.toContain('editor')
  })

  test('answers nothing that a program sees, and nothing that there is not', async () => {
    expect((await state('admin', 'rti-2', { ...nothing, answer: 'yes' })).status).toBe(400)
    expect((await state('admin', 'no-such-line', { ...nothing, answer: 'yes' })).status).toBe(400)
    expect((await state('admin', 'rti-2', { ...nothing, owner: 987_654 })).status).toBe(400)
    expect((await state('admin', 'rti-2', { ...nothing, answer: 'yes', at: '2020-01-01' })).status).toBe(400)
    expect((await line('rti-2'))?.state).toBe('missing')
  })
})

test('residents and the report see a change at once, in both languages', async () => {
  const told = async () => transparencySchema.parse(await (await ask('/transparency')).json())
  const stateIn = async (key: string) =>
    (await told()).laws.flatMap(({ lines }) => lines).find((each) => each.key === key)?.state
  expect(await stateIn('council-wards')).toBe('missing')
  await publish('wards', { number: '1', name: { en: 'Lake', mr: 'तलाव' } })
  expect(await stateIn('council-wards')).toBe('met')
  const marathi = await (await desk().ask('GET', '/obligations-report?language=mr', { as: 'clerk' })).text()
  expect(marathi).toContain('<html lang="mr">')
  expect(marathi).toContain('कायद्याने प्रसिद्ध करावयाची माहिती')
  expect(marathi.replace(/<[^>]*>|&#\d+;/g, ' ')).not.toMatch(/\d{2}\.\d{2}\.\d{4}/)
})
