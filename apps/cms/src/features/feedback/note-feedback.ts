import type { CollectionAfterOperationHook, PayloadRequest } from 'payload'
import { trustedHops } from '../../platform/client.ts'
import { log } from '../../platform/log.ts'
import { noteSecurity } from '../../platform/security-log/note-security.ts'
import { noteMisconductRead } from './misconduct/note-reading.ts'

/** Numbers of messages in one line of the log. A list of the desk has fewer, a spreadsheet of it may have more. */
const mostRecords = 1000

/** Who has read or taken out which messages, by their numbers: the log has no word of them. */
export function noteFeedback(
  { user, headers, payload }: Pick<PayloadRequest, 'user' | 'headers' | 'payload'>,
  event: 'feedback read' | 'feedback exported',
  ids: readonly number[],
): void {
  if (!user) return
  for (let first = 0; first < ids.length; first += mostRecords)
    noteSecurity(log.of(payload), headers, trustedHops.of(payload), {
      event,
      result: 'done',
      account: Number(user.id),
      target: 'feedback',
      records: ids.slice(first, first + mostRecords),
    })
}

/** Once for each request: a page of the desk reads its record several times. */
function notYetNoted({ context }: PayloadRequest, ids: number[]): number[] {
  const noted = context.notedFeedback instanceof Set ? context.notedFeedback : new Set<number>()
  const added = ids.filter((id) => !noted.has(id))
  context.notedFeedback = new Set([...noted, ...added])
  return added
}

/** Every reading by a person, whatever door: a record, a list, a search. The desk's own reading is none. */
export const noteReading: CollectionAfterOperationHook<'feedback'> = async ({
  operation,
  result,
  req,
  args,
}) => {
  if ((operation === 'find' || operation === 'findByID') && req.user && args.overrideAccess !== true) {
    const docs = operation === 'find' ? result.docs : [result]
    const ids = docs.map(({ id }) => Number(id))
    const added = notYetNoted(req, ids)
    noteFeedback(req, 'feedback read', added)
    await noteMisconductRead(req, added)
  }
  return result
}
