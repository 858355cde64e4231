import type { Payload } from 'payload'
import { addOne } from '../platform/database/counters.ts'
import { fresh } from './reply.ts'

/** The counter's name in the `counters` collection. */
export const visitors = 'visitors'

/** The number of visits; none before the first is counted. */
export async function visitorCount(payload: Payload): Promise<number> {
  const { docs } = await payload.find({
    collection: 'counters',
    where: { name: { equals: visitors } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
  })
  return docs[0]?.count ?? 0
}

export const answerVisitorCount = async (payload: Payload): Promise<Response> =>
  fresh({ count: await visitorCount(payload) })

/** Counts one visit. */
export const countVisit = async (payload: Payload): Promise<Response> =>
  fresh({ count: await addOne(payload, visitors) })
