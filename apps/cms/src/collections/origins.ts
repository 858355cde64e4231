import type { CollectionConfig } from 'payload'
import { nobody } from '../access/nobody.ts'
import { administration } from '../desk/groups.ts'

/**
 * Under which number another server or a sheet knows a record or a file of ours, so that a second import finds it again.
 * Only the import reads and writes it.
 */
export const origins: CollectionConfig = {
  slug: 'origins',
  labels: {
    singular: { en: 'Origin of a record', mr: 'नोंदीचे मूळ' },
    plural: { en: 'Origins of records', mr: 'नोंदींची मुळे' },
  },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  disableDuplicate: true,
  admin: { group: administration, hidden: true, useAsTitle: 'place' },
  fields: [
    /** The source, its list and its number there. */
    { name: 'place', type: 'text', required: true, unique: true },
    { name: 'source', type: 'text', required: true, index: true },
    { name: 'record', type: 'number', required: true },
    /** What was imported, as a hash: the same again changes nothing. */
    { name: 'fingerprint', type: 'text' },
    /** The record's last change by the import: a later one is the staff's. */
    { name: 'storedAt', type: 'text' },
  ],
}
