import type { CollectionConfig } from 'payload'
import { nobody } from '../../content/access/nobody.ts'
import { fromResidents } from '../../views/groups.ts'

/** An address that asked for mails. It comes in through `/api/mail-subscription` (decision 0265). */
export const mailSubscriptions: CollectionConfig = {
  slug: 'mail-subscriptions',
  labels: {
    singular: { en: 'Address that asked for mails', mr: 'ई-मेल मागितलेला पत्ता' },
    plural: { en: 'Addresses that asked for mails', mr: 'ई-मेल मागितलेले पत्ते' },
  },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  disableDuplicate: true,
  admin: { group: fromResidents, hidden: true, useAsTitle: 'state' },
  fields: [
    /** SHA-256 of the address in small letters: it stays for a while where mail was refused. */
    { name: 'key', type: 'text', required: true, unique: true },
    /** Empty where mail was refused. */
    { name: 'email', type: 'text', required: true },
    /** With a space before and after each: ` alerts notices `. */
    { name: 'topics', type: 'text', required: true },
    /** Empty for the whole town. */
    { name: 'ward', type: 'text', required: true },
    { name: 'language', type: 'text', required: true },
    {
      name: 'state',
      type: 'select',
      options: ['unconfirmed', 'confirmed', 'stopped'],
      required: true,
      index: true,
    },
    /** Of it and the desk's secret the link is made; the link itself is stored nowhere. */
    { name: 'nonce', type: 'text', required: true },
    /** SHA-256 of the secret in the link. */
    { name: 'linkHash', type: 'text', required: true, unique: true },
    /** Mails in a row that a server refused. */
    { name: 'refusals', type: 'number', required: true, defaultValue: 0 },
    { name: 'askedAt', type: 'text', required: true },
    { name: 'confirmedAt', type: 'text' },
    { name: 'stoppedAt', type: 'text' },
  ],
}
