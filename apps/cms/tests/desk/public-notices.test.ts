import { lists } from '@nagardwar/contract'
import { expect, test } from 'vitest'
import { listRows } from '../../src/api/list-rows.ts'
import { councilWithDesk } from './desk.ts'

const { desk } = councilWithDesk()

async function pdf(name: string): Promise<number> {
  const data = Buffer.from(`%PDF-1.7\nxref\nstartxref\n0\n%%EOF\n${name}`)
  const file = { name, data, mimetype: 'application/pdf', size: 0 }
  return (await desk().payload.create({ collection: 'media', data: {}, file })).id
}

const notice = {
  title: { en: 'Felling of 3 trees', mr: 'तीन झाडे तोडणे' },
  kind: 'trees',
  law: 'trees8',
  opens: '2026-12-07T04:15:00.000Z',
  closes: '2026-12-14T12:15:00.000Z',
  _status: 'published',
}
const send = (more: object, language = 'en', query = '') =>
  desk().ask('POST', `/public-notices${query}`, {
    as: 'editor',
    body: { ...notice, ...more },
    headers: { 'accept-language': language },
  })
const refusal = async (more: object, language?: 'mr') => {
  const answer = await send(more, language)
  expect(answer.status).toBe(400)
  return answer.text()
}

test('a notice with its documents, corrigenda and decision is sent as the contract says', async () => {
  const answer = await send({
    text: { en: 'The trees stand in the way.', mr: 'ही झाडे मार्गात येतात.' },
    wards: '7 12',
    hearing: '2026-12-21T05:30:00.000Z',
    documents: [{ kind: 'map', title: { en: 'Map', mr: 'नकाशा' }, pdf: { en: await pdf('map.pdf') } }],
    corrigenda: [
      {
        day: '2026-12-12',
        text: { en: 'More time', mr: 'मुदतवाढ' },
        closes: '2026-12-18T12:15:00.000Z',
        pdf: { en: await pdf('corrigendum.pdf') },
      },
    ],
    answers: 14,
    decided: '2026-12-30',
    decision: { en: 'One tree stays.', mr: 'एक झाड राहील.' },
    order: { en: await pdf('order.pdf') },
    record: { publishedOn: '2026-11-20' },
  })
  expect(answer.status).toBe(201)
  const rows = await listRows(desk().payload, 'publicNotices', 'mr')
  const row = rows.find(({ title }) => title === 'तीन झाडे तोडणे')
  expect(
    lists.publicNotices.schema.safeParse({ ...row, last_changed: undefined }).error?.issues ?? [],
  ).toEqual([])
  expect(row).toMatchObject({
    link: '/notices/felling-of-3-trees',
    kind: 'trees',
    law: 'trees8',
    text: 'ही झाडे मार्गात येतात.',
    ward_no: '7 12',
    documents: [{ id: 1, kind: 'map', title: 'नकाशा', pdf: expect.stringMatching(/^\/uploads\/map-.*pdf$/) }],
    corrigenda: [{ id: 1, text: 'मुदतवाढ', closes: '2026-12-18T12:15:00.000Z' }],
    answers: '14',
    decision: 'एक झाड राहील.',
    order: expect.stringMatching(/^\/uploads\/order-.*pdf$/),
  })
  expect(String(row?.published)).toMatch(/^2026-11-(19|20)/)
})

test('a notice on trees that closes after six days is refused with the earliest day, in both languages', async () => {
  const early = { closes: '2026-12-13T12:15:00.000Z', link: '/notices/early' }
  expect(await refusal(early)).toContain('wants at least 7 days. The earliest last day is 14.12.2026')
  const inMarathi = await refusal(early, 'mr')
  expect(inMarathi).toContain('किमान ७ दिवस')
  expect(inMarathi).toContain('सर्वांत लवकरचा अंतिम दिनांक: १४.१२.२०२६')
  expect(inMarathi).toContain('झाडांचे संरक्षण व जतन अधिनियम, १९७५, कलम ८')
})

test('a notice on trees is one under the act on trees, also where no section is chosen', async () => {
  const early = { law: null, closes: '2026-12-13T12:15:00.000Z', link: '/notices/without-law' }
  expect(await refusal(early)).toContain('wants at least 7 days. The earliest last day is 14.12.2026')
  expect((await send({ ...early, kind: 'general' })).status).toBe(201)
})

test.each([
  ['plan26', '05.01.2027', '06.01.2027'],
  ['plan37', '05.01.2027', '06.01.2027'],
])('under %s thirty days are wanted', async (law, early, earliest) => {
  const [day, month, year] = early.split('.')
  const closes = `${year}-${month}-${day}T12:15:00.000Z`
  expect(await refusal({ law, closes, link: '/notices/plan' })).toContain(
    `wants at least 30 days. The earliest last day is ${earliest}`,
  )
})

test('the day is India’s: half past midnight there is the evening before in UTC', async () => {
  const opens = '2026-12-06T19:00:00.000Z'
  const link = '/notices/midnight'
  expect(await refusal({ opens, closes: '2026-12-13T18:00:00.000Z', link })).toContain('14.12.2026')
  expect((await send({ opens, closes: '2026-12-13T19:00:00.000Z', link })).status).toBe(201)
})

test('a law with days wants both days; a notice under another law needs neither', async () => {
  expect(await refusal({ opens: null, link: '/notices/a' })).toContain(
    'Give the day from which residents can answer',
  )
  expect(await refusal({ closes: null, link: '/notices/b' })).toContain('Give the last day and time')
  const without = { kind: 'general', law: null, opens: null, closes: null }
  expect((await send({ ...without, link: '/notices/c' })).status).toBe(201)
})

test('a draft may have gaps, but what is filled in must be right', async () => {
  const draft = { link: '/notices/draft', _status: 'draft' }
  expect((await send({ ...draft, opens: null }, 'en', '?draft=true')).status).toBe(201)
  expect((await send({ ...draft, closes: null }, 'en', '?draft=true')).status).toBe(201)
  const early = await send({ ...draft, closes: '2026-12-08T12:15:00.000Z' }, 'mr', '?draft=true')
  expect(early.status).toBe(400)
  expect(await early.text()).toContain('सर्वांत लवकरचा अंतिम दिनांक: १४.१२.२०२६')
})

test('a corrigendum gives more time, never less', async () => {
  const text = { en: 'New day', mr: 'नवीन दिनांक' }
  const shorter = [
    { text, closes: '2026-12-20T12:15:00.000Z' },
    { text, closes: '2026-12-18T12:15:00.000Z' },
  ]
  expect(await refusal({ corrigenda: shorter, link: '/notices/d' })).toContain(
    'The new last day must be later than the one before it',
  )
  expect(await refusal({ corrigenda: shorter, link: '/notices/d' }, 'mr')).toContain(
    'नवीन अंतिम दिनांक आधीच्या अंतिम दिनांकानंतरचा असावा',
  )
})

test.each(['/tenders/x', '/notices/Lake Road', '/notices/'])('%s is no address of a notice', async (link) => {
  expect(await refusal({ link })).toContain('must be an address such as /notices/lake-road-trees')
})
