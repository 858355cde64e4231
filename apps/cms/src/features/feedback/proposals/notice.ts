import type { DataFromCollectionSlug, Payload } from 'payload'
import { Refusal } from '../../../api/refusal.ts'
import { publishedAt } from '../../../content/published.ts'

type Notice = DataFromCollectionSlug<'public-notices'>

const longestLink = 300

/** The published notice at an address, if it asks for proposals. */
export async function noticeAskingAt(payload: Payload, link: unknown, now: Date): Promise<Notice> {
  const { docs } =
    typeof link === 'string' && link.length <= longestLink
      ? await payload.find({
          collection: 'public-notices',
          where: { and: [publishedAt(now), { link: { equals: link } }, { kind: { equals: 'budget' } }] },
          limit: 1,
          depth: 0,
          overrideAccess: true,
        })
      : { docs: [] }
  const [notice] = docs
  if (!notice) throw new Refusal(404, 'notFound')
  return notice
}
