import type { CollectionConfig } from 'payload'
import { editors } from '../access/editors.ts'
import { staff } from '../access/staff.ts'
import { site } from '../desk/groups.ts'

/** Words that mean the same to someone who searches: road, street, रस्ता, मार्ग. */
export const synonyms: CollectionConfig = {
  slug: 'synonyms',
  labels: {
    singular: { en: 'Words with the same meaning', mr: 'समानार्थी शब्द' },
    plural: { en: 'Words with the same meaning', mr: 'समानार्थी शब्द' },
  },
  access: { read: staff, create: editors, update: editors, delete: editors },
  admin: { group: site, useAsTitle: 'words', defaultColumns: ['words', 'updatedAt'] },
  fields: [
    {
      name: 'words',
      label: { en: 'Words', mr: 'शब्द' },
      type: 'text',
      hasMany: true,
      required: true,
      minRows: 2,
    },
  ],
}
