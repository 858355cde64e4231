import { feedbackNotification } from '../feedback.ts'

const feedback = {
  name: 'शुभांगी तळेकर',
  mobile: '0251-555-0177',
  subject: 'Street lamp in Ward 12',
  email: 'resident@sahyanagar.example',
  feedback: 'बाजार गल्लीतील पथदिवा बंद आहे. The lamp at the corner is dark.',
}

/** The device of RFC 8291, section 5. */
const endpoint = 'https://updates.push.services.mozilla.com/wpush/v2/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV'
const point = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'

const secret = 'abcdefghijklmnopqrstuvwx23'

const status = {
  reference: 'F-R3GQ-38CX',
  subject: feedback.subject,
  state: 'received',
  receivedAt: '2026-11-20T05:30:00.000Z',
  takenUpAt: null,
  answeredAt: null,
  closedAt: null,
  department: null,
  answers: [],
  addition: null,
  mayAdd: true,
} as const

const answered = {
  ...status,
  state: 'answered',
  takenUpAt: '2026-11-20T08:00:00.000Z',
  answeredAt: '2026-11-21T06:15:00.000Z',
  department: { en: 'Electricity', mr: 'विद्युत विभाग' },
  answers: [{ text: 'नमस्कार,\nपथदिवा दुरुस्त केला आहे.', language: 'mr', at: '2026-11-21T06:15:00.000Z' }],
} as const

const addition = { text: 'The next lamp is dark too.', at: '2026-11-21T07:00:00.000Z' } as const

const line = {
  clause: { en: 'section 4(1)(b)', mr: 'कलम ४(१)(ख)' },
  asOf: null,
  due: null,
  since: null,
  lacking: null,
  page: null,
  owner: null,
  reason: null,
} as const

