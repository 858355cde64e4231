import type { PayloadRequest } from 'payload'
import { personOf } from '../../content/journal/changes-of-records.ts'
import { noteInJournal } from '../../content/journal/entry.ts'
import type { Words } from '../../platform/words/words.ts'

const label: Words = { en: 'Feedback', mr: 'अभिप्राय' }

/** The reference and what was done: no word of the resident, and none of the note or the answer. */
export const writeToJournal = (
  req: PayloadRequest,
  { id, reference }: { id: number; reference: string },
  what: Words,
): Promise<void> =>
  noteInJournal(req, {
    action: 'change',
    by: personOf(req),
    list: label,
    record: id,
    name: { en: reference, mr: reference },
    changes: what,
  })
