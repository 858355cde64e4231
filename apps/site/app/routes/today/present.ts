import type { Row } from '@nagardwar/contract/browser'
import { indiaDay } from '../../clock/india-day.ts'

type Holiday = Row<'holidays'>
const timeOf = (row: Holiday): number => Date.parse(row.day ?? '')

/** Today's holiday, and those to come within a year, the next one first. */
export function presentHolidays(rows: readonly Holiday[], now: number) {
  const today = indiaDay(now)
  const dated = rows.filter((row) => !Number.isNaN(timeOf(row)))
  return {
    today: dated.find((row) => indiaDay(timeOf(row)) === today),
    toCome: dated
      .filter((row) => indiaDay(timeOf(row)) > today && indiaDay(timeOf(row)) <= today + 366)
      .sort((a, b) => timeOf(a) - timeOf(b)),
  }
}
