import { lists } from '@nagardwar/contract'
import { type Day, dayOf, daysAfter } from '../../platform/dates/days.ts'
import { dayWords } from '../../platform/dates/time-in-india.ts'
import { toMarathiDigits } from '../../platform/words/digits.ts'
import type { Words } from '../../platform/words/words.ts'

type Law = (typeof lists.publicNotices.fields.law.choice.values)[number]

/**
 * How many days residents must have at least (docs/decisions/0260-public-notices-and-their-state.md).
 *
 * Maharashtra (Urban Areas) Protection and Preservation of Trees Act, 1975, section 8(3): not less than seven days for
 * objections and suggestions on the felling of trees.
 * Maharashtra Regional and Town Planning Act, 1966, section 26(1): thirty days on a draft development plan; section 37(1):
 * thirty days on the modification of a final one.
 */
const lawDays: Readonly<Record<Law, number>> = { trees8: 7, plan26: 30, plan37: 30 }

const isLaw = (law: unknown): law is Law => typeof law === 'string' && law in lawDays

/** A notice on the felling of trees is one under the act on trees, also where no section is chosen. */
export const lawOf = ({ kind, law }: { kind?: unknown; law?: unknown }): unknown =>
  kind === 'trees' && !isLaw(law) ? 'trees8' : law

/** The first day on which a notice under a law may close: the day on which it opens does not count. */
function earliestClosing(law: unknown, opens: string | Date): Day | undefined {
  return isLaw(law) ? daysAfter(dayOf(opens), lawDays[law]) : undefined
}

/** What is wrong with the last day of a notice under a law that wants a number of days. */
export function tooFewDays(law: unknown, opens: unknown, closes: string | Date): Words | undefined {
  if (!isLaw(law)) return undefined
  const { en, mr } = lists.publicNotices.fields.law.choice.names[law]
  const days = lawDays[law]
  if (!opens)
    return {
      en: `Give the day from which residents can answer: ${en} wants at least ${days} days from then`,
      mr: `नागरिकांना कधीपासून उत्तर देता येईल तो दिनांक द्या. ${mr}: तेव्हापासून किमान ${toMarathiDigits(days)} दिवस द्यावे लागतात`,
    }
  const earliest = earliestClosing(law, opens as string) as Day
  if (dayOf(closes) >= earliest) return undefined
  const first = dayWords(`${earliest}T12:00:00+05:30`)
  return {
    en: `The last day is too early: ${en} wants at least ${days} days. The earliest last day is ${first.en}`,
    mr: `अंतिम दिनांक खूप लवकरचा आहे. ${mr}: किमान ${toMarathiDigits(days)} दिवस द्यावे लागतात. सर्वांत लवकरचा अंतिम दिनांक: ${first.mr}`,
  }
}

/** A law that wants a number of days wants a last day. */
export function noLastDay(law: unknown): Words | undefined {
  if (!isLaw(law)) return undefined
  const { en, mr } = lists.publicNotices.fields.law.choice.names[law]
  return {
    en: `Give the last day and time: ${en} wants at least ${lawDays[law]} days`,
    mr: `अंतिम दिनांक व वेळ द्या. ${mr}: किमान ${toMarathiDigits(lawDays[law])} दिवस द्यावे लागतात`,
  }
}
