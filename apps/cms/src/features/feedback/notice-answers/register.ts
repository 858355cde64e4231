import { createHash } from 'node:crypto'
import { csvOf } from '@nagardwar/exchange/sheet/csv'
import { excelOf } from '@nagardwar/exchange/sheet/excel'
import type { DataFromCollectionSlug, Endpoint, PayloadHandler, PayloadRequest } from 'payload'
import { Html, html } from '../../../api/open-api/html.ts'
import { editors } from '../../../content/access/editors.ts'
import { toMarathiDigits } from '../../../platform/words/digits.ts'
import { only, refused } from '../../../views/page/endpoint.ts'
import { noteFeedback } from '../note-feedback.ts'
import { titleOf } from './in-words.ts'
import { inboxOf } from './inbox-of.ts'
import { findings, registerWords, stanceWords, words } from './words.ts'

type Answer = DataFromCollectionSlug<'feedback'>
type Language = 'en' | 'mr'

/** In characters: what fits into a line of the printed register. */
const gistLength = 400

const style = `
body{font:14px/1.5 "Noto Sans","Noto Sans Devanagari",sans-serif;color:#000;background:#fff;margin:1.5rem}
table{border-collapse:collapse;inline-size:100%}
th,td{border:1px solid #555;padding:.25rem .5rem;text-align:start;vertical-align:top;overflow-wrap:anywhere}
thead{display:table-header-group}tr{break-inside:avoid}
@media print{nav{display:none}}
`
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

function gistOf(text: string): string {
  const letters = [...text.replaceAll('\n', ' ')]
  return letters.length > gistLength ? `${letters.slice(0, gistLength).join('')}…` : letters.join('')
}

/** Letters and digits alone: answers that were copied differ in spaces and signs. */
const likeness = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')

/** The group of each answer: as staff named it, or a number for those that say the same. */
function groupsOf(answers: readonly Answer[]): string[] {
  const keys = answers.map(({ feedback }) => likeness(feedback))
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  const numbers = new Map(
    [...counts].filter(([, count]) => count > 1).map(([key], at) => [key, String(at + 1)]),
  )
  return answers.map(({ likeGroup }, at) => likeGroup || numbers.get(keys[at] ?? '') || '')
}

/** The register for the hearing. Nothing in it leads to a person: no address, no e-mail, no telephone number. */
function rowsOf(answers: readonly Answer[], language: Language): string[][] {
  const groups = groupsOf(answers)
  const heads = [
    registerWords.number,
    registerWords.reference,
    registerWords.name,
    words.ward,
    words.stance,
    registerWords.gist,
    words.group,
    words.finding,
  ]
  const digits = (text: string): string => (language === 'mr' ? toMarathiDigits(text) : text)
  return [
    heads.map((each) => each[language]),
    ...answers.map(({ reference, name, ward, stance, feedback, finding }, at) => [
      digits(String(at + 1)),
      reference,
      name,
      ward ?? '',
      stance ? stanceWords[stance][language] : '',
      gistOf(feedback),
      groups[at] ?? '',
      finding ? findings[finding][language] : '',
    ]),
  ]
}

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

type Printed = { title: string; rows: readonly string[][]; inbox: string; language: Language }

function printed({ title, rows, inbox, language }: Printed): string {
  const [heads = [], ...lines] = rows
  return html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${new Html(style)}</style></head>
<body><nav><a href="${inbox}">${registerWords.inInbox[language]}</a></nav><h1>${title}</h1><table><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead><tbody>
${lines.map((line) => html`<tr>${line.map((cell) => html`<td>${cell}</td>`)}</tr>`)}
</tbody></table></body></html>
`.text
}

const types = {
  html: 'text/html; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** `GET /notice-register/<number of a notice>?as=html|csv|xlsx`: its answers for the hearing. */
const register: PayloadHandler = async (req) => {
  const id = String(req.routeParams?.id)
  const [notice] = /^[1-9]\d{0,9}$/.test(id)
    ? (
        await req.payload.find({
          collection: 'public-notices',
          where: { id: { equals: Number(id) } },
          limit: 1,
          depth: 0,
          overrideAccess: false,
          req,
        })
      ).docs
    : []
  if (!notice) return refused(404, registerWords.noNotice, req)
  const language: Language = req.query.language === 'en' ? 'en' : 'mr'
  const as = req.query.as === 'csv' || req.query.as === 'xlsx' ? req.query.as : 'html'
  const answers = await answersTo(notice.id, req)
  noteFeedback(
    req,
    'feedback exported',
    answers.map((each) => each.id),
  )
  const rows = rowsOf(answers, language)
  const title = `${registerWords.title[language]}: ${titleOf(notice, language)}`
  const body =
    as === 'html'
      ? printed({ title, rows, inbox: inboxOf(notice.id, req), language })
      : as === 'csv'
        ? csvOf(rows)
        : new Uint8Array(await excelOf(rows))
  const file = `attachment; filename="answers-${notice.id}.${as}"`
  return new Response(body, {
    headers: {
      'content-type': types[as],
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      ...(as === 'html' ? { 'content-security-policy': policy } : { 'content-disposition': file }),
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
