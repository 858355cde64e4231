import { feedbackLimits, residentFileLimits } from '@nagardwar/contract/browser'
import type { FormProblem } from '../../components/form/form-summary.tsx'
import type { Format } from '../../i18n/format.ts'
import type { AnswerGivenBack } from './take-answer.ts'

type Say = (key: string, values?: Readonly<Record<string, string>>) => string

/** In characters; the desk counts them. */
const limits: Readonly<Record<string, number>> = {
  name: feedbackLimits.name,
  email: feedbackLimits.email,
  text: feedbackLimits.feedback,
  ward: 30,
  address: 300,
}
const longestReply = 1000
const known =
  /^(?:name|email|ward|address|stance|feedback|reply|files?)[A-Z][A-Za-z]{2,20}$|^nothingAnswered$|^tooManyFiles$/

const order = ['name', 'ward', 'address', 'stance', 'reply', 'text', 'files', 'email']
const placeOf = (field: string): number => order.indexOf(field.split('-')[0] ?? '')

/** What is wrong with single files, each with the name that its sender gave it. */
export function fileMessages(
  back: AnswerGivenBack | undefined,
  say: Say,
  format: Pick<Format, 'number'>,
): string[] {
  const megabytes = format.number(residentFileLimits.bytes / 1024 ** 2)
  const number = format.number(residentFileLimits.files)
  return (back?.fileProblems ?? []).map(({ name, error }) =>
    [name, say(error, { megabytes, number })].filter(Boolean).join(': '),
  )
}

/** What is wrong with a form, in the order of its fields, in words: one line for each field. */
export function problemsOf(
  back: AnswerGivenBack | undefined,
  say: Say,
  format: Pick<Format, 'number'>,
): FormProblem[] {
  if (!back) return []
  const { problem } = back
  const errors = problem?.state === 'refused' ? Object.entries(problem.errors) : []
  const ofFields = errors
    .filter(([, error]) => known.test(error))
    .map(([field, error]) => ({
      field,
      message: say(error, { limit: format.number(limits[field] ?? longestReply) }),
    }))
  const files = fileMessages(back, say, format)
  const ofFiles = files.length > 0 ? [{ field: 'files', message: files.join('; ') }] : []
  return [...ofFields, ...ofFiles].sort((one, other) => placeOf(one.field) - placeOf(other.field))
}
