import { say } from './bilingual.ts'
import { examplesOf } from './example-set.ts'

export const schools = examplesOf(
  'schools',
  [
    {
      schoolName: say('Council Primary School No. 1', 'नगरपरिषद प्राथमिक शाळा क्र. १'),
      address: say('Lake Road', 'तलाव रस्ता'),
      medium: say('Marathi', 'मराठी'),
    },
    {
      schoolName: say('Council Primary School No. 2', 'नगरपरिषद प्राथमिक शाळा क्र. २'),
      address: say('Market Lane', 'बाजार गल्ली'),
      medium: say('Marathi', 'मराठी'),
    },
    {
      schoolName: say('Council Urdu School No. 7', 'नगरपरिषद उर्दू शाळा क्र. ७'),
      address: say('Fort Road', 'किल्ला रस्ता'),
      medium: say('Urdu', 'उर्दू'),
    },
  ],
  {
    raw: {
      'one-malformed-row': {
        kept: 1,
        answer: [null, 'School', [], { id: 5 }, { id: 6, schoolName: 'Council Primary School No. 6' }],
      },
    },
  },
)
