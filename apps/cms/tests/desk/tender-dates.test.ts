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
const send = (body: object, as: 'editor' | 'clerk' = 'editor') => desk().ask('POST', '/tenders', { as, body })
const rowOf = async (words: string) =>
  (await listRows(desk().payload, 'tenders', 'mr')).find(({ description }) => description === words)

const dated = async () => ({
  description: { en: 'Road works', mr: 'रस्त्याची कामे' },
  pdf: { en: await pdf('notice.pdf') },
  kind: 'tender',
  number: 'PWD/T/1',
  value: 18500000,
  portalNumber: '2026_DMA_1145210_1',
  fee: 0,
  deposit: 185000,
  meeting: '2026-12-08T06:00:00.000Z',
  closes: '2026-12-18T09:30:00.000Z',
  history: [
    {
      day: '2026-12-10',
      kind: 'corrigendum',
      text: { en: 'Later', mr: 'नंतर' },
      pdf: { en: await pdf('c.pdf') },
    },
  ],
  record: { publishedOn: '2026-11-20' },
  _status: 'published',
})

test('a tender with its dates, money and corrigenda is sent as the contract says', async () => {
  const { payload } = desk()
  const department = await payload.create({
    collection: 'disclosure-departments',
    data: { name: { en: 'Public Works' }, _status: 'published' } as never,
  })
  expect((await send({ ...(await dated()), department: department.id })).status).toBe(201)
  const row = await rowOf('रस्त्याची कामे')
  expect(lists.tenders.schema.safeParse({ ...row, last_changed: undefined }).error?.issues ?? []).toEqual([])
  expect(row).toMatchObject({
    kind: 'tender',
    number: 'PWD/T/1',
    department_id: department.id,
    value: '18500000',
    portal_number: '2026_DMA_1145210_1',
    fee: '0',
    deposit: '185000',
    closes: '2026-12-18T09:30:00.000Z',
    opens: null,
    history: [
      { id: 1, kind: 'corrigendum', text: 'नंतर', pdf: expect.stringMatching(/^\/uploads\/c-.*pdf$/) },
    ],
  })
  expect(String(row?.published)).toMatch(/^2026-11-(19|20)/)
})

test('a press release is sent without any of them', async () => {
  const body = {
    description: { en: 'Water cut', mr: 'पाणी बंद' },
    pdf: { en: await pdf('w.pdf') },
    _status: 'published',
  }
  expect((await send(body)).status).toBe(201)
  expect(await rowOf('पाणी बंद')).toMatchObject({ kind: '', department_id: 0, closes: null, history: [] })
})

test('a last day before the pre-bid meeting is refused, in words', async () => {
  const answer = await send({ ...(await dated()), closes: '2026-12-01T09:30:00.000Z' })
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('Last day and time must be later than Pre-bid meeting')
})

test('a clerk cannot publish one, and the document of a corrigendum is in use', async () => {
  expect((await send({ ...(await dated()), description: { en: 'A clerk’s' } }, 'clerk')).status).toBe(403)
  const corrigendum = await pdf('used.pdf')
  const history = [{ kind: 'result', text: { en: 'Given', mr: 'दिले' }, pdf: { en: corrigendum } }]
  expect((await send({ ...(await dated()), history })).status).toBe(201)
  expect((await desk().ask('DELETE', `/media/${corrigendum}`, { as: 'admin' })).status).toBe(409)
})

test('what changed says the hour of the last day, in both languages', async () => {
  const { doc } = (await (await send({ ...(await dated()), number: 'PWD/T/9' })).json()) as {
    doc: { id: number }
  }
  const body = { closes: '2026-12-31T09:30:00.000Z' }
  expect((await desk().ask('PATCH', `/tenders/${doc.id}`, { as: 'editor', body })).status).toBe(200)
  const told = async (language: string) =>
    (
      await desk().ask('GET', '/journal?sort=-id&limit=1', {
        as: 'admin',
        headers: { 'accept-language': language },
      })
    ).text()
  expect(await told('en')).toContain('18.12.2026, 15:00 → 31.12.2026, 15:00')
  expect(await told('mr')).toContain('१८.१२.२०२६, १५:०० → ३१.१२.२०२६, १५:००')
})
