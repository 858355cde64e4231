import { examplesOf } from './example-set.ts'
import { person } from './people.ts'

const zones = [
  '1 2 3 4 5 6 7 8',
  '9 10 11 12 13 14 15 16',
  '17 18 19 20 21 22 23 24',
  '25 26 27 28 29 30 31 32',
  '33 34 35 36 37 38 39 40',
  '41 42 43 44 45 46 47',
]

export const sanitationInspectors = examplesOf(
  'sanitationInspectors',
  zones.map((wards, index) => ({
    zone_no: String(index + 1),
    names: person(index + 40),
    mob_no: `0251-555-012${index}`,
    ward_no: wards,
  })),
  {
    odd: { 'without-wards': [{ zone_no: '7', names: person(50), mob_no: '', ward_no: '' }] },
    raw: {
      'wards-with-commas': {
        kept: 2,
        answer: [
          { id: 1, zone_no: 1, names: 'A. Talekar', ward_no: '1, 2,3' },
          { id: 2, zone_no: 2, names: 'B. Mirashi', ward_no: [4, 5] },
        ],
      },
    },
  },
)
