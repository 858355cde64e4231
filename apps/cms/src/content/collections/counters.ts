import { commonNames } from '@nagardwar/contract'
import type { CollectionConfig } from 'payload'
import { administration } from '../../views/groups.ts'
import { nobody } from '../access/nobody.ts'
import { staff } from '../access/staff.ts'

/** Numbers that only the server counts, such as the site's visitors. */
export const counters: CollectionConfig = {
  slug: 'counters',
  labels: { singular: { en: 'Counter', mr: 'गणक' }, plural: { en: 'Counters', mr: 'गणक' } },
  access: { read: staff, create: nobody, update: nobody, delete: nobody },
  disableDuplicate: true,
  admin: { group: administration, useAsTitle: 'name', defaultColumns: ['name', 'count', 'updatedAt'] },
  fields: [
    { name: 'name', label: commonNames.name, type: 'text', required: true, unique: true },
    {
      name: 'count',
      label: { en: 'Count', mr: 'संख्या' },
      type: 'number',
      required: true,
      defaultValue: 0,
      min: 0,
    },
  ],
}
