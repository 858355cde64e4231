import type { CollectionConfig } from 'payload'
import { nobody } from '../../content/access/nobody.ts'
import { fromResidents } from '../../views/groups.ts'

/** An alert, or the news of a day, that goes out by mail, once for each version. */
export const mailBatches: CollectionConfig = {
  slug: 'mail-batches',
  labels: {
    singular: { en: 'News sent by mail', mr: 'ई-मेलने पाठवलेली माहिती' },
    plural: { en: 'News sent by mail', mr: 'ई-मेलने पाठवलेली माहिती' },
  },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  disableDuplicate: true,
  admin: { group: fromResidents, hidden: true, useAsTitle: 'version' },
  indexes: [{ fields: ['kind', 'about', 'version'], unique: true }],
  fields: [
    { name: 'kind', type: 'select', options: ['alert', 'digest'], required: true },
    /** The number of the alert; 0 for a digest. */
    { name: 'about', type: 'number', required: true },
    /** Of the alert; the day of a digest. */
    { name: 'version', type: 'text', required: true },
    /** Whether every subscription that it concerns has its delivery. */
    { name: 'isFilled', type: 'checkbox', required: true, defaultValue: false },
    /** Not sent after this time (ISO). */
    { name: 'endsAt', type: 'text', required: true },
  ],
}
