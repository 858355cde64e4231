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
    odd: {
      'no-images': [{ heading: say('Fort Garden', 'किल्ला उद्यान'), images: [] }],
      'with-place': [
        {
          heading: say('Lakeside Garden', 'तलावपाळी उद्यान'),
          images: photos('lakeside', 1),
          ward_no: '3 4',
          position: '19.2437, 73.316',
          opening_hours: 'Mo-Su 05:30-10:00,16:00-21:00',
          hours_note: say('In May until 22:00', 'मे महिन्यात रात्री १० पर्यंत'),
        },
      ],
    },
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
      'places-of-another-server': {
        kept: 2,
        answer: [
          { id: 1, heading: 'Lakeside Garden', images: [], ward_no: [3, 4], position: 'near the lake' },
          { id: 2, heading: 'Fort Garden', images: [], opening_hours: 'in the morning', position: 7 },
        ],
      },
    },
  },
)
