import { figure, say } from './bilingual.ts'
import { examplesOf } from './example-set.ts'
import { person } from './people.ts'

export const electedMembers = examplesOf(
  'electedMembers',
  Array.from({ length: 14 }, (_, index) => ({
    correspondentName: person(index + 80),
    wardNo: String(index + 1),
    startDate: '2015-05-20',
    endDate: index % 5 === 4 ? null : '2020-05-19',
    mobileNo: figure(`0251-555-01${String(index + 10)}`),
    image_path: index % 4 === 3 ? '' : `/uploads/member-${index + 1}.jpg`,
  })),
  {
    odd: {
      'all-facts': [
        {
          correspondentName: person(98),
          post: say('Vice-president', 'उपनगराध्यक्ष'),
          party: say('Independent', 'अपक्ष'),
          wardNo: '12',
          reservation: say('General (women)', 'सर्वसाधारण (महिला)'),
          startDate: '2025-12-20',
          endDate: null,
          mobileNo: '',
          image_path: '',
        },
      ],
      'only-a-name': [
        {
          correspondentName: person(99),
          wardNo: '',
          startDate: null,
          endDate: null,
          mobileNo: '',
          image_path: '',
        },
      ],
    },
  },
)
