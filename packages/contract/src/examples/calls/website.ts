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

/** Named examples: the website itself: whether it is open, what it has published, and its API. */
export const website = {
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
  oldVersions: { normal: { from: '2026-04-01', lists: ['/roads', '/schools'] } },
  oldVersion: {
    normal: {
      list: '/roads',
      on: '2026-04-01',
      rows: [{ id: 1, description: 'Station Road', length: '1.2', last_changed: '2026-03-30' }],
    },
  },
} as const
