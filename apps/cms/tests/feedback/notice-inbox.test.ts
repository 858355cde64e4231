import { contactReplySchema } from '@nagardwar/contract'
import { callExamples } from '@nagardwar/contract/examples'
import { createLocalReq } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import { post } from '../api/api.ts'
import { councilWithDesk, type Role } from '../desk/desk.ts'
import { type Life, lifeOf } from './life.ts'

const { desk } = councilWithDesk()
let life: Life
const day = 24 * 60 * 60 * 1000
const at = (days: number) => new Date(Date.now() + days * day).toISOString()
const open = { opens: at(-3), closes: at(3), _status: 'published' }
const site = { ...open, title: { en: 'Site 41', mr: 'जागा ४१' }, link: '/notices/site-41', here: 'outcome' }
const market = { ...open, title: { en: 'Market', mr: 'बाजार' }, link: '/notices/market', here: 'yes' }
const budget = { ...open, title: { en: 'Budget', mr: 'अंदाजपत्रक' }, link: '/notices/budget', wards: '12' }
const silent = { ...open, title: { en: 'Trees', mr: 'झाडे' }, link: '/notices/trees', here: 'yes' }
const ids: Record<string, number> = {}

const answer = { name: 'आशा', language: 'mr', ward: '4', stance: 'objection', website: '', seconds: 9 }
const referenceIn = async (response: Response) => {
  expect(response.status).toBe(201)
  return contactReplySchema.parse(await response.json()).contactId
}
const answerTo = async ({ link }: { link: string }, text: string) =>
  referenceIn(await life.ask('/notice-answer', post({ ...answer, link, text })))

let references: Record<'site' | 'market' | 'proposal' | 'message', string>
beforeAll(async () => {
  life = await lifeOf(desk())
  for (const [notice, kind] of [
    [site, 'objection'],
    [market, 'suggestion'],
    [budget, 'budget'],
    [silent, 'suggestion'],
  ] as const) {
    const data = { ...notice, kind } as never
    ids[notice.link] = (await desk().payload.create({ collection: 'public-notices', data })).id
  }
  const proposal = { ...callExamples.proposal.normal.request, link: budget.link }
  references = {
    site: await answerTo(site, 'नको'),
    market: await answerTo(market, 'सावली हवी'),
    proposal: await referenceIn(await life.ask('/proposal', post(proposal))),
    message: (await life.send()).reference,
  }
})

async function inbox(notice: string | undefined, as: Role = 'editor', language = 'mr') {
  const { inboxFor } = await import('../../src/features/feedback/inbox/inbox.ts')
  const user = await desk().payload.findByID({ collection: 'users', id: desk().ids[as] })
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, desk().payload)
  // The words of a language are one object for all requests.
  req.i18n = { ...req.i18n, language: language as never }
  const narrowed = { department: undefined, kind: undefined, notice: notice ? ids[notice] : undefined }
  return inboxFor(req, { view: 'open', page: 1, ...narrowed })
}
const foundIn = async (notice?: string) => (await inbox(notice)).lines.map((line) => line.reference)

describe('the inbox by notice', () => {
  test('has what came to one notice, and all without a choice', async () => {
    expect(await foundIn(site.link)).toEqual([references.site])
    expect(await foundIn(market.link)).toEqual([references.market])
    expect(await foundIn(budget.link)).toEqual([references.proposal])
    expect(await foundIn(silent.link)).toEqual([])
    expect((await foundIn()).toSorted()).toEqual(Object.values(references).toSorted())
  })

  test('names each answer by its sender, and a proposal by its work', async () => {
    const { boxNameOf, detailsOfLine, titleOfLine } = await import(
      '../../src/features/feedback/inbox/line-words.ts'
    )
    const [own] = (await inbox(site.link)).lines
    if (!own) throw new Error('There is no line')
    expect(titleOfLine(own, 'mr')).toBe('आशा · हरकत · प्रभाग ४')
    expect(titleOfLine({ ...own, ward: '४' }, 'en')).toBe('आशा · Objection · Ward 4')
    expect(titleOfLine({ ...own, stance: null, ward: '' }, 'mr')).toBe('आशा')
    expect(boxNameOf(own)).toBe(`आशा, ${references.site}`)
    expect(detailsOfLine(own, { language: 'mr', ofNotice: true })).not.toContain('जागा ४१')
    expect(detailsOfLine(own, { language: 'mr', ofNotice: false })).toContain('जागा ४१')
    const [work] = (await inbox(budget.link)).lines
    const { title, ward } = callExamples.proposal.normal.request
    expect(work && titleOfLine(work, 'en')).toBe(`${title} · Ward ${ward}`)
  })

  test('counts each view for the notice alone', async () => {
    expect((await inbox(site.link)).counts).toMatchObject({ open: 1, unread: 1, done: 0 })
    expect((await inbox(undefined)).counts).toMatchObject({ open: 4 })
  })

  test('offers the notices to which something came, in the language of the desk', async () => {
    const offered = [
      { id: ids[budget.link], kind: 'budget', title: 'अंदाजपत्रक' },
      { id: ids[market.link], kind: 'suggestion', title: 'बाजार' },
      { id: ids[site.link], kind: 'objection', title: 'जागा ४१' },
    ]
    expect((await inbox(undefined)).notices).toEqual(offered)
    expect((await inbox(site.link, 'admin', 'en')).notices.map(({ title }) => title)).toEqual([
      'Budget',
      'Market',
      'Site 41',
    ])
  })

  test('says nothing of notices to a clerk', async () => {
    await expect(inbox(site.link, 'clerk')).rejects.toThrow()
    const { answeredNotices } = await import('../../src/features/feedback/notice-answers/of-notice.ts')
    const user = await desk().payload.findByID({ collection: 'users', id: desk().ids.clerk })
    const req = await createLocalReq({ user: { ...user, collection: 'users' } }, desk().payload)
    expect(await answeredNotices(req, 'en')).toEqual([])
  })

  test('is reached from the register of the notice, which prints without the link', async () => {
    const path = `/notice-register/${ids[site.link]}?language=mr`
    const page = await (await desk().ask('GET', path, { as: 'editor' })).text()
    expect(page).toContain(`<a href="/admin/inbox?show=open&amp;notice=${ids[site.link]}">`)
    expect(page).toContain('@media print{nav{display:none}}')
  })
})
