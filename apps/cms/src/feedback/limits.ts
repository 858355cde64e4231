import type { Payload } from 'payload'

const usual = { dueDays: 7, months: 12 }

/** In how many days feedback should be answered, and after how many months it is erased, as the council has set it. */
export async function feedbackLimits(payload: Payload): Promise<{ dueDays: number; months: number }> {
  const { feedbackDueDays, feedbackMonths } = await payload.findGlobal({
    slug: 'settings',
    depth: 0,
    overrideAccess: true,
  })
  return { dueDays: feedbackDueDays ?? usual.dueDays, months: feedbackMonths ?? usual.months }
}

const day = 24 * 60 * 60 * 1000

export const daysAfter = (time: Date, days: number): Date => new Date(time.getTime() + days * day)

/** The last day of a shorter month, where the day does not exist. */
export function monthsAfter(time: Date, months: number): Date {
  const then = new Date(time)
  then.setUTCDate(1)
  then.setUTCMonth(then.getUTCMonth() + months)
  const last = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate()
  then.setUTCDate(Math.min(time.getUTCDate(), last))
  return then
}
