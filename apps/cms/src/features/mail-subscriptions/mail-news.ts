import type { CollectionConfig } from 'payload'
import { nobody } from '../../content/access/nobody.ts'
import { fromResidents } from '../../views/groups.ts'

/** What of which record was told by mail on which day: each thing once. */
export const mailNews: CollectionConfig = {
  slug: 'mail-news',
  labels: {
    singular: { en: 'News told by mail', mr: 'ई-मेलने कळवलेली नोंद' },
    plural: { en: 'News told by mail', mr: 'ई-मेलने कळवलेल्या नोंदी' },
  },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  disableDuplicate: true,
  admin: { group: fromResidents, hidden: true, useAsTitle: 'version' },
  indexes: [{ fields: ['topic', 'record', 'version'], unique: true }],
  fields: [
    { name: 'topic', type: 'text', required: true },
    { name: 'record', type: 'number', required: true },
    /** `new`, or what became of it. */
    { name: 'version', type: 'text', required: true },
    /** The day of its digest; `before` for what was there before the first one. */
    { name: 'day', type: 'text', required: true, index: true },
  ],
}
