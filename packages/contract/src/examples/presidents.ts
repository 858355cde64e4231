import { examplesOf } from './example-set.ts'
import { person } from './people.ts'

const firstYear = 1975
const terms = 27

export const presidents = examplesOf(
  'presidents',
  Array.from({ length: terms }, (_, index) => ({
    president_name: person(index),
    start_date: `${firstYear + index * 2}-01-${String((index % 27) + 1).padStart(2, '0')}`,
    end_date: index === terms - 1 ? null : `${firstYear + index * 2 + 1}-12-31`,
  })),
  {
    odd: { 'no-dates': [{ president_name: person(3), start_date: null, end_date: null }] },
    raw: {
      'every-kind-of-date': {
        kept: 6,
        answer: ['2023-05-01T18:30:00.000Z', '2023-05-01', '0000-00-00', '', null, '2023-02-31'].map(
          (end_date, index) => ({
            id: index + 1,
            president_name: 'A. Talekar',
            start_date: '01.05.2020',
            end_date,
          }),
        ),
      },
    },
  },
)
