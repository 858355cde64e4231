import { say } from './bilingual.ts'
import { examplesOf } from './example-set.ts'

type Side = 'opening' | 'income' | 'expenditure'
type Text = ReturnType<typeof say> | ''

const line = (
  [id, side]: [number, Side],
  [head, item]: [Text, Text],
  [planned, revised, actual]: [string, string, string],
) => ({ id, side, head, item, planned, revised, actual })

const taxes = say('Taxes', 'कर')
const lines = [
  line([1, 'opening'], [say('Opening balance', 'आरंभीची शिल्लक'), ''], ['4000000', '', '4150000']),
  line([2, 'income'], [taxes, say('Property tax', 'मालमत्ता कर')], ['30000000', '', '28200000']),
  line([3, 'income'], [taxes, say('Water tax', 'पाणीपट्टी')], ['10000000', '', '9100000']),
  line(
    [4, 'income'],
    [say('Grants', 'अनुदाने'), say('GST compensation grant', 'जीएसटी सहायक अनुदान')],
    ['60000000', '', '60000000'],
  ),
  line(
    [5, 'expenditure'],
    [say('Roads', 'रस्ते'), say('Repair of roads', 'रस्ते दुरुस्ती')],
    ['45000000', '42000000', '36000000'],
  ),
  line(
    [6, 'expenditure'],
    [say('Water supply', 'पाणीपुरवठा'), say('Electricity for pumps', 'पंपांसाठी वीज')],
    ['35000000', '', '37500000'],
  ),
  line([7, 'expenditure'], [say('Staff', 'आस्थापना'), ''], ['19500000', '', '19000000.5']),
]

export const budgets = examplesOf(
  'budgets',
  [
    {
      year: '2025-26',
      population: '20000',
      population_source: say('Census 2011', 'जनगणना २०११'),
      note: say(
        'Adopted by the general body on 27 February 2025.',
        'सर्वसाधारण सभेने २७ फेब्रुवारी २०२५ रोजी मंजूर केले.',
      ),
      pdf: '/uploads/budget-2025-26.pdf',
      lines,
    },
    // Without actuals, residents and documents: a year that has just begun.
    { year: '2026-27', lines: lines.map((each) => ({ ...each, revised: '', actual: '' })) },
  ],
  {
    raw: {
      'of-another-server': {
        kept: 2,
        answer: [
          {
            id: 1,
            year: '2024-25',
            population: 18000,
            lines: [
              { id: 1, side: 'INCOME', head: 'Taxes', planned: 1200000 },
              { id: 2, side: 'loans', head: 'Loans', planned: 'nil' },
            ],
          },
          { id: 2, year: '2023-24', lines: null },
          { id: 3, lines: [] },
        ],
      },
    },
  },
)
