import type { CollectionConfig } from 'payload'
import { nobody } from '../../../content/access/nobody.ts'
import { journalLine } from '../../../content/journal/changes-of-records.ts'
import { mailStates } from '../../../platform/database/feedback-mails.ts'
import { fromResidents } from '../../../views/groups.ts'

/** Answers on their way to residents by mail. A row has no address and no text: both are read when it is sent. */
export const feedbackMails: CollectionConfig = {
  slug: 'feedback-mails',
  custom: journalLine(),
  labels: {
    singular: { en: 'Mail with an answer', mr: 'उत्तराचा ई-मेल' },
    plural: { en: 'Mails with answers', mr: 'उत्तरांचे ई-मेल' },
  },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  disableDuplicate: true,
  admin: { group: fromResidents, hidden: true, useAsTitle: 'state' },
  fields: [
    { name: 'feedback', type: 'number', required: true, index: true },
    /** The answer that it brings: an answer is mailed once. */
    { name: 'entry', type: 'number', required: true, unique: true },
    { name: 'state', type: 'select', options: [...mailStates], required: true, index: true },
    /** Given when it is stored, so that a server can tell the same mail. */
    { name: 'messageId', type: 'text', required: true },
    /** Which process has it, and until when (ISO); after that another one may take it. */
    { name: 'claim', type: 'text' },
    { name: 'claimedUntil', type: 'text' },
    { name: 'attempts', type: 'number', required: true, defaultValue: 0 },
    /** Not before this time (ISO). */
    { name: 'nextAt', type: 'text', required: true },
    { name: 'sentAt', type: 'text' },
  ],
}
