import type { CollectionConfig } from 'payload'
import { nobody } from '../../../content/access/nobody.ts'
import { journalLine } from '../../../content/journal/changes-of-records.ts'
import { fromResidents } from '../../../views/groups.ts'
import { readableEntries } from '../access.ts'

/**
 * What was written about a feedback after it came: what the resident added, the notes of staff, the answers. A row is
 * added by the desk itself and never changed; it goes with its feedback.
 */
export const feedbackEntries: CollectionConfig = {
  slug: 'feedback-entries',
  custom: journalLine(),
  labels: {
    singular: { en: 'Entry about a feedback', mr: 'अभिप्रायाबाबतची नोंद' },
    plural: { en: 'Entries about feedback', mr: 'अभिप्रायांबाबतच्या नोंदी' },
  },
  access: { read: readableEntries, create: nobody, update: nobody, delete: nobody },
  defaultSort: 'at',
  disableDuplicate: true,
  admin: { group: fromResidents, hidden: true, useAsTitle: 'kind' },
  fields: [
    /** A number and no relation: the database erases feedback in one statement. */
    { name: 'feedback', type: 'number', required: true, index: true },
    { name: 'kind', type: 'select', options: ['addition', 'note', 'answer'], required: true },
    { name: 'text', type: 'textarea', required: true },
    { name: 'language', type: 'select', options: ['en', 'mr'] },
    { name: 'at', type: 'date', required: true },
    /** The name of the account, and its number; empty for what the resident added. */
    { name: 'by', type: 'text' },
    { name: 'account', type: 'number' },
    /** An answer that is also sent by mail: the desk had a mail server when it was given. */
    { name: 'byMail', type: 'checkbox' },
    /** The same twice is stored once: a form that is sent again, the one addition of a resident. */
    { name: 'once', type: 'text', required: true, unique: true },
  ],
}
