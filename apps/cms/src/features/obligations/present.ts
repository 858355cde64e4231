import type { Day } from '../../platform/dates/days.ts'
import { toMarathiDigits } from '../../platform/words/digits.ts'
import type { DeskLanguage } from '../../platform/words/words.ts'
import type { Line } from './board.ts'
import { stateWords, words } from './words.ts'

export type Row = {
  key: string
  clause: string
  title: string
  state: Line['state']
  stateText: string
  asOf: string
  next: string
  owner: string
  page: string | undefined
  reason: string
}

/** What is late, missing or not answered. */
export const isOpen = ({ state }: Pick<Line, 'state'>): boolean =>
  state === 'late' || state === 'missing' || state === 'unanswered'

/** `22.11.2026`, in the digits of the language. */
function written(day: Day | undefined, language: DeskLanguage): string {
  const text = day ? day.split('-').reverse().join('.') : ''
  return language === 'mr' ? toMarathiDigits(text) : text
}

function stateText({ state, since, due, lacking }: Line, language: DeskLanguage): string {
  const name = stateWords[state][language]
  const number = (count: number): string => (language === 'mr' ? toMarathiDigits(count) : String(count))
  if (state === 'late') return `${name} ${words.since[language]} ${written(since, language)}`
  if (state === 'due') return `${name} ${words.by[language]} ${written(due, language)}`
  if (state === 'missing' && lacking)
    return language === 'mr'
      ? `${name}: एकूण ${number(lacking.of)} पैकी ${number(lacking.count)}`
      : `${name}: ${number(lacking.count)} of ${number(lacking.of)}`
  return name
}

/** A line of the board in one language. */
export const presentLine = (line: Line, language: DeskLanguage): Row => ({
  key: line.key,
  clause: line.clause[language],
  title: line.title[language],
  state: line.state,
  stateText: stateText(line, language),
  asOf: written(line.asOf, language),
  next: line.state === 'met' ? written(line.due, language) : '',
  owner: line.owner?.[language] ?? '',
  page: line.page,
  reason: line.reason?.[language] ?? '',
})
