import type { CollectionConfig } from 'payload'
import { nobody } from '../../content/access/nobody.ts'
import { fromResidents } from '../../views/groups.ts'

/** An alert, or the state of a service, that goes out to devices, once for each version that they are told of. */
export const pushAnnouncements: CollectionConfig = {
  slug: 'push-announcements',
  labels: {
    singular: { en: 'Alert sent to devices', mr: 'उपकरणांना पाठवलेली सूचना' },
    plural: { en: 'Alerts sent to devices', mr: 'उपकरणांना पाठवलेल्या सूचना' },
  },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  disableDuplicate: true,
  admin: { group: fromResidents, hidden: true, useAsTitle: 'version' },
  indexes: [{ fields: ['alert', 'version'], unique: true }],
  fields: [
    /** The number of the alert; of the state of a service, where the version says so. */
    { name: 'alert', type: 'number', required: true },
    { name: 'version', type: 'text', required: true },
    /** Whether every device that it concerns has its delivery. */
    { name: 'isFilled', type: 'checkbox', required: true, defaultValue: false },
    { name: 'endsAt', type: 'text', required: true },
  ],
}
