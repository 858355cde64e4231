import { createHash } from 'node:crypto'
import type { PayloadHandler } from 'payload'
import { Html, html } from '../../../api/open-api/html.ts'
import { dayOf } from '../../../platform/dates/days.ts'
import { toMarathiDigits } from '../../../platform/words/digits.ts'
import type { DeskLanguage } from '../../../platform/words/words.ts'
import { boardNow, type Line, linesOf } from '../board.ts'
import { presentLine } from '../present.ts'
import { stateWords, words } from '../words.ts'

/** Black on white at 10 pt, the head of a table on every sheet, no line divided between two. */
const style = `
@page{size:A4;margin:16mm 14mm}
body{font:10pt/1.5 "Noto Sans","Noto Sans Devanagari",sans-serif;color:#000;background:#fff;margin:0 auto;max-inline-size:190mm}
h1{font-size:16pt}h2{font-size:12pt;break-after:avoid}
table{inline-size:100%;border-collapse:collapse;margin-block-end:6mm}
th,td{border:.4pt solid #555;padding:1.2mm 1.6mm;text-align:start;vertical-align:top}
tbody th{font-weight:400;inline-size:45%}thead{display:table-header-group}tr{break-inside:avoid}
small{display:block;color:#444}
`

const heads = [words.what, words.state, words.asOf, words.next, words.owner]

const mark = createHash('sha256').update(style).digest('base64')
const policy = `default-src 'none'; style-src 'sha256-${mark}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

function rowOf(line: Line, language: DeskLanguage): Html {
  const { title, clause, stateText, asOf, next, owner, reason } = presentLine(line, language)
  const cells = [[stateText, reason].filter(Boolean).join('. '), asOf, next, owner]
  return html`<tr><th scope="row">${title} <small>${clause}</small></th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>
`
}

/** `GET /cms-api/obligations-report?language=mr`: the board as a page to print. */
export const reportHandler: PayloadHandler = async ({ payload, query }) => {
  const language: DeskLanguage = query?.language === 'mr' ? 'mr' : 'en'
  const digits = (text: string | number): string => (language === 'mr' ? toMarathiDigits(text) : String(text))
  const board = await boardNow(payload)
  const settings = await payload.findGlobal({ slug: 'settings', depth: 0, overrideAccess: true })
  const council = settings.name?.[language] || settings.name?.en || ''
  const counts = (Object.keys(stateWords) as (keyof typeof stateWords)[]).flatMap((state) => {
    const count = linesOf(board).filter((line) => line.state === state).length
    return count > 0 ? [`${stateWords[state][language]}: ${digits(count)}`] : []
  })
  const head = heads.map((each) => html`<th scope="col">${each[language]}</th>`)
  const laws = board.laws.map(
    ({ title, lines }) => html`<h2>${title[language]}</h2>
<table><thead><tr>${head}</tr></thead><tbody>${lines.map((line) => rowOf(line, language))}</tbody></table>
`,
  )
  const day = digits(dayOf(board.at).split('-').reverse().join('.'))
  const title = words.title[language]
  const page = html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${new Html(style)}</style></head>
<body><main><h1>${title}</h1><p>${[council, day].filter(Boolean).join(', ')}</p><p>${counts.join(' · ')}</p>
${laws}</main></body>
</html>`
  return new Response(page.text, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
    },
  })
}
