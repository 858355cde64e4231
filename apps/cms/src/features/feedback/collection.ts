import { common } from '@nagardwar/contract/common-names'
import type { CollectionConfig, DateField, TextareaField, TextField } from 'payload'
import { nobody } from '../../content/access/nobody.ts'
import { exportableBy, whenExported } from '../../content/exports.ts'
import { choice } from '../../content/fields/choice.ts'
import { relation } from '../../content/fields/relation.ts'
import { journalLine } from '../../content/journal/changes-of-records.ts'
import type { Words } from '../../platform/words/words.ts'
import { fromResidents } from '../../views/groups.ts'
import {
  changeableMessages,
  erasableMessages,
  messageExporters,
  messageWorkers,
  notMisconduct,
  readableMessages,
} from './access.ts'
import { eraseWhatBelongs, overwriteDeleted } from './erase-old-feedback.ts'
import { messageKinds } from './kinds.ts'
import { noteFeedback, noteReading } from './note-feedback.ts'
import { noticeAnswerFields } from './notice-answers/fields.ts'
import { reportFields } from './problems/fields.ts'
import { keepPublicRow } from './problems/public-row.ts'
import { proposalFields } from './proposals/fields.ts'
import { forgetTheFirst, noteSteps, takeFromOtherDepartment } from './steps.ts'
import { doubtOptions, doubtWords, putAsideWords, stateInJournal, states } from './words.ts'

/** Nobody changes what a resident wrote, nor what the desk notes of it. */
const asReceived = {
  access: { update: nobody },
  // A filter of the list would put what is looked for into the address.
  admin: { readOnly: true, disableListFilter: true },
}
const kept = { access: { update: nobody }, admin: { hidden: true } } as const
const besides = { position: 'sidebar' } as const

const line = (name: string, label: Words): TextField => ({
  name,
  label,
  type: 'text',
  required: true,
  ...asReceived,
})

