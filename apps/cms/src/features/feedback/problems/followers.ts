import type { CollectionConfig } from 'payload'
import { nobody } from '../../../content/access/nobody.ts'
import { journalLine } from '../../../content/journal/changes-of-records.ts'
import { fromResidents } from '../../../views/groups.ts'

/** Who said that a reported problem concerns them too. An address stays until its mail is sent or the report erased. */
export const reportFollowers: CollectionConfig = {
  slug: 'report-followers',
  custom: journalLine(),
  labels: {
    singular: { en: 'Follower of a report', mr: 'समस्येचा मागोवा घेणारा' },
    plural: { en: 'Followers of reports', mr: 'समस्यांचा मागोवा घेणारे' },
  },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  disableDuplicate: true,
  admin: { group: fromResidents, hidden: true, useAsTitle: 'report' },
  fields: [
    /** The public row, and the message behind it, where it has one. */
    { name: 'report', type: 'number', required: true, index: true },
    { name: 'feedback', type: 'number', index: true },
    /** Keyed hash of the client's address and the report: no address of a client is stored. */
    { name: 'client', type: 'text', required: true, index: true },
    /** The same of the client, or of the e-mail address where the client has followed before. */
    { name: 'once', type: 'text', required: true, unique: true },
    { name: 'email', type: 'text' },
    { name: 'language', type: 'select', options: ['en', 'mr'], required: true },
    { name: 'isCounted', type: 'checkbox', defaultValue: true },
    /** How far its mail is, and not before which time (ISO) it is tried again. */
    { name: 'mail', type: 'select', options: ['sending', 'sent', 'refused'] },
    { name: 'attempts', type: 'number', defaultValue: 0 },
    { name: 'nextAt', type: 'text' },
  ],
}
