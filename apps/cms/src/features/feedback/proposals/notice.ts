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

/** The last moment: that of the last corrigendum which extends it. */
const lastMoment = ({ closes, corrigenda }: Notice): string | null | undefined =>
  corrigenda?.filter((each) => each.closes).at(-1)?.closes ?? closes

function isDecided({ decided, decision, order }: Notice, now: Date): boolean {
  if (decided) return new Date(decided) <= now
  return Boolean(decision?.en || decision?.mr || order?.en || order?.mr)
}

/** By the clock of the desk: what a form says of the time does not count. */
export function refuseUnlessOpen(notice: Notice, now: Date): void {
  const { opens } = notice
  const last = lastMoment(notice)
  const refuse = (link: string) => new Refusal(409, 'checkFields', { errors: { link } })
  if (isDecided(notice, now)) throw refuse('noticeClosed')
  if (opens && new Date(opens) > now) throw refuse('noticePlanned')
  if (!last || new Date(last) <= now) throw refuse('noticeClosed')
}
