import { figure, say } from './bilingual.ts'
import { examplesOf } from './example-set.ts'

const km = say(' Km', ' कि.मी.')

export const roads = examplesOf(
  'roads',
  [
    { description: say('Total length of roads', 'रस्त्यांची एकूण लांबी'), length: figure('149.35', km) },
    { description: say('Asphalt roads', 'डांबरी रस्ते'), length: figure('23.75', km) },
    { description: say('Cement concrete roads', 'सिमेंट काँक्रीट रस्ते'), length: figure('125.60', km) },
  ],
  {
    odd: { 'without-length': [{ description: say('Roads under survey', 'सर्वेक्षण सुरू असलेले रस्ते'), length: '' }] },
    raw: {
      'numbers-for-text': {
        kept: 2,
        answer: [
          { id: '1', description: 'Asphalt roads', length: 23.75 },
          { id: 2, description: 'Other', extra: {} },
        ],
      },
      'not-a-list': { kept: 0, answer: { data: [] } },
    },
  },
)
