import { say } from './bilingual.ts'
import { examplesOf } from './example-set.ts'

export const generalAdminHeadings = examplesOf(
  'generalAdminHeadings',
  [
    {
      p_id: 1,
      department_heading: say(
        'Resolutions of the General Meeting and the Standing Committee Meeting',
        'सर्वसाधारण सभा व स्थायी समिती सभा ठराव',
      ),
      heading_link: '/general-admin-resolutions',
    },
  ],
  {
    raw: {
      'older-names': {
        kept: 2,
        answer: [
          {
            id: 1,
            public_disclosure_id: '1',
            departments_heading: 'Resolutions',
            heading_link: 'general-admin-resolutions',
            status: '1',
          },
          { id: 2, p_id: 1, department_heading: 'Departments', heading_link: '#.' },
        ],
      },
    },
  },
)
