import { devanagari, say } from './bilingual.ts'
import { examplesOf } from './example-set.ts'

export const publications = examplesOf(
  'publications',
  [2019, 2020, 2021, 2022, 2023].map((year) => ({
    name: say(`Annual report ${year}`, `वार्षिक अहवाल ${devanagari(year)}`),
    pdf_path: `/uploads/annual-report-${year}.pdf`,
    file_path: `/uploads/annual-report-${year}.jpg`,
  })),
  {
    raw: {
      'bare-array': {
        kept: 1,
        answer: [{ id: 1, pdf_path: 'uploads\\report 2022.pdf', file_path: 'uploads\\cover.jpg' }],
      },
      'no-list': { kept: 0, answer: { data: null } },
    },
  },
)
