/** Minutes after the day's midnight; an end after 1440 is on the next day. */
export type Span = { from: number; to: number }
/** The spans of each day, Monday first, and whether holidays are closed. */
export type OpeningHours = { week: readonly (readonly Span[])[]; closedOnHolidays: boolean }

const day = 'Mo|Tu|We|Th|Fr|Sa|Su'
const dayNames = day.split('|')
const time = '\\d{2}:\\d{2}-\\d{2}:\\d{2}'
const rule = new RegExp(
  `^(?:((?:${day})(?:-(?:${day}))?(?:,(?:${day})(?:-(?:${day}))?)*) )?(off|${time}(?:,${time})*)$`,
)
const wholeDay = 1440
const always: Span[] = [{ from: 0, to: wholeDay }]

/** `Mo-We,Su` as numbers of days; a range may go over the end of the week. */
function daysIn(named: string | undefined): number[] {
  if (named === undefined) return dayNames.map((_, index) => index)
  return named.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map((name) => dayNames.indexOf(name))
    const count = ((last - first + 7) % 7) + 1
    return Array.from({ length: count }, (_, index) => (first + index) % 7)
  })
}

const minutes = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

function spanIn(text: string): Span | undefined {
  const [from = 0, end = 0] = text.split('-').map(minutes)
  const isClock = [...text.matchAll(/:(\d{2})/g)].every(([, minute]) => Number(minute) < 60)
  if (!isClock || from >= wholeDay || end > wholeDay) return undefined
  // What ends before it begins goes on past midnight.
  return { from, to: end > from ? end : end + wholeDay }
}

/**
 * Opening hours from the text of a record, such as `Mo-Fr 09:45-13:00,14:00-18:15; Sa off; PH off` or `24/7` (a part of
 * OpenStreetMap's `opening_hours`). A later part replaces an earlier one for its days; days that are not named are closed.
 * Undefined where a part cannot be read: then nobody may say "open".
 */
export function readOpeningHours(text: string): OpeningHours | undefined {
  const parts = text.split('; ')
  let week: Span[][] = dayNames.map(() => [])
  let closedOnHolidays = false
  for (const part of parts) {
    if (part === 'PH off') {
      closedOnHolidays = true
      continue
    }
    const [, named, hours = ''] = part === '24/7' ? [part, undefined, '24/7'] : (rule.exec(part) ?? [])
    const spans = hours === '24/7' ? always : hours === 'off' ? [] : hours.split(',').map(spanIn)
    if (hours === '' || spans.includes(undefined)) return undefined
    const days = new Set(daysIn(named))
    week = week.map((before, index) => (days.has(index) ? (spans as Span[]) : before))
  }
  return week.some((spans) => spans.length > 0) ? { week, closedOnHolidays } : undefined
}
