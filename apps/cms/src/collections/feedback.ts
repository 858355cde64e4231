import type { CollectionConfig, TextareaField, TextField } from 'payload'
import { admins } from '../access/admins.ts'
import { editors } from '../access/editors.ts'
import { nobody } from '../access/nobody.ts'
import { fromResidents } from '../desk/groups.ts'
import { choice } from '../fields/choice.ts'
import type { Words } from '../fields/words.ts'

/** What a resident wrote stays as it was written. */
const asReceived = { access: { update: nobody }, admin: { readOnly: true } }

const line = (name: string, label: Words): TextField => ({
  name,
  label,
  type: 'text',
  required: true,
  ...asReceived,
})

const message: TextareaField = {
  name: 'feedback',
  label: { en: 'Message', mr: 'संदेश' },
  type: 'textarea',
  required: true,
  ...asReceived,
}

const status = choice(
  'status',
  { en: 'Status', mr: 'स्थिती' },
  [
    { value: 'new', label: { en: 'New', mr: 'नवीन' } },
    { value: 'in-progress', label: { en: 'In progress', mr: 'कार्यवाही सुरू' } },
    { value: 'answered', label: { en: 'Answered', mr: 'उत्तर दिले' } },
    { value: 'closed', label: { en: 'Closed', mr: 'बंद' } },
  ],
  'new',
)

/** Residents' feedback: personal data, for editors and administrators only. It comes in through `/api/contact-us`. */
export const feedback: CollectionConfig = {
  slug: 'feedback',
  labels: { singular: { en: 'Feedback', mr: 'अभिप्राय' }, plural: { en: 'Feedback', mr: 'अभिप्राय' } },
  access: { read: editors, create: nobody, update: editors, delete: admins },
  defaultSort: '-receivedAt',
  disableDuplicate: true,
  admin: {
    group: fromResidents,
    hideAPIURL: true,
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'name', 'status', 'receivedAt', 'reference'],
    listSearchableFields: ['reference', 'name', 'subject', 'mobile', 'email'],
  },
  fields: [
    line('name', { en: 'Name', mr: 'नाव' }),
    line('mobile', { en: 'Mobile number', mr: 'मोबाइल क्रमांक' }),
    line('email', { en: 'Email', mr: 'ई-मेल' }),
    line('subject', { en: 'Subject', mr: 'विषय' }),
    message,
    { ...status, admin: { position: 'sidebar' } },
    {
      ...line('reference', { en: 'Reference number', mr: 'संदर्भ क्रमांक' }),
      unique: true,
      admin: { readOnly: true, position: 'sidebar' },
    },
    {
      name: 'receivedAt',
      label: { en: 'Received', mr: 'प्राप्त' },
      type: 'date',
      required: true,
      index: true,
      access: { update: nobody },
      admin: {
        readOnly: true,
        position: 'sidebar',
        date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd.MM.yyyy HH:mm' },
      },
    },
    {
      name: 'idempotencyKey',
      type: 'text',
      unique: true,
      access: { update: nobody },
      admin: { hidden: true },
    },
  ],
}
