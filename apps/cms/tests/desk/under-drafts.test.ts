import { beforeAll, describe, expect, test } from 'vitest'
import { councilWithDesk, type Role } from './desk.ts'

const { desk } = councilWithDesk()

type Named = { list: string; record: number }
type Above = Named & { name: string; path: string }
type Answer = { above?: Above[]; errors?: { message: string }[] }

async function draft(list: string, body: object): Promise<Named> {
  const answer = await desk().ask('POST', `/${list}?draft=true`, { as: 'clerk', body })
  return { list, record: ((await answer.json()) as { doc: { id: number } }).doc.id }
}

async function post(path: string, as: Role, body: object, language = 'en') {
  const headers = { 'accept-language': language }
  const answer = await desk().ask('POST', `/approvals${path}`, { as, body, headers })
  return { status: answer.status, ...((await answer.json()) as Answer) }
}

const statusOf = async ({ list, record }: Named): Promise<unknown> =>
  ((await desk().payload.findByID({ collection: list as 'headings', id: record })) as { _status?: unknown })
    ._status

let department: Named
let heading: Named
let media: number
beforeAll(async () => {
  const data = Buffer.from('%PDF-1.7\nxref\nstartxref\n0\n%%EOF\n')
  const file = { name: 'audit.pdf', data, mimetype: 'application/pdf', size: 0 }
  media = (await desk().payload.create({ collection: 'media', data: {}, file })).id
  department = await draft('disclosure-departments', { name: { en: 'Accounts', mr: 'लेखा' } })
  heading = await draft('headings', {
    heading: { en: 'Audit reports', mr: 'लेखापरीक्षण अहवाल' },
    link: '/audit-reports',
    department: department.record,
  })
})

const document = () =>
  draft('year-documents', {
    heading: heading.record,
    year: { en: '2025-26', mr: '२०२५-२६' },
    title: { en: 'Audit', mr: 'लेखापरीक्षण' },
    pdf: { en: media },
  })

describe('something under a draft', () => {
  test('is named before it is published, with all that is above it', async () => {
    const values = { heading: heading.record }
    for (const [language, names] of [
      ['en', ['Audit reports', 'Accounts']],
      ['mr', ['लेखापरीक्षण अहवाल', 'लेखा']],
    ] as const) {
      // A form has other numbers too: rows of a list that is empty, an amount, a position.
      const ofForm = { ...values, rows: 0, amount: 2.5, position: -1 }
      const { above } = await post('/above', 'clerk', { list: 'year-documents', values: ofForm }, language)
      expect(above?.map(({ name }) => name)).toEqual(names)
      expect(above?.[0]?.path).toBe(`/admin/collections/headings/${heading.record}`)
    }
  })

  test('is sent with it or alone, as the person decides', async () => {
    const record = await document()
    const refused = await post('/send', 'clerk', { records: [record] }, 'mr')
    expect(refused.status).toBe(409)
    expect(refused.errors?.[0]?.message).toContain('मसुद्याखाली')
    expect(refused.above?.map(({ list }) => list)).toEqual(['headings', 'disclosure-departments'])
    expect((await post('/send', 'clerk', { records: [record], alone: true })).status).toBe(200)
  })

  test('is published with it, and is under no draft then', async () => {
    const record = await document()
    const { above = [] } = await post('/now', 'editor', { records: [record] })
    const others = above.map(({ list, record: id }) => ({ list, record: id }))
    expect((await post('/now', 'editor', { records: [...others, record] })).status).toBe(200)
    for (const each of [department, heading, record]) expect(await statusOf(each)).toBe('published')
    expect((await post('/now', 'editor', { records: [await document()] })).status).toBe(200)
  })
})