/** May be empty: who reports misconduct, or is reached in one way alone (decision 0142). The column stays as it was. */
const mayBeEmpty = (name: string, label: Words): TextField => ({
  ...line(name, label),
  validate: () => true,
  // The column takes no null.
  defaultValue: () => '',
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
  states.map(({ value, label }) => ({ value, label })),
  'new',
)

/** A time that the desk notes by itself. */
const noted = (name: string): DateField => ({ name, type: 'date', index: true, ...kept })

/**
 * Residents' feedback: personal data, for editors and administrators, to read for the clerks of its department, and of
 * misconduct for the named officer alone. It comes in through `/api/contact-us` and the calls of the other kinds.
 */
export const feedback: CollectionConfig = {
  slug: 'feedback',
  custom: {
    ...journalLine(stateInJournal),
    ...whenExported((ids, req) => noteFeedback(req, 'feedback exported', ids)),
    ...exportableBy(messageExporters),
  },
  labels: { singular: { en: 'Feedback', mr: 'अभिप्राय' }, plural: { en: 'Feedback', mr: 'अभिप्राय' } },
  access: { read: readableMessages, create: nobody, update: changeableMessages, delete: erasableMessages },
  defaultSort: '-receivedAt',
  disableDuplicate: true,
  hooks: {
    beforeChange: [noteSteps, forgetTheFirst, takeFromOtherDepartment],
    afterChange: [keepPublicRow],
    afterDelete: [eraseWhatBelongs],
    afterOperation: [noteReading, overwriteDeleted],
  },
  admin: {
    group: fromResidents,
    hideAPIURL: true,
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'name', 'status', 'receivedAt', 'reference'],
    // Not by a name or a number: what is searched here stands in the address. The inbox finds by them.
    listSearchableFields: ['reference', 'subject'],
  },
  fields: [
    {
      name: 'kind',
      label: { en: 'Kind', mr: 'प्रकार' },
      type: 'select',
      options: messageKinds.map(({ value, label }) => ({ value, label })),
      defaultValue: 'message',
      index: true,
      access: { update: nobody },
      admin: { readOnly: true, ...besides },
    },
    mayBeEmpty('name', { en: 'Name', mr: 'नाव' }),
    mayBeEmpty('mobile', { en: 'Mobile number', mr: 'मोबाइल क्रमांक' }),
    mayBeEmpty('email', { en: 'Email', mr: 'ई-मेल' }),
    line('subject', { en: 'Subject', mr: 'विषय' }),
    message,
    ...proposalFields,
    ...reportFields,
    ...noticeAnswerFields,
    {
      name: 'work',
      type: 'ui',
      admin: { disableListColumn: true, components: { Field: '/features/feedback/desk/work.tsx#Work' } },
    },
    { ...status, admin: besides },
    { ...relation('department', { en: 'Department', mr: 'विभाग' }, 'departments'), admin: besides },
    {
      name: 'dueOn',
      label: { en: 'To be answered by', mr: 'उत्तराची अंतिम मुदत' },
      type: 'date',
      index: true,
      admin: {
        ...besides,
        date: { pickerAppearance: 'dayOnly', displayFormat: 'dd.MM.yyyy' },
        components: { Field: '/views/dates/day-field.tsx#DayField' },
      },
    },
    {
      name: 'language',
      label: { en: 'Language of the answer', mr: 'उत्तराची भाषा' },
      type: 'select',
      options: [
        { value: 'en', label: common.english },
        { value: 'mr', label: common.marathi },
      ],
      admin: besides,
    },
    {
      name: 'putAside',
      label: { en: 'Put aside as', mr: 'बाजूला ठेवले' },
      type: 'select',
      index: true,
      options: [
        { value: 'spam', label: putAsideWords.spam },
        { value: 'duplicate', label: putAsideWords.duplicate },
      ],
      admin: besides,
    },
    {
      name: 'doubt',
      label: doubtWords,
      type: 'select',
      options: doubtOptions,
      ...kept,
      admin: { readOnly: true, ...besides, condition: ({ doubt }) => Boolean(doubt) },
    },
    {
      name: 'duplicateOf',
      label: { en: 'The first message', mr: 'मूळ संदेश' },
      type: 'relationship',
      relationTo: 'feedback',
      index: true,
      // The first message may be of another department: a clerk's filter could ask for its words.
      access: { read: messageWorkers },
      // A filter could ask for the words of what it refers to.
      filterOptions: ({ id }) => ({ and: [{ id: { not_equals: id ?? null } }, notMisconduct] }),
      admin: {
        ...besides,
        // Its list searches the reference too.
        appearance: 'drawer',
        condition: ({ putAside }) => putAside === 'duplicate',
      },
    },
    {
      ...line('reference', { en: 'Reference number', mr: 'संदर्भ क्रमांक' }),
      unique: true,
      admin: { readOnly: true, ...besides },
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
        ...besides,
        date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd.MM.yyyy HH:mm' },
        components: { Field: '/views/dates/day-field.tsx#MomentField' },
      },
    },
    {
      name: 'noticeVersion',
      label: { en: 'Notice about personal data that was shown', mr: 'दाखवलेली वैयक्तिक माहितीबाबतची सूचना' },
      type: 'text',
      ...asReceived,
      admin: { readOnly: true, ...besides, condition: ({ noticeVersion }) => Boolean(noticeVersion) },
    },
    /** With it and the words of the message its receipt could be asked for again. */
    { name: 'idempotencyKey', type: 'text', unique: true, ...kept, access: { read: nobody, update: nobody } },
    /** SHA-256 of the secret in the resident's link; the secret itself is stored nowhere. */
    { name: 'linkHash', type: 'text', unique: true, ...kept, access: { read: nobody, update: nobody } },
    /** The mark on the files that came with it. */
    { name: 'filesClaim', type: 'text', unique: true, ...kept },
    /** The account of the person who looks after it. */
    { name: 'assignee', type: 'relationship', relationTo: 'users', index: true, ...kept },
    noted('readAt'),
    noted('takenUpAt'),
    noted('answeredAt'),
    noted('closedAt'),
    /** What was promised when it came: it is erased on this day at the latest. */
    noted('eraseOn'),
  ],
}
