import { timeWords } from '../../platform/dates/time-in-india.ts'
import type { DeskLanguage } from '../../platform/words/words.ts'
import { words } from './words.ts'

type Props = { address: string; language: DeskLanguage; names: string[] }

/** `2026-11-22T10-30-54-070Z` as a moment in India: `22.11.2026, 16:00`. */
function momentOf(name: string, language: DeskLanguage): string {
  const iso = name.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d+)Z$/, 'T$1:$2:$3.$4Z')
  return timeWords(iso)[language]
}

export function ImportReports({ address, language, names }: Props) {
  const file = (name: string, kind: string) =>
    `${address}/report?name=${name}&file=report-${language}.${kind}`
  return (
    <>
      <h2>{words.reports[language]}</h2>
      {names.length === 0 && <p>{words.none[language]}</p>}
      <ul>
        {names.map((name) => (
          <li key={name}>
            {momentOf(name, language)}: <a href={file(name, 'html')}>HTML</a> ·{' '}
            <a href={file(name, 'csv')}>CSV</a>
          </li>
        ))}
      </ul>
    </>
  )
}
