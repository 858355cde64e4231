import { say } from './bilingual.ts'
import { examplesOf } from './example-set.ts'

export const tenders = examplesOf(
  'tenders',
  [
    {
      description: say(
        'Appointment of a consultant for the rail over-bridge',
        'रेल्वे उड्डाणपुलासाठी सल्लागार नियुक्ती',
      ),
      pdf: '/uploads/tender-bridge.pdf',
      status: 'New',
    },
    {
      description: say('Approval of the general arrangement drawing', 'सर्वसाधारण मांडणी आराखड्यास मंजुरी'),
      pdf: '/uploads/tender-drawing.pdf',
      status: '-',
    },
    {
      description: say('Concrete road, Ward 12', 'प्रभाग १२ मध्ये काँक्रीट रस्ता'),
      pdf: '/uploads/tender-road-12.pdf',
      status: '-',
    },
    {
      description: say('Supply of LED lamps', 'एलईडी दिव्यांचा पुरवठा'),
      pdf: '/uploads/tender-led.pdf',
      status: 'New',
    },
  ],
  {
    odd: {
      'full-address': [
        {
          description: say('Online tender', 'ऑनलाइन निविदा'),
          pdf: 'https://mahatenders.gov.in/notice.pdf',
          status: '-',
        },
      ],
    },
    raw: {
      'status-and-paths': {
        kept: 2,
        answer: [
          { id: 1, description: 'Road works', pdf: 'uploads\\Tender No. 5 (A).pdf', status: 'new' },
          { id: 2, description: 'Lamps', pdf: null, status: 0 },
        ],
      },
    },
  },
)
