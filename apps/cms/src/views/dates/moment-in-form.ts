import { momentOf } from '../../platform/dates/time-in-india.ts'

export const dayOf = (name: string): string => `${name}-day`
export const timeOf = (name: string): string => `${name}-time`

/** What the two fields of a moment say together, as `2027-01-26T10:30`; nothing without a day. */
export function momentIn(texts: Readonly<Record<string, string>>, name: string): string | undefined {
  const day = texts[dayOf(name)]?.trim()
  return day ? momentOf({ day, time: texts[timeOf(name)]?.trim() || '00:00' }) : undefined
}
