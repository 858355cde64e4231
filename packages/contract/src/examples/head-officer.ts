import { say } from './bilingual.ts'
import { examplesOf } from './example-set.ts'
import { person } from './people.ts'

export const headOfficer = examplesOf(
  'headOfficer',
  [
    {
      ceo_name: person(55),
      description: say(
        'Chief Officer and Administrator, Sahyanagar Municipal Council',
        'मुख्याधिकारी तथा प्रशासक, सह्यनगर नगरपरिषद',
      ),
      image_path: '/uploads/chief-officer.jpg',
    },
  ],
  { odd: { 'without-portrait': [{ ceo_name: person(55), description: '', image_path: '' }] } },
)
