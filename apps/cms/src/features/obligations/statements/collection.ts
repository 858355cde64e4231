import type { CollectionConfig } from 'payload'
import { nobody } from '../../../content/access/nobody.ts'
import { staff } from '../../../content/access/staff.ts'
import { administration } from '../../../views/groups.ts'

/**
 * What a person has stated about an obligation of the law (`content/obligations`): that it is met, that it does not
 * apply and why, whose it is. Written through the board alone, which sets who and when.
 */
export const obligationStatements: CollectionConfig = {
  slug: 'obligation-statements',
  labels: {
    singular: { en: 'Statement about an obligation', mr: 'दायित्वाबाबतचे निवेदन' },
    plural: { en: 'Statements about obligations', mr: 'दायित्वांबाबतची निवेदने' },
  },
  access: { read: staff, create: nobody, update: nobody, delete: nobody },
  disableDuplicate: true,
  admin: { group: administration, hidden: true, useAsTitle: 'obligation' },
  fields: [
    { name: 'obligation', type: 'text', required: true, unique: true },
    { name: 'answer', type: 'select', options: ['yes', 'no', 'not-applicable'] },
    {
      name: 'reason',
      type: 'group',
      fields: [
        { name: 'en', type: 'text', maxLength: 300 },
        { name: 'mr', type: 'text', maxLength: 300 },
      ],
    },
    { name: 'owner', type: 'relationship', relationTo: 'departments' },
    { name: 'at', type: 'date', required: true },
    /** The name of the account, and its number. */
    { name: 'by', type: 'text' },
    { name: 'account', type: 'number' },
  ],
}
