import type { PayloadRequest } from 'payload'
import { personOf } from '../../../content/journal/changes-of-records.ts'
import { noteInJournal } from '../../../content/journal/entry.ts'
import { queueAnswers, trySendingAgain } from '../../../platform/database/feedback-mails.ts'
import { changeRecord } from '../../../platform/database/records.ts'
import { canSendMail } from '../../../platform/mail/mail-server.ts'
import type { Words } from '../../../platform/words/words.ts'
import { storeEntry } from '../entries/entries.ts'
import type { StoredFeedback } from '../status/find.ts'
import type { Wish } from './wishes.ts'
import { words } from './words.ts'

type Deed<W extends Wish['wish']> = {
  feedback: StoredFeedback
  wish: Extract<Wish, { wish: W }>
  req: PayloadRequest
}

const label: Words = { en: 'Feedback', mr: 'अभिप्राय' }

/** The reference and what was done: no word of the resident, and none of the note or the answer. */
const tell = ({ req, feedback }: Pick<Deed<'note'>, 'req' | 'feedback'>, deed: Words): Promise<void> =>
  noteInJournal(req, {
    action: 'change',
    by: personOf(req),
    list: label,
    record: feedback.id,
    name: { en: feedback.reference, mr: feedback.reference },
    changes: deed,
  })

/**
 * Straight into the row, and without its time of change: what is looked at is no change of anybody. The journal has
 * nothing of it, and the form that shows the message does not become out of date.
 */
export async function markRead({ feedback, req }: Deed<'read'>): Promise<void> {
  if (feedback.readAt) return
  await changeRecord(req.payload, {
    collection: 'feedback',
    id: feedback.id,
    data: { readAt: new Date().toISOString(), updatedAt: null },
    returning: false,
  })
}

/** To somebody who may read feedback; false where the account is none of these. */
export async function assign({ feedback, wish, req }: Deed<'assign'>): Promise<boolean> {
  const { assignee } = wish
  if (assignee !== null) {
    const { totalDocs } = await req.payload.count({
      collection: 'users',
      where: { id: { equals: assignee }, role: { in: ['editor', 'admin'] } },
      overrideAccess: true,
    })
    if (totalDocs === 0) return false
  }
  await changeRecord(req.payload, {
    collection: 'feedback',
    id: feedback.id,
    // The form beside it has no field for this, so its own changes stay right.
    data: { assignee, updatedAt: null },
    returning: false,
  })
  await tell({ req, feedback }, assignee === null ? words.toNobody : words.toPerson)
  return true
}

const author = (req: PayloadRequest) => ({ by: req.user?.name ?? '', account: Number(req.user?.id) })

export async function addNote({ feedback, wish, req }: Deed<'note'>): Promise<void> {
  const { isNew } = await storeEntry(req.payload, {
    feedback: feedback.id,
    kind: 'note',
    text: wish.text,
    once: `note ${wish.once}`,
    ...author(req),
  })
  if (isNew) await tell({ req, feedback }, words.noteAdded)
}

/**
 * The answer is stored first, with whether it is to be mailed; everything after that is done again by whoever finds it
 * undone. So a desk that is killed in between neither loses an answer nor mails it twice.
 */
export async function answer({ feedback, wish, req }: Deed<'answer'>): Promise<void> {
  const { payload } = req
  const { isNew } = await storeEntry(payload, {
    feedback: feedback.id,
    kind: 'answer',
    text: wish.text,
    language: wish.language,
    byMail: canSendMail(req.payload) && feedback.email !== '',
    once: `answer ${wish.once}`,
    ...author(req),
  })
  if (isNew || feedback.status === 'new' || feedback.status === 'in-progress')
    await payload.update({
      collection: 'feedback',
      id: feedback.id,
      data: { status: 'answered', language: wish.language },
      depth: 0,
      overrideAccess: true,
    })
  if (isNew) await tell({ req, feedback }, words.answerGiven)
  await queueAnswers(payload)
}

export async function mailAgain({ feedback, wish, req }: Deed<'mailAgain'>): Promise<boolean> {
  if (!(await trySendingAgain(req.payload, { feedback: feedback.id, mail: wish.mail }))) return false
  await tell({ req, feedback }, words.mailedAgain)
  return true
}
