import type { Row } from '@nagardwar/contract/browser'

/** India has had one offset, without summer time, since 1945. */
const kolkata = 5.5 * 60 * 60 * 1000
const day = 24 * 60 * 60 * 1000
const dayOf = (time: number): number => Math.floor((time + kolkata) / day)

type Holiday = Row<'holidays'>
const timeOf = (row: Holiday): number => Date.parse(row.day ?? '')

/** Today's holiday, and those to come within a year, the next one first. */
export function presentHolidays(rows: readonly Holiday[], now: number) {
  const today = dayOf(now)
  const dated = rows.filter((row) => !Number.isNaN(timeOf(row)))
  return {
    today: dated.find((row) => dayOf(timeOf(row)) === today),
    toCome: dated
      .filter((row) => dayOf(timeOf(row)) > today && dayOf(timeOf(row)) <= today + 366)
      .sort((a, b) => timeOf(a) - timeOf(b)),
  }
}
