import { toAsciiDigits } from '../digits.ts'
import { textFrom } from './scalar.ts'

/** Hours and minutes of 24 hours, `09:30`, also from `9.30`; empty for anything else. */
export function timeOfDayFrom(value: unknown): string {
  const [, hours = '', minutes = ''] =
    /^([0-9]{1,2})[:.]([0-5][0-9])(?::[0-9]{2})?$/.exec(toAsciiDigits(textFrom(value))) ?? []
  return minutes && Number(hours) < 24 ? `${hours.padStart(2, '0')}:${minutes}` : ''
}
