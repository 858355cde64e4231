import { figure, say } from './bilingual.ts'
import { examplesOf } from './example-set.ts'

export const electricContacts = examplesOf(
  'electricContacts',
  [
    {
      description: say('Street lamps, eastern division', 'पथदिवे, पूर्व विभाग'),
      mobileNo: figure('0251-555-0141'),
      vendorName: say('Prakash Light Services', 'प्रकाश लाइट सर्व्हिसेस'),
    },
    {
      description: say('Street lamps, western division', 'पथदिवे, पश्चिम विभाग'),
      mobileNo: figure('0251-555-0142'),
      vendorName: say('Deepjyoti Electricals', 'दीपज्योती इलेक्ट्रिकल्स'),
    },
  ],
  {
    raw: {
      'numbers-for-text': {
        kept: 1,
        answer: [{ id: '3', description: 'Street lamps', mobileNo: 2515550141 }],
      },
    },
  },
)
