import { say } from './bilingual.ts'
import { examplesOf } from './example-set.ts'

export const holidays = examplesOf(
  'holidays',
  [
    { day: '2026-08-15T06:30:00.000Z', name: say('Independence Day', 'स्वातंत्र्य दिन') },
    { day: '2026-10-02T06:30:00.000Z', name: say('Mahatma Gandhi Jayanti', 'महात्मा गांधी जयंती') },
    { day: '2027-01-26T06:30:00.000Z', name: say('Republic Day', 'प्रजासत्ताक दिन') },
  ],
  {
    raw: {
      'without-a-name': {
        kept: 1,
        answer: [
          { id: 1, day: '15.08.2026', name: 'A' },
          { id: 2, day: '' },
        ],
      },
    },
  },
)
