import {
  type FeedbackContact,
  type Language,
  type Proposal,
  proposalFields,
  validateProposal,
} from '@nagardwar/contract/browser'
import type { ProposalProblem, Proposals } from '../../api/proposals.ts'
import { inOneWord } from '../../api/receipt.ts'
import {
  isTooQuick,
  isTrapped,
  keyFor,
  noticeIn,
  saidOfForm,
  textIn,
  timeIn,
} from '../../message-form/own-fields.ts'

/** The form given back: why, with everything that was written. */
export type ProposalGivenBack = { problem: ProposalProblem; written: Proposal; made: string }

type Taken = { sent: string } | { givenBack: ProposalGivenBack }
type Options = {
  /** The page of the notice, without language. */
  link: string
  language: Language
  contact: FeedbackContact
  proposals: Proposals
  now: Date
}

const writtenIn = (form: FormData): Proposal =>
  Object.fromEntries(proposalFields.map((field) => [field, textIn(form, field)])) as Proposal

/** Takes a proposal that was posted without JavaScript, on the server. Whether the notice is open the desk decides. */
export async function takeProposal(
  form: FormData,
  { link, language, contact, proposals, now }: Options,
): Promise<Taken> {
  const written = writtenIn(form)
  const made = timeIn(form, now)
  const givenBack = (problem: ProposalProblem): Taken => ({
    givenBack: { problem, written, made: made ?? now.toISOString() },
  })
  // The wards of the notice are checked by the desk.
  const checked = validateProposal(written, { wards: [], contact })
  if (!checked.ok) return givenBack({ state: 'refused', errors: checked.errors })
  if (isTrapped(form)) return givenBack({ state: 'trapped' })
  if (made === undefined || isTooQuick(made, now)) return givenBack({ state: 'tooQuick' })
  const answer = await proposals.send(
    {
      link,
      language,
      ...checked.value,
      ...saidOfForm(now.getTime() - Date.parse(made)),
      notice: noticeIn(form),
    },
    await keyFor([link, ...proposalFields.map((field) => checked.value[field])], made),
  )
  return answer.state === 'sent' ? { sent: inOneWord(answer) } : givenBack(answer)
}

const statuses = {
  refused: 400,
  trapped: 400,
  tooQuick: 400,
  missing: 404,
  notOpen: 409,
  busy: 429,
  failed: 503,
} as const satisfies Record<ProposalProblem['state'], number>

/** The status of the page with the form. */
export const statusOf = ({ problem }: ProposalGivenBack): number => statuses[problem.state]
