import { say } from './bilingual.ts'
import { examplesOf } from './example-set.ts'

const photos = (garden: string, count: number) =>
  Array.from({ length: count }, (_, index) => `/uploads/${garden}-${index + 1}.jpg`)

export const gardens = examplesOf(
  'gardens',
  [
    { heading: say('Lakeside Garden', 'तलावपाळी उद्यान'), images: photos('lakeside', 12) },
    { heading: say('Children’s Garden', 'बाल उद्यान'), images: photos('children', 4) },
    { heading: say('Hill View Garden', 'डोंगरदृश्य उद्यान'), images: photos('hill-view', 1) },
    { heading: say('Fort Garden', 'किल्ला उद्यान'), images: [] },
  ],
  {
    odd: { 'no-images': [{ heading: say('Fort Garden', 'किल्ला उद्यान'), images: [] }] },
    raw: {
      'images-as-text': {
        kept: 4,
        answer: [
          {
            id: 1,
            heading: 'Lakeside Garden',
            images: '["uploads\\\\lakeside 1.jpg", "/uploads/lakeside-2.jpg"]',
          },
          { id: 2, heading: 'Children’s Garden', images: '"[\\"/uploads/children-1.jpg\\"]"' },
          { id: 3, heading: 'Hill View Garden', images: 'not json' },
          { id: 4, heading: 'Fort Garden', images: null },
        ],
      },
    },
  },
)
