import { say } from './bilingual.ts'
import { examplesOf } from './example-set.ts'

export const alerts = examplesOf(
  'alerts',
  [
    {
      text: say(
        'The lake is rising. Please leave the houses along Lake Road and go to the community hall.',
        'तलावाची पातळी वाढत आहे. तलाव रस्त्यालगतची घरे सोडून समाजमंदिरात जावे.',
      ),
      kind: 'danger',
      starts_at: '2026-07-14T12:30:00.000Z',
      ends_at: '2026-07-15T06:30:00.000Z',
      ward_no: '3 4',
      department_id: 0,
    },
    {
      text: say('No water from 10:00 to 16:00.', 'सकाळी १० ते सायंकाळी ४ पर्यंत पाणीपुरवठा बंद राहील.'),
      kind: 'disruption',
      starts_at: '2026-06-02T04:30:00.000Z',
      ends_at: '2026-06-02T10:30:00.000Z',
      ward_no: '',
      department_id: 0,
    },
    {
      text: say('Tax is taken on Saturdays too.', 'कर भरणा शनिवारीही स्वीकारला जाईल.'),
      kind: 'information',
      starts_at: '2026-03-01T03:30:00.000Z',
      ends_at: '2026-03-31T12:30:00.000Z',
      ward_no: '',
      department_id: 3,
    },
  ],
  {
    raw: {
      'of-another-server': {
        kept: 2,
        answer: [
          {
            id: 1,
            text: 'Heavy rain',
            kind: 'DANGER',
            starts_at: '2026-07-14 18:00:00',
            ends_at: '',
            department_id: 0,
          },
          { id: 2, text: 'Road closed', kind: 'unheard-of', ward_no: [3, 4], department_id: '7' },
          { id: 3, kind: 'danger' },
        ],
      },
    },
  },
)
