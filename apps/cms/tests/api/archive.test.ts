import { type Archive, archiveSchema } from '@nagardwar/contract'
import { expect, test } from 'vitest'
import { councilWithApi } from './api.ts'

const council = councilWithApi()

const day = 24 * 60 * 60 * 1000
const daysFromNow = (days: number): string => new Date(Date.now() + days * day).toISOString()

const archived = async (): Promise<Archive['records']> =>
  archiveSchema.parse(await (await council.ask('/archive')).json()).records
const titles = async () => (await archived()).map(({ title }) => title.en)
const listed = async () =>
  ((await (await council.ask('/tenders?lang=en')).json()) as { description: string }[]).map(
    ({ description }) => description,
  )

let pdf: number | undefined
async function add(en: string, record: object, more: object = {}): Promise<number> {
  const { storedUnchecked } = await import('../../src/payload/requests/stored-unchecked.ts')
  const data = Buffer.from('%PDF-1.7\nxref\nstartxref\n0\n%%EOF\n')
  const file = { name: 'notice.pdf', data, mimetype: 'application/pdf', size: data.length }
  pdf ??= (await council.payload.create({ collection: 'media', data: {}, file, context: storedUnchecked() }))
    .id
  const { id } = await council.payload.create({
    collection: 'tenders',
    data: { description: { en }, pdf: { en: pdf }, record, _status: 'published', ...more } as never,
  })
  return id
}

test('a tender whose last day has passed is no longer listed and stands in the archive with its dates', async () => {
  await add('Open', { publishedOn: daysFromNow(-9), validUntil: daysFromNow(0) })
  await add(
    'Over',
    { publishedOn: '2026-01-05T06:00:00.000Z', validUntil: '2026-06-29T20:00:00.000Z' },
    {
      kind: 'tender',
      number: 'PWD/7',
      closes: '2026-01-29T09:30:00.000Z',
      history: [
        { kind: 'result', day: '2026-02-12T06:00:00.000Z', text: { en: 'Given to the lowest bidder.' } },
      ],
    },
  )
  expect(await listed()).toEqual(['Open'])
  const [record, ...others] = await archived()
  expect(others).toEqual([])
  expect(record).toMatchObject({
    kind: 'tender',
    title: { en: 'Over', mr: '' },
    number: 'PWD/7',
    published: '2026-01-05',
    closes: '2026-01-29T09:30:00.000Z',
    until: '2026-06-30',
    documents: [
      { kind: 'document', file: { en: expect.stringMatching(/^\/uploads\/notice.*\.pdf$/) } },
      { kind: 'result', day: '2026-02-12', text: { en: 'Given to the lowest bidder.', mr: '' } },
    ],
  })
})

test('drafts, what is not published yet and what was put into the trash are not in the archive', async () => {
  await add('Draft', { validUntil: '2026-01-01T06:00:00.000Z' }, { _status: 'draft' })
  const id = await add('Withdrawn', { validUntil: '2026-01-01T06:00:00.000Z' })
  expect(await titles()).toEqual(['Over', 'Withdrawn'])
  await council.payload.update({
    collection: 'tenders',
    id,
    data: { deletedAt: new Date().toISOString() },
    context: {},
  })
  expect(await titles()).toEqual(['Over'])
})

test('a tender that is prolonged is listed again', async () => {
  const id = await add('Prolonged', { validUntil: '2026-01-01T06:00:00.000Z' })
  expect(await titles()).toContain('Prolonged')
  await council.payload.update({
    collection: 'tenders',
    id,
    data: { record: { validUntil: daysFromNow(3) } },
  })
  expect(await titles()).not.toContain('Prolonged')
  expect(await listed()).toContain('Prolonged')
})
