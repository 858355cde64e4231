import { figure, say } from './bilingual.ts'
import { examplesOf } from './example-set.ts'

export const texts = examplesOf(
  'texts',
  [
    { key: 'common:helplineNumber', text: figure('1800-555-0100') },
    { key: 'common:emergencyNumber', text: figure('1800-555-0112') },
    {
      key: 'image:/uploads/slide-lake.jpg',
      text: say('Sahya Lake at dawn, hills behind it', 'पहाटेचा सह्य तलाव आणि मागे डोंगर'),
    },
  ],
  {
    raw: {
      'paths-in-keys': {
        kept: 1,
        answer: [
          { id: 1, key: 'image:uploads\\slide lake.jpg', text: 'Sahya Lake' },
          { id: 2, text: 'No key' },
        ],
      },
    },
  },
)
