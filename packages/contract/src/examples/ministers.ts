import { say } from './bilingual.ts'
import { examplesOf } from './example-set.ts'
import { person } from './people.ts'

export const ministers = examplesOf(
  'ministers',
  [
    {
      officer_name: person(70),
      designation: say('Chief Minister', 'मुख्यमंत्री'),
      image_path: '/uploads/minister-1.jpg',
    },
    {
      officer_name: person(71),
      designation: say('Deputy Chief Minister', 'उपमुख्यमंत्री'),
      image_path: '/uploads/minister-2.jpg',
    },
    {
      officer_name: person(72),
      designation: say('Guardian Minister', 'पालकमंत्री'),
      image_path: '/uploads/minister-3.jpg',
    },
  ],
  {
    odd: {
      'without-portrait': [
        { officer_name: person(73), designation: say('Minister of State', 'राज्यमंत्री'), image_path: '' },
      ],
    },
  },
)
