import { say } from './bilingual.ts'
import { examplesOf } from './example-set.ts'

export const committees = examplesOf('committees', [
  {
    name: say('Water Supply and Drainage Committee', 'पाणीपुरवठा व मलनिःसारण समिती'),
    about: say('Water supply, drains and sewage.', 'पाणीपुरवठा, गटारे व मलनिःसारण.'),
    chair_id: 2,
    members: [1, 2],
  },
  { name: say('Standing Committee', 'स्थायी समिती'), chair_id: 1, members: [1] },
])
