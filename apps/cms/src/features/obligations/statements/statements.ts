import type { Payload } from 'payload'
import type { Statements } from '../../../content/requirements/statement.ts'
import { dayOf } from '../../../platform/dates/days.ts'

/** What persons have stated about obligations. */
export async function statementsOf(payload: Payload): Promise<Statements> {
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
