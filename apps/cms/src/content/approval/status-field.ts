import type { SelectField } from 'payload'

/** Payload's own field, with words in lists that say what residents see. */
export const statusInWords = (): SelectField => ({
  name: '_status',
  // Payload makes a heading of the name where a field of ours says none.
  label: { en: 'Status', mr: 'स्थिती' },
  type: 'select',
  options: [],
  admin: { components: { Cell: '/content/approval/status-cell.tsx#StatusCell' } },
})
