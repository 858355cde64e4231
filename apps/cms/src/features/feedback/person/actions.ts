import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { personOf } from '../../../content/journal/changes-of-records.ts'
import { noteInJournal } from '../../../content/journal/entry.ts'
import { changeRecord } from '../../../platform/database/records.ts'
import type { Words } from '../../../platform/words/words.ts'
import { say } from '../../../platform/words/words.ts'
import { storeEntry } from '../entries/entries.ts'
import { eraseNoticesOf } from '../erase-old-feedback.ts'
import type { StoredFeedback } from '../status/find.ts'
import type { Correction } from './request-bodies.ts'
import { words } from './words.ts'

const label: Words = { en: 'Feedback', mr: 'अभिप्राय' }
const fields = ['name', 'mobile', 'email'] as const

/** What is different now; the note in the message and the journal name the fields, never what stood or stands there. */
export async function correct(
  req: PayloadRequest,
  message: StoredFeedback,
  { id, ...given }: Correction,
): Promise<void> {
  const changed = fields.filter((field) => message[field] !== given[field])
  if (changed.length === 0) return
  const named = (language: keyof Words): string =>
    `${words.corrected[language]}: ${changed.map((field) => words[field][language]).join(', ')}`
  await changeRecord(req.payload, { collection: 'feedback', id, data: given, returning: false })
  await eraseNoticesOf(req, message.name)
  await storeEntry(req.payload, {
    feedback: id,
    kind: 'note',
    text: say({ en: named('en'), mr: named('mr') }, req),
    once: `correction ${randomUUID()}`,
    by: req.user?.name ?? '',
    account: Number(req.user?.id),
  })
  await noteInJournal(req, {
    action: 'change',
    by: personOf(req),
    list: label,
    record: id,
    name: { en: message.reference, mr: message.reference },
    changes: { en: named('en'), mr: named('mr') },
  })
}

/** Each with what belongs to it, as an administrator's deletion does, and noted in the journal. */
export async function erase(req: PayloadRequest, ids: readonly number[]): Promise<number> {
  const { docs, errors } = await req.payload.delete({
    collection: 'feedback',
    where: { id: { in: ids } },
    depth: 0,
    overrideAccess: false,
    req,
  })
  if (errors.length > 0) throw new Error(`${errors.length} messages could not be erased`)
  return docs.length
}
