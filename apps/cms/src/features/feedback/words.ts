import { type FeedbackDoubt, lists } from '@nagardwar/contract'
import type { Words } from '../../platform/words/words.ts'

const { names } = lists.reports.fields.state.choice

/** Called as in the public list of reported problems. */
export const states = [
  { value: 'new', label: { en: names.new.en, mr: names.new.mr } },
  { value: 'in-progress', label: { en: names.inProgress.en, mr: names.inProgress.mr } },
  { value: 'answered', label: { en: names.answered.en, mr: names.answered.mr } },
  { value: 'closed', label: { en: names.closed.en, mr: names.closed.mr } },
] as const

export const putAsideWords = {
  spam: { en: 'Spam', mr: 'निरर्थक संदेश' },
  duplicate: { en: 'Received twice', mr: 'दुबार आलेला' },
} satisfies Record<string, Words>

export const doubtWords: Words = { en: 'Possibly automated', mr: 'यंत्राने पाठवल्यासारखा' }

/** Why a message looks as if a program had sent it. It is stored and answered like any other. */
export const doubtOptions = [
  { value: 'trap', label: { en: 'A hidden field was filled in', mr: 'लपवलेला रकाना भरला होता' } },
  { value: 'quick', label: { en: 'Sent faster than people write', mr: 'माणूस लिहू शकेल त्यापेक्षा वेगाने पाठवला' } },
  {
    value: 'no-form',
    label: { en: 'Not sent with the website’s form', mr: 'संकेतस्थळावरील अर्जातून पाठवलेला नाही' },
  },
] satisfies { value: FeedbackDoubt; label: Words }[]

export const stateWords = (status: string): Words =>
  states.find(({ value }) => value === status)?.label ?? { en: status, mr: status }

type Message = { reference?: string; status?: string }

/** For the journal: which feedback, and its new state; no word of the resident. */
export function stateInJournal(doc: object, previousDoc?: object): { name?: Words; changes?: Words } {
  const { reference, status } = doc as Message
  if (!reference) return {}
  const isSame = !status || status === (previousDoc as Message | undefined)?.status
  return { name: { en: reference, mr: reference }, ...(isSame ? {} : { changes: stateWords(status) }) }
}
