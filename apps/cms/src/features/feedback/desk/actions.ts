import type { PayloadRequest } from 'payload'
import { refuse } from '../../../payload/refusals/refuse.ts'
import { assignMessage } from '../../../platform/database/assignments.ts'
import { queueAnswers, trySendingAgain } from '../../../platform/database/feedback-mails.ts'
import { changeRecord } from '../../../platform/database/records.ts'
import { canSendMail } from '../../../platform/mail/mail-server.ts'
import { mayAnswer } from '../access.ts'
import { type NewEntry, storeEntry } from '../entries/entries.ts'
import { writeToJournal } from '../journal.ts'
import { looksAfter } from '../people.ts'
import type { StoredFeedback } from '../status/find.ts'
import type { InboxRequest } from './request-bodies.ts'
import { words } from './words.ts'

type Action<W extends InboxRequest['action']> = {
  feedback: StoredFeedback
  body: Extract<InboxRequest, { action: W }>
  req: PayloadRequest
}

/**
 * Straight into the row, and without its time of change: what is looked at is no change of anybody. The journal has
 * nothing of it, and the form that shows the message does not become out of date.
 */
export async function markRead({ feedback, req }: Action<'read'>): Promise<void> {
  if (feedback.readAt) return
  await changeRecord(req.payload, {
    collection: 'feedback',
    id: feedback.id,
    data: { readAt: new Date().toISOString(), updatedAt: null },
    returning: false,
  })
}

/** A clerk takes up what nobody looks after, and gives it back. */
const isOwn = (
  { assignee: before }: Pick<StoredFeedback, 'assignee'>,
  assignee: number | null,
  { user }: PayloadRequest,
): boolean => [before, assignee].every((each) => !each || each === user?.id)

const idOf = (relation: number | { id: number } | null | undefined): number | null =>
  (typeof relation === 'object' ? relation?.id : relation) ?? null

/**
 * To somebody who may read the message; false where the account is none of these, `changed` where somebody else gave it to
 * another person or department meanwhile.
 */
export async function assign({ feedback, body, req }: Action<'assign'>): Promise<boolean | 'changed'> {
  const { assignee } = body
  // One officer alone may see it, so it is given to nobody else.
  if (feedback.kind === 'misconduct') return false
  if (!mayAnswer({ req }, feedback) && !isOwn(feedback, assignee, req)) return false
  if (assignee !== null && !(await looksAfter(req.payload, assignee, feedback))) return false
  const before = { assignee: idOf(feedback.assignee), department: idOf(feedback.department) }
  if (!(await assignMessage(req.payload, { id: feedback.id, assignee, before }))) return 'changed'
  await writeToJournal(req, feedback, assignee === null ? words.toNobody : words.toPerson)
  return true
}

const author = (req: PayloadRequest) => ({ by: req.user?.name ?? '', account: Number(req.user?.id) })

/** Under the key of a text to another message nothing is stored, so nothing may look as if it were. */
async function storeText(entry: NewEntry, req: PayloadRequest): Promise<boolean> {
  const stored = await storeEntry(req.payload, entry)
  // PostgreSQL gives such a number as text.
  if (Number(stored.entry.feedback) !== entry.feedback) throw refuse(words.ofAnother, req, 409)
  return stored.isNew
}

export async function addNote({ feedback, body, req }: Action<'note'>): Promise<void> {
  const isNew = await storeText(
    {
      feedback: feedback.id,
      kind: 'note',
      text: body.text,
      once: `note ${body.once}`,
      ...author(req),
    },
    req,
  )
  if (isNew) await writeToJournal(req, feedback, words.noteAdded)
}

/**
 * The answer is stored first, with whether it is to be mailed; everything after that is done again by whoever finds it
 * undone. So a desk that is killed in between neither loses an answer nor mails it twice. False where it was given before.
 */
export async function giveAnswer({ feedback, body, req }: Action<'answer'>): Promise<boolean> {
  const { payload } = req
  const isNew = await storeText(
    {
      feedback: feedback.id,
      kind: 'answer',
      text: body.text,
      language: body.language,
      byMail: canSendMail(req.payload) && feedback.email !== '',
      once: `answer ${body.once}`,
      ...author(req),
    },
    req,
  )
  if (isNew || feedback.status === 'new' || feedback.status === 'in-progress')
    await payload.update({
      collection: 'feedback',
      id: feedback.id,
      data: { status: 'answered', language: body.language },
      depth: 0,
      overrideAccess: true,
    })
  if (isNew) await writeToJournal(req, feedback, words.answerGiven)
  return isNew
}

export async function answer(given: Action<'answer'>): Promise<void> {
  await giveAnswer(given)
  await queueAnswers(given.req.payload)
}

export async function mailAgain({ feedback, body, req }: Action<'mailAgain'>): Promise<boolean> {
  if (!(await trySendingAgain(req.payload, { feedback: feedback.id, mail: body.mail }))) return false
  await writeToJournal(req, feedback, words.mailedAgain)
  return true
}
