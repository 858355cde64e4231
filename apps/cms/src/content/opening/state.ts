import type { Opening } from '@nagardwar/contract'
import type { Payload } from 'payload'

export type Certificate = { number: string; date: string }
export type State = Opening & { certificate: Certificate }

/** The state as it is at a moment: a website whose time has come is open, whether or not anybody has noted it yet. */
export async function openingAt(payload: Payload, now: Date): Promise<State> {
  const kept = await payload.findGlobal({ slug: 'opening', depth: 0, overrideAccess: true })
  const opensAt = kept.opensAt ? new Date(kept.opensAt) : undefined
  const isClosed = kept.state === 'closed' && (opensAt === undefined || opensAt > now)
  const certificate = { number: kept.certificate?.number ?? '', date: kept.certificate?.date ?? '' }
  const sentence = { en: kept.sentence?.en ?? '', mr: kept.sentence?.mr ?? '' }
  if (!isClosed)
    return { state: 'open', opensAt: null, takesFeedback: false, sentence: { en: '', mr: '' }, certificate }
  return {
    state: 'closed',
    opensAt: opensAt?.toISOString() ?? null,
    takesFeedback: kept.wasOpen === true,
    sentence,
    certificate,
  }
}

/** Whether the time that was set has come, and nobody has noted it. */
export async function isDue(payload: Payload, now: Date): Promise<boolean> {
  const { state, opensAt } = await payload.findGlobal({ slug: 'opening', depth: 0, overrideAccess: true })
  return state === 'closed' && Boolean(opensAt) && new Date(opensAt ?? '') <= now
}
