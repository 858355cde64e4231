import { toMarathiDigits } from '../../platform/words/digits.ts'
import type { DeskLanguage } from '../../platform/words/words.ts'
import type { Rows } from './rows.ts'
import { words } from './words.ts'

export const numberIn = (count: number, language: DeskLanguage): string =>
  language === 'mr' ? toMarathiDigits(count) : String(count)

/** How far it is, in a sentence that is read out after each document. */
export function countsOf(rows: Rows, wrong: number, language: DeskLanguage): string {
  if (rows.length === 0) return ''
  const docs = rows.flatMap((row) => row.docs)
  const ready = docs.filter(({ state }) => state === 'ready').length
  const saved = rows.filter((row) => row.saved !== undefined).length
  const say = (name: 'countReady' | 'countSaved' | 'countOpen' | 'countFailed', count: string): string =>
    `${words[name][language]}: ${count}`
  const number = (count: number): string => numberIn(count, language)
  return [
    ...(ready < docs.length ? [say('countReady', `${number(ready)} / ${number(docs.length)}`)] : []),
    say('countSaved', number(saved)),
    say('countOpen', number(rows.length - saved)),
    ...(wrong > 0 ? [say('countFailed', number(wrong))] : []),
  ].join(' · ')
}
