import { examplesOf } from './example-set.ts'

export const awardPhotos = examplesOf(
  'awardPhotos',
  [{ image_path: '/uploads/award-2021.jpg' }, { image_path: '/uploads/award-2022.jpg' }],
  {
    raw: {
      'windows-paths': {
        kept: 2,
        answer: [
          { id: 1, image_path: 'uploads\\award (2021).jpg' },
          { id: 2, image_path: 'http://files.sahyanagar.example/award 2022.jpg' },
        ],
      },
    },
  },
)
