import { say } from './bilingual.ts'
import { examplesOf } from './example-set.ts'

export const reportKinds = examplesOf(
  'reportKinds',
  [
    { name: say('Street light', 'पथदिवा'), working_days: '3' },
    { name: say('Water supply', 'पाणीपुरवठा'), working_days: '2' },
    { name: say('Something else', 'इतर') },
  ],
  {
    raw: {
      'of-another-server': {
        kept: 1,
        answer: [
          { id: '4', name: ' Road ', working_days: 7 },
          { id: 5, name: '' },
        ],
      },
    },
  },
)
