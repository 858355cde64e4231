import { say } from './bilingual.ts'
import { examplesOf } from './example-set.ts'

export const serviceStates = examplesOf(
  'serviceStates',
  [
    {
      service: 'water',
      state: 'limited',
      reason: say('The main pipe is being repaired.', 'मुख्य जलवाहिनीची दुरुस्ती सुरू आहे.'),
      ward_no: '3 4',
      since: '2026-07-13T03:30:00.000Z',
      until: '2026-07-16T12:30:00.000Z',
      department_id: 3,
    },
    {
      service: 'buses',
      state: 'stopped',
      reason: say('The lake road is under water.', 'तलाव रस्ता पाण्याखाली आहे.'),
      ward_no: '',
      since: '2026-07-14T06:30:00.000Z',
      until: null,
      department_id: 0,
    },
    {
      service: 'waste',
      state: 'normal',
      reason: say('Collected every morning.', 'दररोज सकाळी संकलन.'),
      ward_no: '',
      since: null,
      until: null,
      department_id: 0,
    },
  ],
  {
    raw: {
      'of-another-server': {
        kept: 1,
        answer: [
          { id: 1, service: 'WATER', state: 'Stopped', reason: 'A burst pipe', department_id: 0 },
          { id: 2, service: 'ferries', state: 'normal', reason: 'None' },
          { id: 3, service: 'water', state: 'odd', reason: 'None' },
        ],
      },
    },
  },
)
