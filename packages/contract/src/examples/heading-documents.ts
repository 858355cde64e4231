import { devanagari, say } from './bilingual.ts'
import { examplesOf } from './example-set.ts'

export const headingDocuments = examplesOf(
  'headingDocuments',
  [
    ...Array.from({ length: 8 }, (_, index) => ({
      y_id: 5,
      pdfheading: say(`Sheet ${index + 1}`, `पत्रक ${devanagari(index + 1)}`),
      pdf: `/uploads/sheet-${index + 1}.pdf`,
    })),
    {
      y_id: 6,
      pdfheading: say('Permissions granted in 2023', '२०२३ मध्ये दिलेल्या परवानग्या'),
      pdf: '/uploads/permissions-2023.pdf',
    },
  ],
  {
    raw: {
      'windows-paths': {
        kept: 1,
        answer: [{ id: 1, y_id: '5', pdfheading: 'Sheet 1', pdf: 'uploads\\DP Sheet [1].pdf', status: '1' }],
      },
    },
  },
)
