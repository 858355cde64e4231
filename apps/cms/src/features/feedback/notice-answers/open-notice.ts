import type { DataFromCollectionSlug, Payload } from 'payload'
import { Refusal } from '../../../api/refusal.ts'
import { isDecided, lastMoment } from '../../../content/public-notices/moments.ts'
import { publishedAt } from '../../../content/published.ts'

export type StoredNotice = DataFromCollectionSlug<'public-notices'>

const longestLink = 300

/** The public notice at an address, if it takes answers on the website. */
export async function noticeAt(payload: Payload, link: unknown, now: Date): Promise<StoredNotice> {
  const { docs } =
    typeof link === 'string' && link.length <= longestLink
      ? await payload.find({
          collection: 'public-notices',
          where: { and: [publishedAt(now), { link: { equals: link } }] },
          limit: 1,
          depth: 0,
          overrideAccess: true,
        })
      : { docs: [] }
  const [notice] = docs
  if (!notice?.here || notice.kind === 'budget') throw new Refusal(404, 'notFound')
  return notice
}

/** Whether it may be answered at a moment, by the desk's clock: what the form says does not count. */
export function refuseUnlessOpen(notice: StoredNotice, now: Date): void {
  const last = lastMoment(notice)
  const isPlanned = notice.opens !== null && notice.opens !== undefined && new Date(notice.opens) > now
  if (isPlanned) throw new Refusal(409, 'checkFields', { errors: { link: 'noticePlanned' } })
  if (!last || new Date(last) <= now || isDecided(notice, now))
    throw new Refusal(409, 'checkFields', { errors: { link: 'noticeClosed' } })
}
