import { say } from './bilingual.ts'
import { examplesOf } from './example-set.ts'

export const healthPhotos = examplesOf(
  'healthPhotos',
  [
    {
      img_path: '/uploads/cleanliness-drive.jpg',
      heading: say('Cleanliness drive at the lake', 'तलाव परिसरात स्वच्छता मोहीम'),
    },
    { img_path: '/uploads/fogging.jpg', heading: say('Fogging before the rains', 'पावसाळ्यापूर्वी धूरफवारणी') },
    { img_path: '/uploads/compost.jpg', heading: say('Compost from kitchen waste', 'ओल्या कचऱ्यापासून कंपोस्ट') },
  ],
  {
    odd: {
      'broken-picture': [
        {
          img_path: '/uploads/missing-picture.jpg',
          heading: say('A picture that is not there', 'उपलब्ध नसलेले छायाचित्र'),
        },
      ],
    },
    raw: {
      'windows-paths': {
        kept: 1,
        answer: [{ id: 1, img_path: 'uploads\\health\\fogging [east].jpg', heading: null }],
      },
    },
  },
)
