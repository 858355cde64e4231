import { dayOf } from '../../../platform/dates/days.ts'
import { openingAt } from '../../opening/state.ts'
import type { Look } from '../requirement.ts'

/** Number and date of the security audit's certificate. */
export const certificate: Look = async ({ payload, now }) => {
  const { number, date } = (await openingAt(payload, now)).certificate
  return number && date ? { day: dayOf(date) } : undefined
}
