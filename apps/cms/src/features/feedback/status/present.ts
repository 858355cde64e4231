import type { FeedbackStatus } from '@nagardwar/contract'
import type { Payload } from 'payload'
import { feedbackLimits, monthsAfter } from '../../../content/globals/feedback-limits.ts'
import { publicRecords } from '../../../content/public-records.ts'
import { type Entry, entriesOf } from '../entries/entries.ts'
import type { StoredFeedback } from './find.ts'

const stateOf = ({ status, putAside }: StoredFeedback): FeedbackStatus['state'] => {
  if (putAside || status === 'closed') return 'closed'
  if (status === 'answered') return 'answered'
  return status === 'in-progress' ? 'with-department' : 'received'
}

async function departmentOf(
  payload: Payload,
  { department }: StoredFeedback,
): Promise<FeedbackStatus['department']> {
  if (!department) return null
  const [row] = (
    await payload.find({
      collection: 'departments',
      where: { id: { equals: department }, _status: { equals: 'published' } },
      limit: 1,
      depth: 0,
      overrideAccess: true,
    })
  ).docs
  return row ? { en: row.name.en, mr: row.name.mr ?? '' } : null
}

const answersOf = (entries: Entry[]): FeedbackStatus['answers'] =>
  entries
    .filter(({ kind }) => kind === 'answer')
    .map(({ text, language, at }) => ({ text, language: language ?? 'en', at }))

/** A report has its kind, and the day of that where it has one. Answers to a notice and proposals wait for the decision. */
async function ofKind(
  payload: Payload,
  { kind, reportKind, dueOn }: StoredFeedback,
): Promise<Pick<FeedbackStatus, 'answerBy' | 'reportKind'>> {
  if (kind === 'answer' || kind === 'proposal') return { answerBy: null }
  if (kind !== 'report') return {}
  const id = typeof reportKind === 'object' ? reportKind?.id : reportKind
  const own = (await publicRecords(payload, 'report-kinds')).find((each) => each.id === id)
  return {
    ...(own ? { reportKind: { en: own.name.en, mr: own.name.mr ?? '' } } : {}),
    ...(typeof own?.workingDays === 'number' ? { answerBy: dueOn ?? null } : {}),
  }
}

/**
 * When it is erased (erase-old-feedback.ts): on its own day, and any but an answer to a notice earlier where the council
 * has shortened the time since.
 */
async function erasedOnOf(
  payload: Payload,
  { kind, receivedAt, eraseOn }: StoredFeedback,
): Promise<Pick<FeedbackStatus, 'erasedOn'>> {
  const { months } = await feedbackLimits(payload)
  const usual = kind === 'answer' ? undefined : monthsAfter(new Date(receivedAt), months).toISOString()
  const [first] = [eraseOn, usual].flatMap((day) => day ?? []).sort()
  return first ? { erasedOn: first } : {}
}

/** What the sender of a feedback sees of it. No note of staff and no name of theirs is in it. */
export async function statusOf(payload: Payload, feedback: StoredFeedback): Promise<FeedbackStatus> {
  const entries = await entriesOf(payload, feedback.id)
  const added = entries.find(({ kind }) => kind === 'addition')
  const state = stateOf(feedback)
  return {
    reference: feedback.reference,
    subject: feedback.subject,
    state,
    receivedAt: feedback.receivedAt,
    takenUpAt: feedback.takenUpAt ?? null,
    answeredAt: feedback.answeredAt ?? null,
    closedAt: feedback.closedAt ?? null,
    department: await departmentOf(payload, feedback),
    answers: answersOf(entries),
    addition: added ? { text: added.text, at: added.at } : null,
    ...(await ofKind(payload, feedback)),
    ...(await erasedOnOf(payload, feedback)),
    mayAdd: !added && state !== 'closed',
  }
}
