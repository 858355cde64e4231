import { createHash } from 'node:crypto'
import { commonNames, lists } from '@nagardwar/contract'
import { Html, html } from '../../../api/open-api/html.ts'
import { toMarathiDigits } from '../../../platform/words/digits.ts'
import type { DeskLanguage, Words } from '../../../platform/words/words.ts'
import { words as fileWords } from '../files/words.ts'
import { words as answerWords, findings, stanceWords } from '../notice-answers/words.ts'
import { stateWords } from '../words.ts'
import type { HeldLine } from './held.ts'
import type { MessageRecord } from './messages.ts'
import { words } from './words.ts'

const style = `
body{font:16px/1.6 "Noto Sans","Noto Sans Devanagari",sans-serif;color:#000;background:#fff;margin:2rem auto;max-inline-size:45rem;padding-inline:1rem}
dt{font-weight:600}dd{margin:0 0 .5rem;white-space:pre-wrap;overflow-wrap:anywhere}
section{border-block-start:1px solid #555;padding-block:1rem}
`
const mark = createHash('sha256').update(style).digest('base64')

/** A saved file is opened without the desk's headers, so its policy stands in it. */
const policy = `default-src 'none'; style-src 'sha256-${mark}'; base-uri 'none'; form-action 'none'`

const dayOf = (at: string | null): string | null =>
  at ? at.slice(0, 10).split('-').reverse().join('.') : null

function partsOf(message: MessageRecord, language: DeskLanguage): [Words, string | null][] {
  const digits = (text: string | null) => (text && language === 'mr' ? toMarathiDigits(text) : text)
  return [
    [words.received, digits(dayOf(message.receivedAt))],
    [words.name, message.name],
    [words.mobile, message.mobile],
    [words.email, message.email],
    [words.subject, message.subject],
    [words.message, message.message],
    [answerWords.stance, message.stance && stanceWords[message.stance][language]],
    [answerWords.finding, message.finding && findings[message.finding][language]],
    [answerWords.address, message.address],
    [commonNames.ward, message.ward],
    [commonNames.place, message.place],
    [lists.reports.fields.position.label, message.position],
    [words.status, stateWords(message.status)[language]],
    [words.department, message.department],
    [words.answeredAt, digits(dayOf(message.answeredAt))],
    [words.closedAt, digits(dayOf(message.closedAt))],
    [words.notice, digits(dayOf(message.noticeVersion))],
    [words.eraseOn, digits(dayOf(message.eraseOn))],
    [fileWords.title, message.files.map(({ name }) => name).join('\n')],
    ...message.entries.map(({ kind, text, at }): [Words, string] => [
      words[kind],
      `${digits(dayOf(at))}\n${text}`,
    ]),
  ]
}

type Given = { messages: MessageRecord[]; held: HeldLine[] }

/** A person's messages, and what else is stored, as one file to read, which loads nothing. */
export function pageOf({ messages, held }: Given, language: DeskLanguage): string {
  const factsOf = ({ facts }: HeldLine): Html[] =>
    facts.map(({ label, value }) => html`<dt>${label[language]}</dt><dd>${value[language]}</dd>`)
  const parts = (message: MessageRecord): Html[] =>
    partsOf(message, language).flatMap(([label, text]) =>
      text ? [html`<dt>${label[language]}</dt><dd>${text}</dd>`] : [],
    )
  const title = words.title[language]
  return html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="Content-Security-Policy" content="${policy}"><title>${title}</title><style>${new Html(style)}</style></head>
<body><h1>${title}</h1>
${messages.map((message) => html`<section><h2>${message.reference}</h2><dl>${parts(message)}</dl></section>`)}
${held.map((line) => html`<section><h2>${line.what[language]}</h2><dl>${factsOf(line)}</dl></section>`)}
</body></html>
`.text
}
