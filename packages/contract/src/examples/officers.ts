import { say } from './bilingual.ts'
import { examplesOf } from './example-set.ts'
import { person } from './people.ts'

export const officers = examplesOf(
  'officers',
  [
    {
      coName: person(55),
      designation: say('Chief Officer', 'मुख्याधिकारी'),
      email: 'chief.officer@sahyanagar.example',
      image_path: '/uploads/chief-officer.jpg',
    },
    {
      coName: person(56),
      designation: say('Deputy Chief Officer', 'उपमुख्याधिकारी'),
      email: 'deputy@sahyanagar.example',
      image_path: '/uploads/deputy.jpg',
    },
  ],
  {
    odd: {
      duties: [
        {
          coName: person(59),
          designation: say('Public Information Officer, Tax Department', 'जन माहिती अधिकारी, कर विभाग'),
          email: 'information@sahyanagar.example',
          image_path: '',
          duty: 'information',
        },
        {
          coName: person(58),
          designation: say('Web Information Manager', 'वेब माहिती व्यवस्थापक'),
          email: '',
          image_path: '',
          duty: 'web',
        },
      ],
      'without-portrait': [
        {
          coName: person(57),
          designation: say('Assistant Officer', 'सहायक अधिकारी'),
          email: '',
          image_path: '',
        },
      ],
    },
  },
)
