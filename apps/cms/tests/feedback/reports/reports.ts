import { type Row, toDomain } from '@nagardwar/contract'
import { beforeAll, beforeEach, expect } from 'vitest'
import { noteChange } from '../../../src/content/content-version.ts'
import { runSql } from '../../../src/platform/database/sql.ts'
import { type Ask, apiOf, post } from '../../api/api.ts'
import { councilWithDesk } from '../../desk/desk.ts'

export const form = { website: '', seconds: 40, notice: '2026-11-28', language: 'mr' }

/** A message of its own, which is no report. */
export const otherMessage = {
  name: 'शुभांगी तळेकर',
  mobile: '0251-555-0177',
  email: 'resident@sahyanagar.example',
  subject: 'पथदिवा',
  feedback: 'बंद आहे',
}

/** After this a message without an end of its own is erased. */
const inAYear = () => new Date(Date.now() + 367 * 86_400_000)

/** A council that takes reports of two kinds in one ward, and what residents and staff do with them. */
export function councilWithReports(settings: Parameters<typeof councilWithDesk>[0] = {}) {
  const { desk } = councilWithDesk(settings)
  const ids = { light: 0, other: 0, ward: 0, electricity: 0 }
  let api: Ask
  const ask: Ask = (...asked) => api(...asked)

  beforeAll(async () => {
    const { payload } = desk()
    api = await apiOf(payload)
    const published = { _status: 'published' } as const
    const name = (en: string, mr: string) => ({ en, mr })
    const add = async (collection: string, data: object) =>
      Number((await payload.create({ collection, data: { ...data, ...published } } as never)).id)
    ids.electricity = await add('departments', { name: name('Electricity', 'विद्युत विभाग') })
    ids.light = await add('report-kinds', {
      name: name('Street light', 'पथदिवा'),
      department: ids.electricity,
      workingDays: 3,
    })
    ids.other = await add('report-kinds', { name: name('Something else', 'इतर') })
    ids.ward = await add('wards', { number: '12', name: name('Fort', 'किल्ला') })
  })
  beforeEach(async () => {
    const { payload } = desk()
    await payload.delete({ collection: 'feedback', where: { id: { exists: true } } })
    for (const table of ['reports', 'report_followers']) await runSql(payload, `DELETE FROM ${table}`)
  })

  const written = () => ({
    kind: ids.light,
    ward: ids.ward,
    place: 'बाजार गल्ली, शाळेजवळ',
    latitude: 19.239812,
    longitude: 73.312134,
    text: 'कोपऱ्यावरील पथदिवा बंद आहे.',
    name: 'शुभांगी तळेकर',
    mobile: '0251-555-0177',
    email: 'resident@sahyanagar.example',
    photographs: [],
    ...form,
  })
  const sent = (over: object = {}, headers: Record<string, string> = {}) =>
    ask('/report', post({ ...written(), ...over }, headers))
  const found = async (reference: string) =>
    (
      await desk().payload.find({
        collection: 'feedback',
        where: { reference: { equals: reference } },
        depth: 0,
      })
    ).docs[0] as unknown as Record<string, unknown> & { id: number }

  /** A report that is stored: its number, its secret and its message. */
  async function report(over: object = {}) {
    const response = await sent(over)
    expect(response.status).toBe(201)
    const reply = (await response.json()) as { contactId: string; secret: string; dueOn: string | null }
    return { ...reply, message: await found(reply.contactId) }
  }
  const listed = async (language = 'en'): Promise<Row<'reports'>[]> => {
    await noteChange(desk().payload)
    return toDomain('reports', await (await ask(`/reports?lang=${language}`)).json())
  }
  const change = async (id: number, body: object) =>
    expect((await desk().ask('PATCH', `/feedback/${id}`, { as: 'editor', body })).status).toBe(200)
  const follow = (report: number, over: object = {}, client = '203.0.113.7') =>
    ask('/report-follow', post({ report, ...over }, { 'x-forwarded-for': `${client}, 127.0.0.1` }))
  const followersOf = async (response: Response) =>
    ((await response.json()) as { followers: number }).followers
  /** All that is stored of those who follow. */
  const followers = () => runSql(desk().payload, 'SELECT * FROM report_followers')
  const eraseOld = async () =>
    (await import('../../../src/features/feedback/erase-old-feedback.ts')).eraseOldFeedback(
      desk().payload,
      inAYear(),
    )
  return {
    ...{ desk, ids, ask, written, sent, found, report },
    ...{ listed, change, follow, followersOf, followers, eraseOld },
  }
}
