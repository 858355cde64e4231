import { csvOf } from '@nagardwar/exchange/sheet/csv'
import { excelOf } from '@nagardwar/exchange/sheet/excel'
import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload'
import { editors } from '../../../content/access/editors.ts'
import { lastMoment } from '../../../content/public-notices/moments.ts'
import { filesOfAnswers } from '../../../platform/database/notice-answers.ts'
import { dayWords, timeWords } from '../../../platform/dates/time-in-india.ts'
import { toMarathiDigits } from '../../../platform/words/digits.ts'
import type { DeskLanguage } from '../../../platform/words/words.ts'
import { nameOfCouncil } from '../../../views/name-of-council.ts'
import { only, refused } from '../../../views/page/endpoint.ts'
import { noteFeedback } from '../note-feedback.ts'
import { inLanguage, titleOf } from './in-words.ts'
import { inboxOf } from './inbox-of.ts'
import type { StoredNotice } from './open-notice.ts'
import { fontPath } from './register-font.ts'
import { registerPage } from './register-page.ts'
import { type Answer, type RegisterRows, registerRows } from './register-rows.ts'
import { registerTitle, registerWords } from './words.ts'

/** The answers to a notice that this account may read, as they came; none that was put aside. */
async function answersTo(notice: number, req: PayloadRequest): Promise<Answer[]> {
  const { docs } = await req.payload.find({
    collection: 'feedback',
    where: {
      and: [
        { kind: { equals: 'answer' } },
        { publicNotice: { equals: notice } },
        { putAside: { exists: false } },
      ],
    },
    sort: 'receivedAt',
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return docs
}

/** What a hearing wants to know of the notice: until when it could be answered, when it is heard, of which day the list is. */
function factsOf(notice: StoredNotice, count: number, language: DeskLanguage): [string, string][] {
  const { opens, closes, hearing, hearingPlace } = notice
  const last = lastMoment(notice)
  const extended = last && closes && last !== closes ? ` (${registerWords.extended[language]})` : ''
  const place = inLanguage(hearingPlace, language)
  const facts: [keyof typeof registerWords, string | undefined][] = [
    ['opens', opens ? timeWords(opens)[language] : undefined],
    ['closes', last ? timeWords(last)[language] + extended : undefined],
    ['hearing', [hearing ? timeWords(hearing)[language] : '', place].filter(Boolean).join(', ')],
    ['count', language === 'mr' ? toMarathiDigits(count) : String(count)],
    ['printed', dayWords(new Date())[language]],
  ]
  return facts.flatMap(([label, value]) => (value ? [[registerWords[label][language], value]] : []))
}

async function printed(
  notice: StoredNotice,
  rows: RegisterRows,
  language: DeskLanguage,
  req: PayloadRequest,
) {
  return registerPage({
    council: (await nameOfCouncil(req.payload, language)) ?? '',
    title: `${registerTitle(notice.kind)[language]}: ${titleOf(notice, language)}`,
    facts: factsOf(notice, rows.lines.length, language),
    rows,
    inbox: inboxOf(notice.id, req),
    font: `${req.payload.config.routes.api}${fontPath}`,
    language,
  })
}

const sheetTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

const closed = { 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' }

async function sheet({ heads, lines }: RegisterRows, as: keyof typeof sheetTypes, notice: number) {
  const rows = [heads, ...lines]
  return new Response(as === 'csv' ? csvOf(rows) : new Uint8Array(await excelOf(rows)), {
    headers: {
      ...closed,
      'content-type': sheetTypes[as],
      'content-disposition': `attachment; filename="answers-${notice}.${as}"`,
    },
  })
}

async function noticeOf(req: PayloadRequest): Promise<StoredNotice | undefined> {
  const id = String(req.routeParams?.id)
  if (!/^[1-9]\d{0,9}$/.test(id)) return undefined
  const { docs } = await req.payload.find({
    collection: 'public-notices',
    where: { id: { equals: Number(id) } },
    limit: 1,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return docs[0]
}

/** `GET /notice-register/<number of a notice>?as=html|csv|xlsx`: its answers for the hearing. */
const register: PayloadHandler = async (req) => {
  const notice = await noticeOf(req)
  if (!notice) return refused(404, registerWords.noNotice, req)
  if (notice.kind === 'budget') return refused(404, registerWords.ofProposals, req)
  const language: DeskLanguage = req.query.language === 'en' ? 'en' : 'mr'
  const as = req.query.as === 'csv' || req.query.as === 'xlsx' ? req.query.as : undefined
  const answers = await answersTo(notice.id, req)
  noteFeedback(
    req,
    'feedback exported',
    answers.map((each) => each.id),
  )
  const files = await filesOfAnswers(req.payload, notice.id)
  const rows = registerRows(answers, { language, files, isPaper: !as })
  if (as) return sheet(rows, as, notice.id)
  const { page, policy } = await printed(notice, rows, language, req)
  return new Response(page, {
    headers: {
      ...closed,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
    },
  })
}

export const noticeRegister: Endpoint = {
  path: '/notice-register/:id',
  method: 'get',
  handler: (req) =>
    req.user
      ? only(editors, registerWords.onlyEditors, register)(req)
      : refused(401, registerWords.onlyEditors, req),
}
