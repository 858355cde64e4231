import type { CollectionConfig } from 'payload'
import { administration } from '../../views/groups.ts'
import { nobody } from '../access/nobody.ts'

/**
 * The number that an imported record or file has on its earlier server or sheet: a second import finds it by this.
 * Only the import reads and writes this list.
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
    /** Source, list and number in one text. */
    { name: 'place', type: 'text', required: true, unique: true },
    { name: 'source', type: 'text', required: true, index: true },
    { name: 'record', type: 'number', required: true },
    /** What was imported, as a hash: the same again changes nothing. */
    { name: 'fingerprint', type: 'text' },
    /** When the import last changed the record. Any later change is by staff. */
    { name: 'storedAt', type: 'text' },
  ],
}
