import type { CollectionConfig, NumberField, TextField } from 'payload'
import { admins } from '../../../content/access/admins.ts'
import { nobody } from '../../../content/access/nobody.ts'
import { staff } from '../../../content/access/staff.ts'
import { journalLine } from '../../../content/journal/changes-of-records.ts'
import type { Words } from '../../../platform/words/words.ts'
import { fromResidents } from '../../../views/groups.ts'

const text = (name: string, label: Words): TextField => ({ name, label, type: 'text', required: true })

const count = (name: string, label: Words): NumberField => ({
  name,
  label,
  type: 'number',
  required: true,
  defaultValue: 0,
  min: 0,
})

/** Whether pages helped: one row a page and day, with two counts and nothing about who answered. They come in through `/api/useful`. */
export const pageOpinions: CollectionConfig = {
  slug: 'page-opinions',
  custom: journalLine(),
  labels: {
    singular: { en: 'Was the page useful?', mr: 'पान उपयोगी होते का?' },
    plural: { en: 'Useful pages', mr: 'पानांची उपयुक्तता' },
  },
  access: { read: staff, create: nobody, update: nobody, delete: admins },
  defaultSort: '-day',
  disableDuplicate: true,
  admin: {
    group: fromResidents,
    hideAPIURL: true,
    useAsTitle: 'page',
    defaultColumns: ['page', 'day', 'useful', 'notUseful'],
  },
  indexes: [{ fields: ['page', 'day'], unique: true }],
  fields: [
    text('page', { en: 'Page', mr: 'पान' }),
    { ...text('day', { en: 'Day', mr: 'दिवस' }), index: true },
    count('useful', { en: 'Useful', mr: 'उपयोगी' }),
    count('notUseful', { en: 'Not useful', mr: 'उपयोगी नाही' }),
  ],
}
