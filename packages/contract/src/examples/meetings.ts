import { say } from './bilingual.ts'
import { examplesOf } from './example-set.ts'

const months = [say('April', 'एप्रिल'), say('July', 'जुलै'), say('October', 'ऑक्टोबर'), say('January', 'जानेवारी')]
const years = [
  { key: '2021', label: say('Year 2021 - 2022', 'वर्ष २०२१ - २०२२') },
  { key: '2022', label: say('Financial Year 2022 - 2023', 'आर्थिक वर्ष २०२२ - २०२३') },
  { key: '2023', label: say('2023 - 2024', '२०२३ - २०२४') },
]
const types = ['General Meeting', 'Standing Committee Meeting'] as const
const titles = { 'General Meeting': 'सर्वसाधारण सभा', 'Standing Committee Meeting': 'स्थायी समिती सभा' }

export const meetings = examplesOf(
  'meetings',
  years.flatMap(({ key, label }) =>
    types.flatMap((meetingtype) =>
      months.map((month, index) => ({
        p_id: 1,
        year: label,
        meetingtype,
        pdf: `/uploads/${meetingtype.toLowerCase().replaceAll(' ', '-')}-${key}-${index + 1}.pdf`,
        pdfheading: say(`${meetingtype}, ${month.en}`, `${titles[meetingtype]}, ${month.mr}`),
      })),
    ),
  ),
  {
    odd: {
      'no-year': [
        {
          p_id: 1,
          year: say('Undated', 'दिनांक नसलेले'),
          meetingtype: 'General Meeting',
          pdf: '/uploads/undated.pdf',
          pdfheading: say('Old resolutions', 'जुने ठराव'),
        },
      ],
    },
    raw: {
      'older-names': {
        kept: 1,
        answer: [
          {
            id: 1,
            department_id: '1',
            year: 2022,
            meetingtype: 'general meeting',
            pdf: 'uploads\\a.pdf',
            pdfheading: 'April',
            status: '1',
          },
          { id: 2, department_id: 1, meetingtype: 'Picnic', pdfheading: 'x', status: 1 },
        ],
      },
    },
  },
)
