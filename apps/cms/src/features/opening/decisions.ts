import type { CollectionConfig } from 'payload'
import { admins } from '../../content/access/admins.ts'
import { nobody } from '../../content/access/nobody.ts'
import { administration } from '../../views/groups.ts'

export const acts = ['opened', 'planned', 'openedOnTime', 'keptClosed', 'closed'] as const
export type Act = (typeof acts)[number]

/** Who opened or closed the website, and when. A row is added with each decision and never changed. */
export const openingDecisions: CollectionConfig = {
  slug: 'opening-decisions',
  labels: {
    singular: { en: 'Decision on opening', mr: 'संकेतस्थळ खुले करण्याबाबतचा निर्णय' },
    plural: { en: 'Decisions on opening', mr: 'संकेतस्थळ खुले करण्याबाबतचे निर्णय' },
  },
  access: { read: admins, create: nobody, update: nobody, delete: nobody },
  defaultSort: '-at',
  disableDuplicate: true,
  admin: { group: administration, hidden: true, useAsTitle: 'act' },
  fields: [
    { name: 'act', type: 'select', options: [...acts], required: true },
    { name: 'at', type: 'date', required: true, index: true },
    /** The name of the account, which may be gone later; empty for a command on the server. */
    { name: 'by', type: 'text' },
    { name: 'account', type: 'number' },
    { name: 'opensAt', type: 'date' },
    /** What the list of checks said was missing. */
    { name: 'missing', type: 'text', hasMany: true },
    {
      name: 'sentence',
      type: 'group',
      fields: [
        { name: 'en', type: 'textarea' },
        { name: 'mr', type: 'textarea' },
      ],
    },
  ],
}
