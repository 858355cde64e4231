import { say } from './bilingual.ts'
import { examplesOf } from './example-set.ts'

const names = [
  say('Sahya Lake at dusk', 'सायंकाळी सह्य तलाव'),
  say('Council Hall', 'नगरपरिषद सभागृह'),
  say('Tree planting', 'वृक्षारोपण'),
  say('Cleanliness drive', 'स्वच्छता मोहीम'),
  say('Flood-rescue drill', 'पूर बचाव सराव'),
  say('School gathering', 'शाळेचे स्नेहसंमेलन'),
  say('New fire engine', 'नवीन अग्निशमन वाहन'),
  say('Lakeside Garden', 'तलावपाळी उद्यान'),
  say('Market by night', 'रात्रीची बाजारपेठ'),
  say('Health camp', 'आरोग्य शिबिर'),
  say('Bridge in the rain', 'पावसातील पूल'),
]

export const photos = examplesOf(
  'photos',
  names.map((photo_name, index) => ({ file_path: `/uploads/gallery-${index + 1}.jpg`, photo_name })),
  {
    odd: {
      album: [1, 2, 3].map((number) => ({
        file_path: `/uploads/gallery-${number}.jpg`,
        photo_name: say('Saplings on the lake shore', 'तलावकाठी लावलेली रोपे'),
        event: say('Tree planting', 'वृक्षारोपण'),
        date: '2026-07-05',
        place: say('Sahya Lake', 'सह्य तलाव'),
      })),
    },
    raw: {
      'windows-paths': {
        kept: 1,
        answer: [{ id: 1, file_path: 'uploads\\gallery\\तलाव १.jpg', photo_name: null }],
      },
    },
  },
)
