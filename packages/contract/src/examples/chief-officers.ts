import { examplesOf } from './example-set.ts'
import { person } from './people.ts'

const firstYear = 1978
const terms = 26

export const chiefOfficers = examplesOf(
  'chiefOfficers',
  Array.from({ length: terms }, (_, index) => ({
    officer_name: person(index + 30),
    start_date: `${firstYear + Math.floor(index * 1.8)}-06-${String((index % 27) + 1).padStart(2, '0')}`,
    end_date: index === terms - 1 ? null : `${firstYear + Math.floor((index + 1) * 1.8)}-05-31T18:30:00.000Z`,
  })),
  {
    odd: { 'no-dates': [{ officer_name: person(3), start_date: null, end_date: null }] },
  },
)