/** Named examples of the calls that are not lists: what is sent, and what comes back. */
export const callExamples = {
  visitorCount: { normal: { count: 1248307 }, empty: { count: 0 } },
  incrementVisitorCount: { normal: { count: 1248308 }, empty: { count: 1 } },
  contactUs: {
    normal: {
      request: feedback,
      reply: { message: 'Your feedback has been stored.', contactId: 'SMC-2024-000017' },
    },
    'with-link': {
      request: feedback,
      reply: { message: 'Your feedback has been stored.', contactId: 'F-R3GQ-38CX', secret },
    },
    long: {
      request: { ...feedback, name: 'अ'.repeat(120), feedback: 'न'.repeat(5000) },
      reply: { message: 'Your feedback has been stored.', contactId: 'SMC-2024-000018' },
    },
    empty: {
      request: { name: ' ', mobile: '', subject: '', email: '', feedback: '' },
      refusal: {
        message: 'Some fields need attention.',
        errors: {
          name: 'nameRequired',
          mobile: 'mobileRequired',
          subject: 'subjectRequired',
          email: 'emailRequired',
          feedback: 'feedbackRequired',
        },
      },
    },
    'wrong-email': {
      request: { ...feedback, email: 'resident@sahyanagar' },
      refusal: { message: 'Some fields need attention.', errors: { email: 'emailInvalid' } },
    },
  },
  useful: {
    normal: {
      request: { page: '/mr/roads', useful: true },
      reply: { message: 'Thank you. Your answer has been counted.' },
    },
  },
  opening: {
    normal: { state: 'open', opensAt: null, takesFeedback: false, sentence: { en: '', mr: '' } },
    'not-opened-yet': {
      state: 'closed',
      opensAt: '2027-01-26T04:30:00.000Z',
      takesFeedback: false,
      sentence: { en: '', mr: '' },
    },
    'closed-again': {
      state: 'closed',
      opensAt: null,
      takesFeedback: true,
      sentence: {
        en: 'The website is closed because of the storm. Please call the numbers below.',
        mr: 'वादळामुळे संकेतस्थळ बंद आहे. कृपया खालील क्रमांकांवर संपर्क साधा.',
      },
    },
  },
  signedLink: {
    normal: {
      request: { purpose: 'site', token: 'site.1795593600.the-signature-of-the-desk' },
      reply: { until: '2026-11-29T10:40:00.000Z' },
    },
  },
  feedbackStatus: {
    normal: { request: { secret }, reply: answered },
    received: { request: { secret }, reply: status },
    closed: {
      request: { secret },
      reply: { ...answered, state: 'closed', closedAt: '2026-11-22T09:00:00.000Z', addition, mayAdd: false },
    },
  },
  feedbackAddition: {
    normal: {
      request: { secret, text: addition.text },
      reply: { ...answered, state: 'with-department', addition, mayAdd: false },
    },
  },
  messageFigures: {
    normal: {
      at: '2026-11-22T06:30:00.000Z',
      rows: [
        {
          month: '2026-11',
          kind: 'message',
          received: 24,
          done: 15,
          within: 13,
          late: 4,
          medianDays: 2.5,
          ninetiethDays: 8,
        },
        {
          month: '2026-10',
          kind: 'message',
          received: 1238,
          done: 1200,
          within: 1100,
          late: 120,
          medianDays: 3,
          ninetiethDays: 11.5,
        },
        {
          month: '2026-10',
          kind: 'report',
          received: 9,
          done: 0,
          within: 0,
          late: 9,
          medianDays: null,
          ninetiethDays: null,
        },
      ],
    },
    empty: { at: '2026-11-22T06:30:00.000Z', rows: [] },
  },
  misconductOfficer: {
    normal: {
      title: {
        en: 'Smt. A. B. Deshmukh, Vigilance Officer',
        mr: 'श्रीमती अ. ब. देशमुख, दक्षता अधिकारी',
      },
    },
  },
  misconductReport: {
    normal: {
      request: {
        subject: 'At the birth certificate counter',
        feedback: 'I was asked to pay for a free form.',
      },
      reply: { message: 'Your feedback has been stored.', contactId: 'F-R3GQ-38CX', secret },
    },
  },
  readerCounts: {
    normal: {
      request: {
        id: '0b0e5f7e-1c57-4c64-9d4e-8a2f6f3a5c11',
        day: '2026-11-22',
        visits: [
          { page: '/', count: 41 },
          { page: '/mr/roads', count: 7 },
        ],
        words: [
          { words: 'पाणीपट्टी', count: 4, fruitless: 0, clicked: 3 },
          { words: 'dog licence', count: 3, fruitless: 3, clicked: 0 },
        ],
      },
      reply: { message: 'This has been counted.' },
    },
  },
  proposal: {
    normal: {
      request: {
        link: '/notices/budget-2027',
        language: 'en',
        ward: '12',
        title: 'Street lights on the lane to the school',
        place: 'Temple lane',
        text: 'Children walk there after dark.',
        name: feedback.name,
        mobile: feedback.mobile,
        email: feedback.email,
        notice: '2026-11-28',
        website: '',
        seconds: 95,
      },
      reply: { message: 'Your message has been stored.', contactId: 'F-R3GQ-38CX', secret },
    },
  },
  pushKey: { normal: { key: point } },
  noticeAnswer: {
    normal: {
      request: {
        link: '/notices/lake-road-trees',
        language: 'mr',
        name: feedback.name,
        email: feedback.email,
        ward: '12',
        address: '',
        stance: 'objection',
        text: 'वडाचे झाड शंभर वर्षांचे आहे; ते तोडू नये.',
        wantsOutcome: true,
        files: ['abcdefghijklmnopqrstuvwxy2'],
        notice: '2026-11-28',
        website: '',
        seconds: 95,
      },
      reply: { message: 'Your answer has been stored.', contactId: 'F-R3GQ-38CX', secret },
    },
  },
  pushSubscription: {
    normal: {
      request: { endpoint, p256dh: point, auth: 'BTBZMqHH6r4Tts7J_aSIgg', language: 'mr', wards: ['12'] },
      reply: { message: 'This device will be told.' },
    },
  },
  pushEnd: {
    normal: { request: { endpoint }, reply: { message: 'This device will not be told any more.' } },
  },
  mailSubscription: {
    normal: {
      request: {
        email: 'resident@sahyanagar.example',
        topics: ['alerts', 'notices'],
        ward: '12',
        language: 'mr',
      },
      reply: { message: 'Please look at your mail.' },
    },
    'wrong-email': {
      request: { email: 'resident@sahyanagar', topics: [], language: 'en' },
      refusal: {
        message: 'Some fields need attention.',
        errors: { email: 'emailInvalid', topics: 'topicsRequired' },
      },
    },
  },
  mailSubscriptionState: {
    normal: {
      request: { secret },
      reply: { state: 'unconfirmed', topics: ['alerts', 'notices'], ward: '12', language: 'mr' },
    },
  },
  mailConfirmation: {
    normal: {
      request: { secret },
      reply: { state: 'confirmed', topics: ['alerts', 'notices'], ward: '12', language: 'mr' },
    },
  },
  mailChange: {
    normal: {
      request: { secret, topics: ['meetings'], ward: '', language: 'en' },
      reply: { state: 'confirmed', topics: ['meetings'], ward: '', language: 'en' },
    },
  },
  mailEnd: { normal: { request: { secret }, reply: { message: 'This address gets no more mail.' } } },
  oldVersions: { normal: { from: '2026-04-01', lists: ['/roads', '/schools'] } },
  oldVersion: {
    normal: {
      list: '/roads',
      on: '2026-04-01',
      rows: [{ id: 1, description: 'Station Road', length: '1.2', last_changed: '2026-03-30' }],
    },
  },
  archive: {
    normal: {
      records: [
        {
          id: 41,
          kind: 'tender',
          title: {
            en: 'Tender: repair of the market hall roof',
            mr: 'निविदा: बाजार सभागृहाच्या छताची दुरुस्ती',
          },
          number: 'PWD/T/2025-26/7',
          published: '2026-01-05',
          closes: '2026-01-29T09:30:00.000Z',
          until: '2026-06-30',
          documents: [
            {
              kind: 'document',
              day: null,
              text: { en: '', mr: '' },
              file: { en: '/uploads/market-hall-roof.pdf', mr: '/uploads/market-hall-roof-mr.pdf' },
            },
            {
              kind: 'result',
              day: '2026-02-12',
              text: {
                en: 'The work was given to the lowest bidder.',
                mr: 'सर्वांत कमी दर असलेल्या निविदाकारास काम देण्यात आले.',
              },
              file: { en: '', mr: '' },
            },
          ],
        },
        {
          id: 17,
          kind: 'press-release',
          title: { en: '', mr: 'जाहीर सूचना: पाणीपुरवठा बंद' },
          number: '',
          published: '2025-04-02',
          closes: null,
          until: '2025-04-04',
          documents: [],
        },
      ],
    },
    empty: { records: [] },
  },
  transparency: {
    normal: {
      at: '2026-11-22T06:30:00.000Z',
      laws: [
        {
          key: 'rti',
          title: { en: 'Right to Information Act, 2005', mr: 'माहितीचा अधिकार अधिनियम, २००५' },
          asks: { en: 'Seventeen kinds of information, every year.', mr: 'दरवर्षी सतरा बाबींची माहिती.' },
          source: 'https://www.indiacode.nic.in/',
          lines: [
            {
              ...line,
              key: 'rti-1',
              title: { en: 'Organisation, functions and duties', mr: 'रचना, कार्ये व कर्तव्ये' },
              state: 'met',
              asOf: '2026-08-19',
              due: '2027-08-19',
              page: '/functions',
              owner: { en: 'General Administration', mr: 'सामान्य प्रशासन' },
            },
            {
              ...line,
              key: 'rti-2',
              title: { en: 'Powers and duties of officers', mr: 'अधिकाऱ्यांचे अधिकार व कर्तव्ये' },
              state: 'late',
              asOf: '2025-08-21',
              since: '2026-08-22',
              page: '/rti-manual-2',
            },
            { ...line, key: 'rti-3', title: { en: 'Norms', mr: 'निकष' }, state: 'missing' },
            {
              ...line,
              key: 'rti-4',
              title: { en: 'Subsidy programmes', mr: 'अनुदान कार्यक्रम' },
              state: 'not-applicable',
              reason: { en: 'The council gives no subsidies.', mr: 'नगरपरिषद अनुदान देत नाही.' },
            },
          ],
        },
      ],
    },
    empty: { at: '2026-11-22T06:30:00.000Z', laws: [] },
  },
  report: {
    normal: {
      request: {
        kind: 1,
        ward: 12,
        place: 'बाजार गल्ली, शाळेजवळ',
        latitude: 19.2398,
        longitude: 73.3121,
        text: 'कोपऱ्यावरील पथदिवा तीन दिवसांपासून बंद आहे.',
        name: feedback.name,
        mobile: '',
        email: feedback.email,
        photographs: [],
        notice: '2026-11-28',
        website: '',
        seconds: 40,
        language: 'mr',
      },
      reply: {
        message: 'Your feedback has been stored.',
        contactId: 'F-R3GQ-38CX',
        secret,
        dueOn: '2026-12-18',
      },
    },
  },
  reportFollow: {
    normal: {
      request: { report: 2, email: feedback.email, website: '', language: 'en' },
      reply: { message: 'Thank you. This has been counted.', followers: 5 },
    },
  },
  notification: {
    normal: {
      request: feedbackNotification(feedback.name),
      reply: { id: 17, ...feedbackNotification(feedback.name) },
    },
  },
} as const
