import type { Payload } from 'payload'
import { type Day, dayOf } from '../../../platform/dates/days.ts'
import type { Words } from '../../../platform/words/words.ts'

/** What a person has stated about an obligation, with date and name. */
export type Statement = {
  answer?: 'yes' | 'no' | 'not-applicable' | undefined
  reason?: Words | undefined
  owner?: number | undefined
  day: Day
  by: string
}

export async function statementsOf(payload: Payload): Promise<Map<string, Statement>> {
  const { docs } = await payload.find({
    collection: 'obligation-statements',
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return new Map(
    docs.map(({ obligation, answer, reason, owner, at, by }) => [
      obligation,
      {
        answer: answer ?? undefined,
        reason:
          reason?.en || reason?.mr
            ? { en: reason.en || reason.mr || '', mr: reason.mr || reason.en || '' }
            : undefined,
        owner: typeof owner === 'number' ? owner : undefined,
        day: dayOf(at),
        by: by ?? '',
      },
    ]),
  )
}
