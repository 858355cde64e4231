import { proposalFields, proposalLimits } from '@nagardwar/contract/browser'
import type { FormProblem } from '../../components/form/form-summary.tsx'
import type { Format } from '../../i18n/format.ts'
import type { ProposalGivenBack } from './take-proposal.ts'

type Say = (key: string, values: { limit: string }) => string

const known = /^(?:ward|title|place|text|name|mobile|email|contact)(?:Required|TooLong|Invalid)$/

/** What is wrong with a form, in the order of its fields, in words. */
export function problemsOf(
  back: ProposalGivenBack | undefined,
  say: Say,
  format: Pick<Format, 'number'>,
): FormProblem[] {
  if (back?.problem.state !== 'refused') return []
  const { errors } = back.problem
  return proposalFields.flatMap((field) => {
    const error = errors[field]
    return error && known.test(error)
      ? [{ field, message: say(error, { limit: format.number(proposalLimits[field]) }) }]
      : []
  })
}
