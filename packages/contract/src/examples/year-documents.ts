import { type Both, devanagari, say } from './bilingual.ts'
import { examplesOf } from './example-set.ts'

const document = (y_id: number, year: Both, pdf: string, title: Both) => ({
  y_id,
  year,
  pdf: `/uploads/${pdf}.pdf`,
  pdfheading: title,
})
const spelled = (first: number): Both => {
  const label = `${first}-${String(first + 1).slice(2)}`
  return say(label, devanagari(label))
}
const financial = say('Financial Year 2022 - 2023', 'आर्थिक वर्ष २०२२ - २०२३')

export const yearDocuments = examplesOf(
  'yearDocuments',
  [
    document(
      1,
      financial,
      'cheques-2022-04',
      say('1 April 2022 to 30 April 2022', '१ एप्रिल २०२२ ते ३० एप्रिल २०२२'),
    ),
    document(1, financial, 'cheques-2022-05', say('1 May 2022 to 31 May 2022', '१ मे २०२२ ते ३१ मे २०२२')),
    document(
      1,
      say('2023 - 2024', 'वर्ष २०२३ - २०२४'),
      'cheques-2023-04',
      say('1 April 2023 to 30 June 2023', '१ एप्रिल २०२३ ते ३० जून २०२३'),
    ),
    ...[2021, 2022, 2023, 2024].map((year) =>
      document(2, spelled(year), `budget-${year}`, say('Budget', 'अर्थसंकल्प')),
    ),
    ...Array.from({ length: 13 }, (_, index) =>
      document(
        3,
        spelled(2009 + index),
        `accounts-${2009 + index}`,
        say('Income and Expenditure', 'जमा व खर्च'),
      ),
    ),
    ...[2020, 2021, 2022].map((year) =>
      document(4, spelled(year), `audit-${year}`, say('Audit Report', 'लेखापरीक्षण अहवाल')),
    ),
    document(7, say('In force', 'लागू'), 'tax-rates', say('Tax rates', 'कराचे दर')),
  ],
  {
    odd: { 'no-year': [document(7, say('In force', 'लागू'), 'tax-rates', say('Tax rates', 'कराचे दर'))] },
    raw: {
      'older-names': {
        kept: 1,
        answer: [
          {
            id: '1',
            department_id: '2',
            year: '२०२३-२४',
            pdfheading: 'Budget',
            pdf: 'uploads\\budget 2023.pdf',
            status: '1',
          },
        ],
      },
    },
  },
)
