import type { CollectionConfig } from 'payload'
import { nobody } from '../../content/access/nobody.ts'
import { fromResidents } from '../../views/groups.ts'

/** waiting → claimed → sent or given-up. */
const deliveryStates = ['waiting', 'claimed', 'sent', 'given-up'] as const

/** An alert on its way to a device. A row has no text and no address: both are read when it is sent. */
export const pushDeliveries: CollectionConfig = {
  slug: 'push-deliveries',
  labels: {
    singular: { en: 'Alert on its way to a device', mr: 'उपकरणाकडे जाणारी सूचना' },
    plural: { en: 'Alerts on their way to devices', mr: 'उपकरणांकडे जाणाऱ्या सूचना' },
  },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  disableDuplicate: true,
  admin: { group: fromResidents, hidden: true, useAsTitle: 'state' },
  indexes: [{ fields: ['announcement', 'subscription'], unique: true }],
  fields: [
    { name: 'announcement', type: 'number', required: true },
    { name: 'subscription', type: 'number', required: true, index: true },
    { name: 'state', type: 'select', options: [...deliveryStates], required: true, index: true },
    /** Which process has it, and until when (ISO); after that another one may take it. */
    { name: 'claim', type: 'text' },
    { name: 'claimedUntil', type: 'text' },
    { name: 'attempts', type: 'number', required: true, defaultValue: 0 },
    /** Not before this time (ISO). */
    { name: 'nextAt', type: 'text', required: true },
  ],
}
