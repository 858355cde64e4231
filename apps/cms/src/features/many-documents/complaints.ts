import type { Words } from '../../platform/words/words.ts'
import type { Row } from './rows.ts'
import { words } from './words.ts'
import { yearInWords } from './year.ts'

/** What a row lacks before it can be saved. The server checks again. */
export function complaintsOf(row: Row, commonHeading: string): Words[] {
  const { docs, title, year, heading, asked } = row
  const languages = docs.map(({ language }) => language)
  return [
    ...(asked ? [words.answerFirst] : []),
    ...(docs.some(({ state }) => state !== 'ready') ? [words.notUploaded] : []),
    ...(languages.includes('') ? [words.noLanguage] : []),
    ...(new Set(languages).size < languages.length ? [words.sameLanguage] : []),
    ...(title.en.trim() || title.mr.trim() ? [] : [words.noTitle]),
    ...(yearInWords(year) ? [] : [words.noYear]),
    ...(heading || commonHeading ? [] : [words.noHeading]),
  ]
}

/** A record to be stored, as the endpoint takes it. */
export function wishOf(row: Row, commonHeading: string) {
  const year = yearInWords(row.year)
  const pdf = Object.fromEntries(row.docs.map(({ language, media }) => [language, media]))
  return { heading: Number(row.heading || commonHeading), year, title: row.title, pdf }
}
