import { examplesOf } from './example-set.ts'

export const schoolPhotos = examplesOf(
  'schoolPhotos',
  [
    { image_path: '/uploads/school-1.jpg' },
    { image_path: '/uploads/school-2.jpg' },
    { image_path: '/uploads/school-3.jpg' },
  ],
  {
    odd: { 'full-address': [{ image_path: 'https://files.sahyanagar.example/school.jpg' }] },
    raw: {
      'windows-paths': {
        kept: 2,
        answer: [
          { id: 1, image_path: 'uploads\\school photo (1).jpg' },
          { image_path: '\\uploads\\शाळा.jpg' },
          { id: 3, image_path: '' },
        ],
      },
    },
  },
)
