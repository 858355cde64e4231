import { createHash } from 'node:crypto'
import { type Html, html, Html as Trusted } from '../../../api/open-api/html.ts'
import type { DeskLanguage } from '../../../platform/words/words.ts'
import type { RegisterRows } from './register-rows.ts'
import { registerWords } from './words.ts'

type Fact = [label: string, value: string]
type Printed = {
  council: string
  title: string
  facts: readonly Fact[]
  rows: RegisterRows
  inbox: string
  /** The address of the Devanagari letters: not every machine of a town hall has some. */
  font: string
  language: DeskLanguage
}

/** The gist has what the other columns leave. A reference is never broken; a word only where it is wider than its column. */
const styleWith = (font: string): string => `
@font-face{font-family:"Desk Devanagari";font-weight:100 900;src:url("${font}") format("woff2");unicode-range:U+0900-097F,U+1CD0-1CF9,U+200C-200D,U+20B9,U+25CC,U+A830-A839,U+A8E0-A8FF}
@page{size:A4 landscape;margin:10mm}
body{font:14px/1.5 "Desk Devanagari","Noto Sans",sans-serif;color:#000;background:#fff;margin:1.5rem}
header p{margin:0;font-weight:600}
h1{margin:0 0 .5rem;font-size:1.4em;line-height:1.5;overflow-wrap:break-word}
dl{display:flex;flex-wrap:wrap;gap:.15rem 2rem;margin:0 0 1rem}
dl div{display:flex;flex-wrap:wrap;gap:0 .5rem}dt{font-weight:600}dd{margin:0}
.wide{overflow-x:auto}
table{border-collapse:collapse;table-layout:fixed;inline-size:100%;min-inline-size:80em}
th,td{border:1px solid #555;padding:.25em .4em;text-align:start;vertical-align:top;overflow-wrap:break-word}
thead{display:table-header-group}tr{break-inside:avoid}
.number{inline-size:3.2em}.reference{inline-size:8.6em}.name{inline-size:13%}.ward{inline-size:4.6em}.stance{inline-size:7em}
.files{inline-size:4em}.group{inline-size:11%}.finding{inline-size:7.4em}.remark{inline-size:8em}
td:nth-child(2){white-space:nowrap}
.hint{display:none}
@media screen and (width < 73rem){.hint{display:block}}
@media print{nav{display:none}}
@media print{body{margin:0;font-size:9pt;line-height:1.35}.wide{overflow:visible}table{min-inline-size:0}}
`

const policyFor = (style: string): string =>
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

const factOf = ([label, value]: Fact): Html => html`<div><dt>${label}</dt><dd>${value}</dd></div>`

/** The register as a page of its own, to print, with the policy that belongs to it. */
export function registerPage({ council, title, facts, rows, inbox, font, language }: Printed) {
  const style = styleWith(font)
  const { columns, heads, lines } = rows
  const page = html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${new Trusted(style)}</style></head>
<body><nav><a href="${inbox}">${registerWords.inInbox[language]}</a></nav>
<header><p>${council}</p><h1>${title}</h1><dl>${facts.map(factOf)}</dl></header>
<p class="hint">${registerWords.wide[language]}</p>
<div class="wide" role="region" aria-label="${title}" tabindex="0"><table><colgroup>${columns.map((name) => html`<col class="${name}">`)}</colgroup><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead><tbody>
${lines.map((line) => html`<tr>${line.map((cell) => html`<td>${cell}</td>`)}</tr>`)}
</tbody></table></div></body></html>
`.text
  return { page, policy: policyFor(style) }
}
