import type { GlobalConfig } from 'payload'
import { site } from '../../views/groups.ts'
import { nobody } from '../access/nobody.ts'
import { staff } from '../access/staff.ts'

/**
 * Whether residents see the website. Only the endpoints of this folder write it, and they note who decided. A council
 * without a row was open before there was anything to decide.
 */
export const opening: GlobalConfig = {
  slug: 'opening',
  label: { en: 'Opening of the website', mr: 'संकेतस्थळ खुले करणे' },
  access: { read: staff, update: nobody },
  admin: { group: site, hidden: true, hideAPIURL: true },
  fields: [
    { name: 'state', type: 'select', options: ['open', 'closed'], defaultValue: 'open', required: true },
    { name: 'opensAt', type: 'date' },
    /** A website that was open before takes messages while it is closed. */
    { name: 'wasOpen', type: 'checkbox', defaultValue: false },
    {
      name: 'sentence',
      type: 'group',
      fields: [
        { name: 'en', type: 'textarea' },
        { name: 'mr', type: 'textarea' },
      ],
    },
    {
      name: 'certificate',
      type: 'group',
      fields: [
        { name: 'number', type: 'text' },
        { name: 'date', type: 'date' },
      ],
    },
  ],
}
