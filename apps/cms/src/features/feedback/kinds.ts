import type { Words } from '../../platform/words/words.ts'

/** What a resident sends. All kinds have the same inbox, states, private link and end. */
export const messageKinds = [
  { value: 'message', label: { en: 'Message', mr: 'संदेश' } },
  { value: 'answer', label: { en: 'Answer to a notice', mr: 'सूचनेला दिलेले उत्तर' } },
  { value: 'report', label: { en: 'Problem reported', mr: 'कळवलेली समस्या' } },
  { value: 'proposal', label: { en: 'Proposal for the budget', mr: 'अंदाजपत्रकासाठी प्रस्ताव' } },
  { value: 'misconduct', label: { en: 'Discrimination or misconduct', mr: 'भेदभाव किंवा गैरवर्तन' } },
] as const satisfies { value: string; label: Words }[]

export type MessageKind = (typeof messageKinds)[number]['value']

export const isMessageKind = (value: unknown): value is MessageKind =>
  messageKinds.some((kind) => kind.value === value)

export const kindWords = (kind: MessageKind): Words =>
  messageKinds.find(({ value }) => value === kind)?.label ?? messageKinds[0].label
