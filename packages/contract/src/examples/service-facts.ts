import { say } from './bilingual.ts'
import { examplesOf } from './example-set.ts'

export const serviceFacts = examplesOf(
  'serviceFacts',
  [
    {
      link: '/services/birth-certificate',
      name: say('Birth certificate', 'जन्म प्रमाणपत्र'),
      situation: 'birth',
      law: 'services',
      department_id: 3,
      about: say(
        'A certificate of a birth that is registered with the council.',
        'नगरपरिषदेकडे नोंद झालेल्या जन्माचे प्रमाणपत्र.',
      ),
      who: say('The parents, or the person after the age of 18', 'आई-वडील किंवा १८ वर्षांनंतर स्वतः ती व्यक्ती'),
      bring: say(
        'Application in the form\nIdentity card of a parent',
        'विहित नमुन्यातील अर्ज\nआई किंवा वडिलांचे ओळखपत्र',
      ),
      fee: say('₹20 a copy', 'प्रति प्रत ₹२०'),
      days: '3',
      giver: say('Registrar of Births and Deaths', 'निबंधक, जन्म-मृत्यू नोंदणी'),
      giver_officer_id: 2,
      first_appeal: say('Health Officer', 'आरोग्य अधिकारी'),
      first_officer_id: 0,
      second_appeal: say('Chief Officer', 'मुख्याधिकारी'),
      second_officer_id: 1,
      form: '/uploads/birth-form.pdf',
      place: say(
        'Counter 4, Town Hall, working days from 10 to 5',
        'खिडकी क्र. ४, नगरभवन, कामकाजाच्या दिवशी १० ते ५',
      ),
      online: 'https://birth.example/apply',
      page: '',
      late: '',
      words: say('birth proof', 'जन्म दाखला'),
    },
    {
      link: '/services/ask-for-information',
      name: say('Information from the council', 'नगरपरिषदेकडील माहिती'),
      situation: 'complaint',
      law: 'information',
      about: say('Any record that the council holds.', 'नगरपरिषदेकडे असलेला कोणताही अभिलेख.'),
      fee: say('₹10', '₹१०'),
      days: '30',
      giver: say('Public Information Officer', 'जन माहिती अधिकारी'),
      page: '/right-to-information',
    },
    {
      link: '/services/maps',
      name: say('Sheets of the development plan', 'विकास आराखडा पत्रके'),
      page: '/maps',
    },
  ],
  {
    raw: {
      'of-another-server': {
        kept: 2,
        answer: [
          { id: 1, name: 'Death certificate', situation: 'DEATH', law: 'rts', days: 3 },
          {
            id: 2,
            name: 'Trade licence',
            situation: 'unheard-of',
            department_id: '7',
            online: 'trade.example',
          },
          { id: 3, situation: 'birth' },
        ],
      },
    },
  },
)
