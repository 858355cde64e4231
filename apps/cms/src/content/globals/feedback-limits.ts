import type { FeedbackContact } from '@nagardwar/contract'
import type { Payload } from 'payload'

const usual = { dueDays: 7, months: 12 }

type Limits = { dueDays: number; months: number; contact: FeedbackContact }

/**
 * In how many days feedback should be answered, after how many months it is erased, and how its sender must be
 * reachable, as the council has set it.
 */
export async function feedbackLimits(payload: Payload): Promise<Limits> {
  const { feedbackDueDays, feedbackMonths, feedbackContact } = await payload.findGlobal({
    slug: 'settings',
    depth: 0,
    overrideAccess: true,
  })
  return {
    dueDays: feedbackDueDays ?? usual.dueDays,
    months: feedbackMonths ?? usual.months,
    contact: feedbackContact ?? 'both',
  }
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
