import type { CollectionConfig } from 'payload'
import { nobody } from '../../content/access/nobody.ts'
import { fromResidents } from '../../views/groups.ts'

/** A device whose resident asked to be told of alerts. It comes in through `/api/push-subscription` (decision 0156). */
export const pushSubscriptions: CollectionConfig = {
  slug: 'push-subscriptions',
  labels: {
    singular: { en: 'Device that asked for alerts', mr: 'सूचना मागितलेले उपकरण' },
    plural: { en: 'Devices that asked for alerts', mr: 'सूचना मागितलेली उपकरणे' },
  },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  disableDuplicate: true,
  admin: { group: fromResidents, hidden: true, useAsTitle: 'language' },
  fields: [
    /** SHA-256 of the address, which is too long for an index of every database. */
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'endpoint', type: 'text', required: true },
    { name: 'p256dh', type: 'text', required: true },
    { name: 'auth', type: 'text', required: true },
    { name: 'language', type: 'text', required: true },
    /** With a space before and after each: ` 3 12 `. */
    { name: 'wards', type: 'text', required: true },
    /** The last day on which the device asked or a push service took a message for it. */
    { name: 'usedOn', type: 'text', required: true, index: true },
  ],
}
