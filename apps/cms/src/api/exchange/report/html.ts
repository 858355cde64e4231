import { toMarathiDigits } from '../../../platform/words/digits.ts'
import type { Words } from '../../../platform/words/words.ts'
import {
  type Count,
  countsOf,
  type Language,
  type Names,
  type Report,
  type ReportRow,
  reportRows,
} from './rows.ts'
import { columns, outcomes, texts } from './texts.ts'

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

const style = `
body { font: 16px/1.6 'Noto Sans', 'Noto Sans Devanagari', system-ui, sans-serif; margin: 2rem auto; max-width: 75rem; padding: 0 1rem; color: #1b2733 }
table { border-collapse: collapse; width: 100%; margin: 1rem 0 2rem }
caption { text-align: start; font-weight: 600; font-size: 1.25rem; padding: .5rem 0 }
th, td { border: 1px solid #b8c4ce; padding: .4rem .6rem; text-align: start; vertical-align: top; overflow-wrap: anywhere }
th { background: #eef3f6 }
`

const table = (
  caption: string,
  head: string[],
  rows: string[][],
): string => `<table><caption>${escaped(caption)}</caption>
<thead><tr>${head.map((cell) => `<th scope="col">${escaped(cell)}</th>`).join('')}</tr></thead>
<tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`).join('\n')}</tbody></table>`

const shown: (keyof ReportRow)[] = ['list', 'number', 'title', 'outcome', 'status', 'field', 'words']

/** The report as one HTML file that loads nothing else. */
export function reportPage(
  { from, isDryRun, publish, entries }: Report,
  language: Language,
  names: Names,
): string {
  const say = (words: Words): string => escaped(words[language])
  const number = (value: number): string => (language === 'mr' ? toMarathiDigits(value) : String(value))
  const rows = reportRows(entries, language, names)
  const listed = (caption: Words, kind: Words): string => {
    const chosen = rows.filter((row) => row.kind === kind[language])
    return table(
      `${caption[language]} (${number(chosen.length)})`,
      shown.map((name) => columns[name][language]),
      chosen.map((row) => shown.map((name) => row[name])),
    )
  }
  const heads = [
    columns.list,
    texts.rows,
    outcomes.created,
    outcomes.updated,
    outcomes.unchanged,
    outcomes['left-out'],
    texts.work,
  ]
  const lines = countsOf(entries, language, names).map(({ list, ...counts }: Count) => [
    list,
    ...Object.values(counts).map(number),
  ])
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${say(texts.title)}</title><style>${style}</style></head>
<body><h1>${say(texts.title)}</h1>
<p>${say(texts.source)}: ${escaped(from)}</p>
<p>${say(isDryRun ? texts.dryRun : publish ? texts.published : texts.drafts)}</p>
${table(
  texts.lists[language],
  heads.map((head) => head[language]),
  lines,
)}
${listed(texts.work, texts.work)}
${listed(texts.notes, texts.notes)}
</body></html>
`
}
