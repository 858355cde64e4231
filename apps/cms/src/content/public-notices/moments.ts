import type { DataFromCollectionSlug } from 'payload'
import { monthsAfter } from '../globals/feedback-limits.ts'

type Notice = DataFromCollectionSlug<'public-notices'>

/** The last moment to answer: that of the last corrigendum which extends it. */
export const lastMoment = ({ closes, corrigenda }: Pick<Notice, 'closes' | 'corrigenda'>): string | null =>
  corrigenda?.filter((each) => each.closes).at(-1)?.closes ?? closes ?? null

export const isDecided = (
  { decided, decision, order }: Pick<Notice, 'decided' | 'decision' | 'order'>,
  now: Date,
): boolean =>
  decided ? new Date(decided) <= now : Boolean(decision?.en || decision?.mr || order?.en || order?.mr)

/** Answers are part of a proceeding of law: appeals refer to them. Told beside the form. */
const monthsAfterLastDay = 36

/** When the answers to a notice are erased. */
export const endOfAnswers = (last: Date): Date => monthsAfter(last, monthsAfterLastDay)

/**
 * Whether the desk says how many answers came: no more come, they are all there still, and staff have given no number.
 * Proposals for the budget have a list of their own.
 */
export function countsAnswers(notice: Notice, now: Date): boolean {
  const last = lastMoment(notice)
  if (!last || !notice.here || notice.kind === 'budget' || typeof notice.answers === 'number') return false
  const takesNoMore = new Date(last) <= now || isDecided(notice, now)
  return takesNoMore && now < endOfAnswers(new Date(last))
}
