import type { Format } from '../i18n/format.ts'
import { wardNumbers } from '../wards/numbers/ward-numbers.ts'
import { type EventRow, finalDay, firstDay, isoDay, placeInMonth, weekdayOf } from './event-time.ts'

/** A text of the catalogue `event-lines`. */
export type Say = (key: string, values?: object) => string
export type Words = { say: Say; format: Format }

/** "Tuesday, 15.12.2026" */
export const oneDay = (day: number, { say, format }: Words): string =>
  say('onDay', { weekday: say(`day${weekdayOf(day)}`), date: format.date(isoDay(day)) })

const hours = (times: readonly string[], { say, format }: Words): string => {
  const [from, to] = times.filter(Boolean).map((time) => format.time(time))
  return from && to ? say('fromDay', { from, to }) : (from ?? '')
}

const joined = (...parts: string[]): string => parts.filter(Boolean).join(', ')

/** One day on which it takes place, with its hours: "Tuesday, 15.12.2026, 10:00 AM – 4:00 PM". */
export const oneTime = (event: EventRow, day: number, words: Words): string =>
  joined(oneDay(day, words), hours([event.time, event.endTime], words))

/** When it takes place, as a resident says it; empty where nobody gave a day. */
export function whenIn(event: EventRow, words: Words): string {
  const { say, format } = words
  const [first, last] = [firstDay(event), finalDay(event)]
  if (first === undefined) return ''
  if (event.repeats !== '') {
    const rule = say(event.repeats, {
      weekday: say(`at${weekdayOf(first)}`),
      place: say(`place${placeInMonth(first)}`),
    })
    const until = last === undefined ? '' : say('untilDay', { date: format.date(isoDay(last)) })
    const capital = rule.charAt(0).toUpperCase() + rule.slice(1)
    return joined(capital, hours([event.time, event.endTime], words), until)
  }
  if (last === undefined || last <= first) return oneTime(event, first, words)
  const from = joined(oneDay(first, words), hours([event.time], words))
  return say('fromDay', { from, to: joined(oneDay(last, words), hours([event.endTime], words)) })
}

/** The wards that it is for. */
export function wardsIn({ wards: written }: Pick<EventRow, 'wards'>, { say, format }: Words): string {
  const wards = wardNumbers(written)
  if (wards.length === 0) return say('wholeTown')
  return say(wards.length === 1 ? 'inWard' : 'inWards', { wards: format.digits(wards.join(', ')) })
}
