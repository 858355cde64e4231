import type { CollectionConfig } from 'payload'
import { site } from '../../views/groups.ts'
import { editors } from '../access/editors.ts'
import { staff } from '../access/staff.ts'
import { mayTrash } from '../trash/may-trash.ts'
import { trashRules } from '../trash/rules.ts'

/** Words that mean the same to someone who searches: road, street, रस्ता, मार्ग. */
export const synonyms: CollectionConfig = {
  slug: 'synonyms',
  labels: {
    singular: { en: 'Words with the same meaning', mr: 'समानार्थी शब्द' },
    plural: { en: 'Words with the same meaning', mr: 'समानार्थी शब्द' },
  },
  trash: true,
  access: {
    read: staff,
    create: editors,
    update: editors,
    delete: mayTrash('synonyms', { areDrafts: false }),
  },
  hooks: { beforeOperation: [trashRules] },
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
