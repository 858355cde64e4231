import { commonNames } from '@nagardwar/contract'
import { type CollectionBeforeOperationHook, type CollectionConfig, type FieldHook, Forbidden } from 'payload'
import { languageOf, type Words } from '../../platform/words/words.ts'
import { administration } from '../../views/groups.ts'
import { admins } from '../access/admins.ts'
import { nobody } from '../access/nobody.ts'
import { actions, inLanguage } from './entry.ts'
import { journalExport } from './export.ts'

const reads: ReadonlySet<string> = new Set(['read', 'count', 'countVersions', 'readDistinct'])

/** Refuses all else, even where access rules are skipped: entries are written with the database's own insert. */
const onlyRead: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (!reads.has(operation)) throw new Forbidden(req.t)
  return args
}

/** Payload would say "<No name>" where there is none. */
const none = '–'

const inReadersLanguage: FieldHook = ({ value, req }) => inLanguage(value, languageOf(req)) || none

const text = (name: string, label: Words) => ({ name, label, type: 'text' as const })
const inBoth = { hooks: { afterRead: [inReadersLanguage] } }

/** Who did what and when at the desk. Administrators read it. Nobody can change it, by any way. */
export const journal: CollectionConfig = {
  slug: 'journal',
  labels: { singular: { en: 'Journal entry', mr: 'कार्यनोंद' }, plural: { en: 'Journal', mr: 'कार्यनोंदवही' } },
  access: { read: admins, create: nobody, update: nobody, delete: nobody },
  hooks: { beforeOperation: [onlyRead] },
  endpoints: [journalExport],
  timestamps: false,
  defaultSort: '-at',
  disableDuplicate: true,
  disableBulkEdit: true,
  lockDocuments: false,
  admin: {
    group: administration,
    hidden: ({ user }) => (user as { role?: unknown } | null)?.role !== 'admin',
    hideAPIURL: true,
    useAsTitle: 'name',
    defaultColumns: ['at', 'by', 'action', 'list', 'name', 'changes'],
    listSearchableFields: ['by', 'list', 'name', 'changes'],
    description: {
      en: 'Who did what at the desk, and when. Kept for three years; nobody can change it.',
      mr: 'कर्मचारी कक्षात कोणी, केव्हा, काय केले. तीन वर्षे ठेवली जाते; कोणीही बदलू शकत नाही.',
    },
    components: { beforeListTable: ['/content/journal/export-link.tsx#ExportLink'] },
  },
  fields: [
    {
      name: 'at',
      label: { en: 'When', mr: 'केव्हा' },
      type: 'date',
      required: true,
      index: true,
      admin: { date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd.MM.yyyy, HH:mm:ss' } },
    },
    { ...text('by', { en: 'Who', mr: 'कोणी' }), hooks: { afterRead: [({ value }) => value || none] } },
    { name: 'account', label: { en: 'Number of the account', mr: 'खाते क्रमांक' }, type: 'number', index: true },
    {
      name: 'action',
      label: { en: 'What', mr: 'काय केले' },
      type: 'select',
      required: true,
      index: true,
      options: Object.entries(actions).map(([value, label]) => ({ value, label })),
    },
    { ...text('list', { en: 'List', mr: 'यादी' }), ...inBoth },
    { name: 'record', label: commonNames.recordNumber, type: 'number' },
    { ...text('name', { en: 'Name', mr: 'नाव' }), ...inBoth },
    { name: 'changes', label: { en: 'Before and after', mr: 'आधी आणि नंतर' }, type: 'textarea', ...inBoth },
  ],
}
