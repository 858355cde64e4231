import { say } from './bilingual.ts'
import { cattle } from './body.ts'
import { examplesOf } from './example-set.ts'

export const publicNotices = examplesOf(
  'publicNotices',
  [
    // On 15 December 2026: one that is open with everything, one to come, one under decision, one decided, and one that
    // nobody need answer.
    {
      link: '/notices/lake-road-trees',
      title: say('Felling of 3 trees on Lake Road', 'तलाव मार्गावरील ३ झाडे तोडणे'),
      kind: 'trees',
      text: say('The trees stand in the way of the new drain.', 'ही झाडे नवीन गटाराच्या मार्गात येतात.'),
      ward_no: '7 12',
      place: say('Lake Road, opposite the garden', 'तलाव मार्ग, उद्यानासमोर'),
      department_id: 3,
      law: 'trees8',
      opens: '2026-12-07T04:15:00.000Z',
      closes: '2026-12-16T12:15:00.000Z',
      here: 'outcome',
      post: say('The Tree Officer\nTown Hall\nSahyanagar 421503', 'वृक्ष अधिकारी\nनगरभवन\nसह्यनगर ४२१५०३'),
      in_person: say(
        'Garden department, Town Hall, on working days 9:45 to 17:45',
        'उद्यान विभाग, नगरभवन, कामकाजाच्या दिवशी ९:४५ ते १७:४५',
      ),
      hearing: '2026-12-21T05:30:00.000Z',
      hearing_place: say('Council hall, Town Hall', 'सभागृह, नगरभवन'),
      documents: [
        {
          id: 1,
          kind: 'schedule',
          title: say('List of the trees', 'झाडांची यादी'),
          pdf: '/uploads/trees.pdf',
        },
        { id: 2, kind: 'map', title: say('', ''), pdf: '/uploads/trees-map.pdf' },
      ],
      corrigenda: [
        {
          id: 1,
          day: '2026-12-12',
          text: say('The last day is extended.', 'अंतिम दिनांक वाढवला आहे.'),
          closes: '2026-12-18T12:15:00.000Z',
          pdf: '/uploads/trees-corrigendum.pdf',
        },
      ],
      published: '2026-12-07',
    },
    {
      link: '/notices/waste-bye-laws',
      title: say('Draft bye-laws on solid waste', 'घनकचरा उपविधींचा मसुदा'),
      kind: 'suggestion',
      opens: '2027-01-04T04:15:00.000Z',
      closes: '2027-02-05T12:15:00.000Z',
    },
    {
      link: '/notices/market-timings',
      title: say('Timings of the weekly market', 'आठवडी बाजाराची वेळ'),
      kind: 'survey',
      opens: '2026-11-02T04:15:00.000Z',
      closes: '2026-12-01T12:15:00.000Z',
      here: 'yes',
      questions: [
        {
          id: 1,
          kind: 'one',
          question: say('When do you go?', 'आपण केव्हा जाता?'),
          choices: say('In the morning\nIn the evening', 'सकाळी\nसायंकाळी'),
        },
        {
          id: 2,
          kind: 'many',
          question: say('What is missing there?', 'तेथे काय हवे?'),
          choices: say('Shade\nWater', 'सावली\nपाणी'),
        },
        { id: 3, kind: 'words', question: say('Anything else?', 'आणखी काही?'), choices: say('', '') },
      ],
      published: '2026-11-02',
    },
    {
      link: '/notices/plan-modification',
      title: say('Modification of the development plan: Site 41', 'विकास आराखड्यात फेरबदल: जागा क्रमांक ४१'),
      kind: 'objection',
      law: 'plan37',
      opens: '2026-06-01T04:15:00.000Z',
      closes: '2026-07-02T12:15:00.000Z',
      decided: '2026-09-10',
      answers: '14',
      decision: say('The road is moved by 3 m.', 'रस्ता ३ मीटर सरकवला आहे.'),
      order: '/uploads/plan-order.pdf',
      published: '2026-06-01',
    },
    {
      link: '/notices/naming',
      title: say('Names of streets are written in Marathi', 'रस्त्यांची नावे मराठीत लिहिली जातील'),
      kind: 'general',
      other_law: say('Resolution 12 of 2026', 'ठराव क्रमांक १२/२०२६'),
    },
    // Proposals of residents: one that is open, one that is decided.
    {
      link: '/notices/budget-2027',
      title: say('Proposals for the budget of 2027-28', '२०२७-२८ च्या अंदाजपत्रकासाठी प्रस्ताव'),
      kind: 'budget',
      ward_no: '7 12',
      opens: '2026-12-01T04:15:00.000Z',
      closes: '2026-12-31T12:15:00.000Z',
      published: '2026-12-01',
    },
    {
      link: '/notices/budget-2026',
      title: say('Proposals for the budget of 2026-27', '२०२६-२७ च्या अंदाजपत्रकासाठी प्रस्ताव'),
      kind: 'budget',
      ward_no: '7 12',
      opens: '2025-12-01T04:15:00.000Z',
      closes: '2025-12-31T12:15:00.000Z',
      decided: '2026-02-20',
      answers: '3',
      published: '2025-12-01',
    },
  ],
  {
    odd: {
      'with-a-body': [
        {
          link: '/notices/cattle',
          title: say('Vaccination of cattle', 'जनावरांचे लसीकरण'),
          kind: 'general',
          text: cattle.description,
          body: cattle.body,
        },
      ],
    },
    raw: {
      'of-another-server': {
        kept: 1,
        answer: [
          {
            id: 1,
            link: 'https://council.example/notices/1',
            title: 'Hawking zones',
            kind: 'Jungle',
            law: 'other',
            closes: 'soon',
            documents: [{ id: 1, kind: 'photo', pdf: null }],
            answers: null,
          },
          { id: 2, title: '' },
        ],
      },
    },
  },
)
