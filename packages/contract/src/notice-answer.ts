import { cleanFeedbackText, type FeedbackError, feedbackError } from './feedback.ts'
import { inOneLine } from './one-line.ts'
import { isTooLongToRead } from './raw-length.ts'
import { wellFormed } from './well-formed.ts'

/** What an answer to a public notice is. */
export const stances = ['objection', 'suggestion', 'support'] as const
export type Stance = (typeof stances)[number]

/** In characters (code points) after trimming. */
export const noticeAnswerLimits = { ward: 30, address: 300, reply: 1000, questions: 20, choices: 50 } as const

/** An answer to one question: the numbers of its choices, or words. Questions and choices are counted from 1. */
export type NoticeReply = { question: number; choices?: number[]; words?: string }

export type NoticeAnswer = {
  name: string
  email: string
  ward: string
  address: string
  stance: Stance | ''
  text: string
  replies: NoticeReply[]
  wantsOutcome: boolean
}

/** What the notice asks, as far as an answer depends on it. */
export type AskedByNotice = {
  questions: readonly { kind: string; choices: number }[]
  /** Whether residents may ask to be told the outcome by mail. */
  offersOutcome: boolean
}

type NoticeAnswerError =
  | FeedbackError
  | 'wardTooLong'
  | 'addressTooLong'
  | 'addressRequired'
  | 'stanceRequired'
  | 'nothingAnswered'
  | 'replyTooLong'
export type NoticeAnswerErrors = Record<string, NoticeAnswerError>

const controls = /[^\P{Cc}\n\r\t]/gu

function cleaned(value: unknown, limit: number): string {
  if (typeof value !== 'string' || isTooLongToRead(value, limit)) return ''
  return inOneLine(wellFormed(value).replace(controls, '')).trim()
}
const isTooLong = (value: unknown, limit: number): boolean =>
  typeof value === 'string' && (isTooLongToRead(value, limit) || [...cleaned(value, limit)].length > limit)

/** The numbers of the choices that there are, each once. */
function choicesIn(value: unknown, most: number): number[] {
  const given = (Array.isArray(value) ? value : [value]).slice(0, noticeAnswerLimits.choices)
  const numbers = given
    .map(Number)
    .filter((number) => Number.isInteger(number) && number >= 1 && number <= most)
  return [...new Set(numbers)].sort((one, other) => one - other)
}

function repliesIn(given: unknown, { questions }: AskedByNotice, errors: NoticeAnswerErrors): NoticeReply[] {
  const replies = (typeof given === 'object' && given !== null ? given : {}) as Record<string, unknown>
  return questions
    .slice(0, noticeAnswerLimits.questions)
    .flatMap(({ kind, choices }, index): NoticeReply[] => {
      const question = index + 1
      const value = Object.hasOwn(replies, question) ? replies[question] : undefined
      if (kind === 'words') {
        if (isTooLong(value, noticeAnswerLimits.reply)) errors[`reply-${question}`] = 'replyTooLong'
        const words = cleaned(value, noticeAnswerLimits.reply)
        return words ? [{ question, words }] : []
      }
      const chosen = choicesIn(value, choices)
      if (chosen.length === 0) return []
      return [{ question, choices: kind === 'one' ? chosen.slice(0, 1) : chosen }]
    })
}

/**
 * Checks an answer to a notice. A notice with questions wants one of them answered, or a text; one without wants a text,
 * and whether it is an objection. Address or ward is enough. Errors are translation keys, one for each field.
 */
export function validateNoticeAnswer(
  input: unknown,
  asked: AskedByNotice,
): { ok: true; value: NoticeAnswer } | { ok: false; errors: NoticeAnswerErrors } {
  const given = (typeof input === 'object' && input !== null ? input : {}) as Record<string, unknown>
  const errors: NoticeAnswerErrors = {}
  const isSurvey = asked.questions.length > 0
  const note = (field: string, error: NoticeAnswerError | undefined): void => {
    if (error) errors[field] = error
  }
  note('name', feedbackError('name', given.name))
  const wantsOutcome = asked.offersOutcome && given.wantsOutcome === true
  const email = cleanFeedbackText('email', given.email)
  if (wantsOutcome || email !== '' || isTooLongToRead(String(given.email ?? ''), 254))
    note('email', feedbackError('email', given.email))
  if (isTooLong(given.ward, noticeAnswerLimits.ward)) note('ward', 'wardTooLong')
  if (isTooLong(given.address, noticeAnswerLimits.address)) note('address', 'addressTooLong')
  const ward = cleaned(given.ward, noticeAnswerLimits.ward)
  const address = cleaned(given.address, noticeAnswerLimits.address)
  if (!ward && !address && !errors.ward && !errors.address) note('address', 'addressRequired')
  const stance = stances.find((each) => each === given.stance) ?? ''
  if (!isSurvey && !stance) note('stance', 'stanceRequired')
  const replies = repliesIn(given.replies, asked, errors)
  const wrongText = feedbackError('feedback', given.text)
  if (wrongText === 'feedbackTooLong' || (wrongText && !isSurvey)) note('text', wrongText)
  else if (
    wrongText &&
    replies.length === 0 &&
    !Object.keys(errors).some((field) => field.startsWith('reply'))
  )
    note('text', 'nothingAnswered')
  if (Object.keys(errors).length > 0) return { ok: false, errors }
  const name = cleanFeedbackText('name', given.name)
  const text = cleanFeedbackText('feedback', given.text)
  return { ok: true, value: { name, email, ward, address, stance, text, replies, wantsOutcome } }
}
