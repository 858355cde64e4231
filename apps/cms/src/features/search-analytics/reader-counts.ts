import type { CollectionConfig, NumberField } from 'payload'
import { nobody } from '../../content/access/nobody.ts'
import { staff } from '../../content/access/staff.ts'
import { fromResidents } from '../../views/groups.ts'

const count = (name: string): NumberField => ({
  name,
  type: 'number',
  required: true,
  defaultValue: 0,
  min: 0,
})

/**
 * What the site counts, as totals: pages by day, and words searched for by week (`day` is its Monday). A batch of the
 * site has a row too, by which it counts once. They come in through `/api/reader-counts`.
 */
export const readerCounts: CollectionConfig = {
  slug: 'reader-counts',
  labels: {
    singular: { en: 'What residents look for', mr: 'नागरिक काय शोधतात' },
    plural: { en: 'What residents look for', mr: 'नागरिक काय शोधतात' },
  },
  access: { read: staff, create: nobody, update: nobody, delete: nobody },
  disableDuplicate: true,
  admin: { group: fromResidents, hidden: true, useAsTitle: 'name' },
  indexes: [{ fields: ['kind', 'day', 'name'], unique: true }],
  fields: [
    { name: 'kind', type: 'text', required: true },
    { name: 'day', type: 'text', required: true, index: true },
    { name: 'name', type: 'text', required: true },
    count('count'),
    count('fruitless'),
    count('clicked'),
  ],
}
