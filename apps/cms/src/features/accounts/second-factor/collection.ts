import { type CollectionBeforeOperationHook, type CollectionConfig, Forbidden } from 'payload'
import { nobody } from '../../../content/access/nobody.ts'
import { administration } from '../../../views/groups.ts'

/** Past every access rule too: only the database's own calls read or write it. A start of the desk counts all rows. */
const closed: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'count') throw new Forbidden(req.t)
  return args
}

/** The second step of an account's login. No API reads it, not even for administrators. */
export const secondFactors: CollectionConfig = {
  slug: 'second-factors',
  labels: {
    singular: { en: 'Second step of a login', mr: 'प्रवेशाचा दुसरा टप्पा' },
    plural: { en: 'Second steps of logins', mr: 'प्रवेशाचे दुसरे टप्पे' },
  },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  hooks: { beforeOperation: [closed] },
  timestamps: false,
  disableDuplicate: true,
  lockDocuments: false,
  admin: { group: administration, hidden: true, useAsTitle: 'account' },
  fields: [
    { name: 'account', type: 'number', required: true, unique: true },
    /** Encrypted. */
    { name: 'secret', type: 'text', required: true },
    { name: 'isOn', type: 'checkbox', required: true, defaultValue: false },
    { name: 'since', type: 'text' },
    /** The newest step whose code was used. */
    { name: 'lastStep', type: 'number', required: true, defaultValue: 0 },
    { name: 'failures', type: 'number', required: true, defaultValue: 0 },
    /** After five wrong codes none is taken until then, in milliseconds. */
    { name: 'restsUntil', type: 'number', required: true, defaultValue: 0 },
    /** Their hashes, each with a space behind it. */
    { name: 'recoveryCodes', type: 'text' },
  ],
}
