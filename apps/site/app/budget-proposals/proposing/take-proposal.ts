import {
  type FeedbackContact,
  type Language,
  type Proposal,
  type ProposalErrors,
  proposalFields,
  validateProposal,
} from '@nagardwar/contract/browser'
import type { NoticeMessages, NoticeProblem } from '../../api/notice-messages.ts'
import { textIn } from '../../message-form/own-fields.ts'
import { type FormGivenBack, postedForm, type Taken, takenOr } from '../../message-form/posted-form.ts'
import type { MessageProblem } from '../../message-form/problem.ts'

/** Why a proposal was not taken. */
type Problem = MessageProblem<ProposalErrors> | NoticeProblem

export type ProposalGivenBack = FormGivenBack<Problem, Proposal>

type Options = {
  /** The page of the notice, without language. */
  link: string
  language: Language
  contact: FeedbackContact
  proposals: NoticeMessages<ProposalErrors>
  now: Date
}

const writtenIn = (form: FormData): Proposal =>
  Object.fromEntries(proposalFields.map((field) => [field, textIn(form, field)])) as Proposal

/** Takes a proposal that was posted without JavaScript, on the server. Whether the notice is open the desk decides. */
export async function takeProposal(
  form: FormData,
  { link, language, contact, proposals, now }: Options,
): Promise<Taken<ProposalGivenBack>> {
  const written = writtenIn(form)
  const { made, problem, said, key } = postedForm(form, now)
  const givenBack = (problem: Problem) => ({ givenBack: { problem, written, made } })
  // The wards of the notice are checked by the desk.
  const checked = validateProposal(written, { wards: [], contact })
  if (!checked.ok) return givenBack({ state: 'refused', errors: checked.errors })
  if (problem) return givenBack(problem)
  const { value } = checked
  const ownKey = await key([link, ...proposalFields.map((field) => value[field])])
  return takenOr(await proposals.send({ link, language, ...value, ...said }, ownKey), givenBack)
}
