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
      // On 15 December 2026: a tender that is open, one that has closed, one with its result, and two others.
      dated: [
        {
          description: say('Concrete road, Ward 12', 'प्रभाग १२ मध्ये काँक्रीट रस्ता'),
          pdf: '/uploads/tender-road-12.pdf',
          status: 'New',
          kind: 'tender',
          number: 'PWD/T/2026-27/14',
          portal_number: '2026_DMA_1145210_1',
          department_id: 3,
          value: '18500000',
          fee: '5900',
          deposit: '185000',
          published: '2026-12-01',
          meeting: '2026-12-08T06:00:00.000Z',
          closes: '2026-12-18T09:30:00.000Z',
          opens: '2026-12-19T10:30:00.000Z',
          history: [
            {
              id: 1,
              day: '2026-12-10',
              kind: 'corrigendum',
              text: say('The last day is now 18 December.', 'अंतिम दिनांक आता १८ डिसेंबर आहे.'),
              pdf: '/uploads/corrigendum-1.pdf',
            },
          ],
        },
        {
          description: say('Supply of LED lamps', 'एलईडी दिव्यांचा पुरवठा'),
          pdf: '/uploads/tender-led.pdf',
          status: '-',
          kind: 'tender',
          department_id: 4,
          published: '2026-11-20',
          closes: '2026-12-14T09:30:00.000Z',
        },
        {
          description: say('Covered drains, Ward 31', 'प्रभाग ३१ मधील बंदिस्त गटारे'),
          pdf: '/uploads/tender-drains.pdf',
          status: '-',
          kind: 'tender',
          department_id: 3,
          published: '2025-08-06',
          closes: '2025-08-27T09:30:00.000Z',
          history: [
            {
              id: 1,
              day: '2025-10-01',
              kind: 'result',
              text: say('Awarded to Kalpana Builders.', 'कल्पना बिल्डर्स यांना काम दिले.'),
              pdf: '',
            },
          ],
        },
        {
          description: say('Staff nurses, 12 posts', 'परिचारिका, १२ पदे'),
          pdf: '/uploads/nurses.pdf',
          status: '-',
          kind: 'recruitment',
          published: '2026-12-05',
          closes: '2027-01-15',
        },
        {
          description: say('Auction of scrap iron', 'भंगार लोखंडाचा लिलाव'),
          pdf: '/uploads/scrap.pdf',
          status: '-',
          kind: 'auction',
          published: '2026-11-10',
          closes: '2026-12-20T11:30:00.000Z',
          history: [
            {
              id: 1,
              day: '2026-12-01',
              kind: 'cancellation',
              text: say('The auction is cancelled.', 'लिलाव रद्द केला आहे.'),
              pdf: '',
            },
          ],
        },
        {
          description: say('Press release: water cut on Friday', 'प्रसिद्धिपत्रक: शुक्रवारी पाणीपुरवठा बंद'),
          pdf: '/uploads/water.pdf',
          status: '-',
        },
      ],
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
