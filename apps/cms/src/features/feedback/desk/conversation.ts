import type { Payload } from 'payload'
import type { MailState } from '../../../platform/database/feedback-mails.ts'
import { type Entry, entriesOf } from '../entries/entries.ts'

export type Shown = Pick<Entry, 'id' | 'kind' | 'text' | 'at'> & {
  by: string
  language?: 'en' | 'mr' | undefined
  mail?: { id: number; state: MailState } | undefined
}

/** What was written about a feedback, and what became of the mails with its answers. */
export async function conversationOf(payload: Payload, feedback: number): Promise<Shown[]> {
  const mails = await payload.find({
    collection: 'feedback-mails',
    where: { feedback: { equals: feedback } },
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  const mailOf = new Map(mails.docs.map(({ id, entry, state }) => [entry, { id, state }]))
  const entries = await entriesOf(payload, feedback)
  return entries.map(({ id, kind, text, at, by, language }) => ({
    id,
    kind,
    text,
    at,
    by: by ?? '',
    language: language ?? undefined,
    mail: mailOf.get(id),
  }))
}
