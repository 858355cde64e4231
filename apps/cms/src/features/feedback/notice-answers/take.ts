import { feedbackLimits as lengths, validateNoticeAnswer } from '@nagardwar/contract'
import type { Payload } from 'payload'
import { readBody } from '../../../api/body.ts'
import { Refusal } from '../../../api/refusal.ts'
import { daysAfter, feedbackLimits } from '../../../content/globals/feedback-limits.ts'
import { endOfAnswers, lastMoment } from '../../../content/public-notices/moments.ts'
import { isStoredAlready, takeMessage } from '../taking/take-message.ts'
import { answerInWords, choicesOf, titleOf } from './in-words.ts'
import { noticeAt, refuseUnlessOpen, type StoredNotice } from './open-notice.ts'

const askedBy = ({ questions, here }: StoredNotice) => ({
  questions: (questions ?? []).map((question) => ({
    kind: question.kind,
    choices: Math.max(choicesOf(question, 'en').length, choicesOf(question, 'mr').length),
  })),
  offersOutcome: here === 'outcome',
})

/** By the hearing, or as soon after the last day as a message is to be answered. */
async function dueOn(payload: Payload, notice: StoredNotice): Promise<string> {
  const { dueDays } = await feedbackLimits(payload)
  return notice.hearing ?? daysAfter(new Date(lastMoment(notice) ?? Date.now()), dueDays).toISOString()
}

/**
 * `POST /notice-answer`: takes an answer while the notice is open. One that is stored already is answered alike, also
 * after the last moment: its first answer may have been lost on the way.
 */
export async function takeNoticeAnswer(payload: Payload, request: Request): Promise<Response> {
  const now = new Date()
  const body = (await readBody(request)) as Record<string, unknown> | null
  const notice = await noticeAt(payload, body?.link, now)
  if (!(await isStoredAlready(payload, request))) refuseUnlessOpen(notice, now)
  const checked = validateNoticeAnswer(body, askedBy(notice))
  if (!checked.ok) throw new Refusal(400, 'checkFields', { errors: checked.errors })
  const { name, email, ward, address, stance, replies, wantsOutcome } = checked.value
  const language = body?.language === 'mr' ? 'mr' : 'en'
  const last = new Date(lastMoment(notice) ?? now)
  return takeMessage(payload, request, body, {
    kind: 'answer',
    written: {
      name,
      email,
      mobile: '',
      subject: titleOf(notice, language).slice(0, lengths.subject),
      feedback: answerInWords(checked.value, notice, language),
      publicNotice: notice.id,
      ward,
      address,
      stance: stance || null,
      wantsOutcome,
    },
    files: body?.files,
    added: {
      language,
      dueOn: await dueOn(payload, notice),
      eraseOn: endOfAnswers(last).toISOString(),
      ...(replies.length > 0 ? { replies: replies as never } : {}),
    },
  })
}
