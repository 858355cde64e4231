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

/** "Every Wednesday"; empty for what takes place once. */
function ruleIn({ repeats, ...event }: EventRow, { say }: Words): string {
  const first = firstDay(event)
  if (repeats === '' || first === undefined) return ''
  const rule = say(repeats, {
    weekday: say(`at${weekdayOf(first)}`),
    place: say(`place${placeInMonth(first)}`),
  })
  return rule.charAt(0).toUpperCase() + rule.slice(1)
}

/** "until 31.03.2027"; empty where nobody gave an end. */
function untilIn(event: EventRow, { say, format }: Words): string {
  const last = finalDay(event)
  return last === undefined ? '' : say('untilDay', { date: format.date(isoDay(last)) })
}

/** How a repeated event goes on, beside its next time: "Every Wednesday, until 31.03.2027"; empty for any other. */
export const repetitionIn = (event: EventRow, words: Words): string =>
  event.repeats === '' ? '' : joined(ruleIn(event, words), untilIn(event, words))

/** When it takes place, as a resident says it; empty where nobody gave a day. */
export function whenIn(event: EventRow, words: Words): string {
  const { say } = words
  const [first, last] = [firstDay(event), finalDay(event)]
  if (first === undefined) return ''
  if (event.repeats !== '')
    return joined(ruleIn(event, words), hours([event.time, event.endTime], words), untilIn(event, words))
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
