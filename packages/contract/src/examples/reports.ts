import { say } from './bilingual.ts'
import { examplesOf } from './example-set.ts'

const light = { kind: say('Street light', 'पथदिवा'), kind_id: 1 }
const water = { kind: say('Water supply', 'पाणीपुरवठा'), kind_id: 2 }

export const reports = examplesOf(
  'reports',
  [
    // On 15 December 2026: one of today, one that is late, one done in time with everything released, and one done late.
    {
      ...light,
      position: '19.2437, 73.316',
      state: 'new',
      received_on: '2026-12-15',
      due_on: '2026-12-18',
      followers: '0',
    },
    {
      ...water,
      ward: say('Lakeside 1', 'तलावपाळी १'),
      ward_no: '1',
      position: '19.2441, 73.3155',
      state: 'inProgress',
      received_on: '2026-12-07',
      due_on: '2026-12-09',
      followers: '4',
    },
    {
      ...light,
      ward: say('Fort 2', 'किल्ला २'),
      ward_no: '12',
      place: say('Market Lane, near the school', 'बाजार गल्ली, शाळेजवळ'),
      position: '19.2398, 73.3121',
      state: 'closed',
      received_on: '2026-12-01',
      due_on: '2026-12-04',
      done_on: '2026-12-03',
      photograph: '/uploads/lamp.jpg',
      followers: '1',
    },
    {
      kind: say('Something else', 'इतर'),
      kind_id: 3,
      ward: say('Market 1', 'बाजारपेठ १'),
      ward_no: '3',
      state: 'answered',
      received_on: '2026-11-02',
      done_on: '2026-11-20',
      followers: '0',
    },
  ],
  {
    raw: {
      'of-another-server': {
        kept: 2,
        answer: [
          {
            id: '9',
            kind: 'Light',
            kind_id: '1',
            ward_no: 12,
            state: 'CLOSED',
            position: '19.2,73.3',
            followers: 2,
          },
          { id: 10, kind_id: 2, state: 'lost', received_on: 'yesterday', photograph: null },
          { id: 11, state: 'new' },
        ],
      },
    },
  },
)
