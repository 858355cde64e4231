import type { CollectionConfig } from 'payload'
import { nobody } from '../../../content/access/nobody.ts'
import { journalLine } from '../../../content/journal/changes-of-records.ts'
import { residentFileStates } from '../../../platform/database/resident-files.ts'
import { fromResidents } from '../../../views/groups.ts'

/**
 * Files that residents send with a message. Nobody reads the list itself: staff get a file through its message, and
 * residents get none. A row stands before its bytes and goes after them, so no bytes are left without one.
 */
export const residentFiles: CollectionConfig = {
  slug: 'resident-files',
  custom: journalLine(),
  labels: {
    singular: { en: 'File of a resident', mr: 'नागरिकाने पाठवलेली फाइल' },
    plural: { en: 'Files of residents', mr: 'नागरिकांनी पाठवलेल्या फाइली' },
  },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  disableDuplicate: true,
  admin: { group: fromResidents, hidden: true, useAsTitle: 'name' },
  fields: [
    /** SHA-256 of the token with which a message claims it; the token itself is stored nowhere. */
    { name: 'tokenHash', type: 'text', required: true, unique: true },
    /** Its name in the store of files: without an ending, so that it is served nowhere. */
    { name: 'stored', type: 'text', required: true, unique: true },
    { name: 'name', type: 'text', required: true },
    { name: 'type', type: 'text', required: true },
    { name: 'size', type: 'number', required: true },
    { name: 'state', type: 'select', options: [...residentFileStates], required: true },
    /** The mark of the message that brought it (`filesClaim` there). */
    { name: 'claim', type: 'text', index: true },
  ],
}
