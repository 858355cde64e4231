import type { Words } from '../../platform/words/words.ts'
import { lawOf, noLastDay, tooFewDays } from './law-days.ts'

type Notice = { kind?: unknown; law?: unknown; opens?: unknown; closes?: unknown; corrigenda?: unknown }
type Moment = string | Date
type Asked = { record: unknown; path: readonly (string | number)[]; isDraft: boolean }

const timeOf = (moment: unknown): number => new Date(moment as Moment).getTime()

/** What is wrong with the last day of a notice, if anything. */
export function wrongLastDay(closes: Moment | undefined, { record, isDraft }: Asked): Words | undefined {
  const { opens, ...notice } = record as Notice
  const law = lawOf(notice)
  if (isDraft && !(opens && closes)) return undefined
  return closes ? tooFewDays(law, opens, closes) : noLastDay(law)
}

const notLater: Words = {
  en: 'The new last day must be later than the one before it',
  mr: 'नवीन अंतिम दिनांक आधीच्या अंतिम दिनांकानंतरचा असावा',
}

/** A corrigendum gives residents more time, never less. */
export function wrongExtension(closes: Moment | undefined, { record, path }: Asked): Words | undefined {
  if (!closes) return undefined
  const { closes: first, corrigenda } = record as Notice
  const all = Array.isArray(corrigenda) ? (corrigenda as { closes?: unknown }[]) : []
  const earlier = [first, ...all.slice(0, Number(path.at(-2))).map((each) => each.closes)].filter(Boolean)
  return earlier.every((each) => timeOf(closes) > timeOf(each)) ? undefined : notLater
}
