import type { CollectionConfig } from 'payload'
import { admins } from '../../../content/access/admins.ts'
import { editors } from '../../../content/access/editors.ts'
import { nobody } from '../../../content/access/nobody.ts'
import { journalLine } from '../../../content/journal/changes-of-records.ts'
import { fromResidents } from '../../../views/groups.ts'

const asReceived = { access: { update: nobody }, admin: { readOnly: true } }

/** Messages to staff, such as the arrival of feedback. They come in through `/api/notification`. */
export const notifications: CollectionConfig = {
  slug: 'notifications',
  custom: journalLine(),
  // In Marathi a public notice and an alert are a सूचना too.
  labels: {
    singular: { en: 'Notification', mr: 'अभिप्राय आल्याची सूचना' },
    plural: { en: 'Notifications', mr: 'अभिप्राय आल्याच्या सूचना' },
  },
  access: { read: editors, create: nobody, update: editors, delete: admins },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  admin: {
    group: fromResidents,
    hideAPIURL: true,
    useAsTitle: 'heading',
    defaultColumns: ['heading', 'description', 'readed', 'createdAt'],
  },
  fields: [
    { name: 'heading', label: { en: 'Heading', mr: 'शीर्षक' }, type: 'text', required: true, ...asReceived },
    {
      name: 'description',
      label: { en: 'Description', mr: 'वर्णन' },
      type: 'textarea',
      required: true,
      ...asReceived,
    },
    { name: 'role', label: { en: 'For', mr: 'कोणासाठी' }, type: 'text', required: true, ...asReceived },
    { name: 'readed', label: { en: 'Read', mr: 'वाचले' }, type: 'checkbox', defaultValue: false },
  ],
}
