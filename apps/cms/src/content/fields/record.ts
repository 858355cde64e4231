import { commonNames } from '@nagardwar/contract'
import type { GroupField } from 'payload'
import { date } from './date.ts'
import { relation } from './relation.ts'

const { published } = commonNames

/** Fields of every record: its owner, and from when to when it is valid. */
export const record = (): GroupField => ({
  name: 'record',
  label: { en: 'About this record', mr: 'या नोंदीविषयी' },
  type: 'group',
  admin: {
    position: 'sidebar',
    description: {
      en: 'Shown to residents from the first day to the last day given here; without days, always.',
      mr: 'येथे दिलेल्या पहिल्या दिवसापासून शेवटच्या दिवसापर्यंत नागरिकांना दिसते; दिनांक नसल्यास नेहमी दिसते.',
    },
  },
  fields: [
    relation('owner', { en: 'Owning department', mr: 'जबाबदार विभाग' }, 'departments'),
    date('publishedOn', published),
    date('reviewedOn', { en: 'Last reviewed on', mr: 'शेवटचा आढावा' }),
    date(
      'validUntil',
      { en: 'Valid until', mr: 'वैधता दिनांक' },
      { notBefore: { field: 'publishedOn', label: published } },
    ),
  ],
})
