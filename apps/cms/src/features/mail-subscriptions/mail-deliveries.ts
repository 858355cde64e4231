import type { CollectionConfig } from 'payload'
import { nobody } from '../../content/access/nobody.ts'
import { deliveryStates } from '../../platform/database/mail-deliveries.ts'
import { fromResidents } from '../../views/groups.ts'

/** A mail on its way to a subscription. A row has no text and no address: both are read when it is sent. */
export const mailDeliveries: CollectionConfig = {
  slug: 'mail-deliveries',
  labels: {
    singular: { en: 'Mail on its way', mr: 'जाणारा ई-मेल' },
    plural: { en: 'Mails on their way', mr: 'जाणारे ई-मेल' },
  },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  disableDuplicate: true,
  admin: { group: fromResidents, hidden: true, useAsTitle: 'state' },
  indexes: [{ fields: ['batch', 'subscription'], unique: true }],
  fields: [
    /** 0 for the mail about the subscription itself. */
    { name: 'batch', type: 'number', required: true },
    { name: 'subscription', type: 'number', required: true, index: true },
    { name: 'state', type: 'select', options: [...deliveryStates], required: true, index: true },
    /** What a resident waits for: 0; an alert: 1; a digest: 2. */
    { name: 'urgency', type: 'number', required: true },
    /** Which process has it, and until when (ISO); after that another one may take it. */
    { name: 'claim', type: 'text' },
    { name: 'claimedUntil', type: 'text' },
    { name: 'attempts', type: 'number', required: true, defaultValue: 0 },
    /** Not before this time (ISO). */
    { name: 'nextAt', type: 'text', required: true },
    /** When it was last asked for (ISO): an address gets one mail about itself in an hour. */
    { name: 'queuedAt', type: 'text', required: true },
  ],
}
