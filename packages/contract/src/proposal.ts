import { cleanFeedbackText, type FeedbackContact, feedbackError, validateFeedback } from './feedback.ts'
import { type FeedbackField, feedbackLimits } from './feedback-limits.ts'

/** In characters (code points) after trimming. */
export const proposalLimits = {
  name: feedbackLimits.name,
  mobile: feedbackLimits.mobile,
  email: feedbackLimits.email,
  ward: feedbackLimits.mobile,
  title: feedbackLimits.subject,
  place: feedbackLimits.subject,
  text: 2000,
} as const

export type ProposalField = keyof typeof proposalLimits
export const proposalFields = ['ward', 'title', 'place', 'text', 'name', 'mobile', 'email'] as const
/** What a resident proposes for the budget, and who. */
export type Proposal = Record<ProposalField, string>
/** The errors of its fields, as keys of texts. */
export type ProposalErrors = Partial<Record<ProposalField, string>>

/** The field of a message that has the same rule. */
const like: Partial<Record<FeedbackField, ProposalField>> = { subject: 'title', feedback: 'text' }

/**
 * Checks what a resident proposes. `wards` are those of the notice; without any, every ward may propose. The council
 * asks for mobile number and e-mail address as it does on its contact form.
 */
export function validateProposal(
  input: unknown,
  { wards, contact }: { wards: readonly string[]; contact: FeedbackContact },
): { ok: true; value: Proposal } | { ok: false; errors: ProposalErrors } {
  const given = (typeof input === 'object' && input !== null ? input : {}) as Record<string, unknown>
  const errors: ProposalErrors = {}
  const asMessage = validateFeedback({ ...given, subject: given.title, feedback: given.text }, contact)
  if (!asMessage.ok)
    for (const [name, error] of Object.entries(asMessage.errors)) {
      const field = like[name as FeedbackField] ?? (name as ProposalField)
      errors[field] = error.startsWith(name) ? error.replace(name, field) : error
    }
  const line = (field: ProposalField): string => cleanFeedbackText('subject', given[field])
  const value: Proposal = {
    ward: line('ward'),
    title: line('title'),
    place: line('place'),
    text: cleanFeedbackText('feedback', given.text),
    name: line('name'),
    mobile: line('mobile'),
    email: line('email'),
  }
  for (const field of ['ward', 'place'] as const)
    if (feedbackError('subject', given[field]) === 'subjectTooLong' || isLong(value[field], field))
      errors[field] = `${field}TooLong`
  const isWard = wards.length > 0 ? wards.includes(value.ward) : value.ward !== ''
  if (!errors.ward && !isWard) errors.ward = 'wardRequired'
  if (!errors.text && isLong(value.text, 'text')) errors.text = 'textTooLong'
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, value }
}

const isLong = (text: string, field: ProposalField): boolean => [...text].length > proposalLimits[field]
