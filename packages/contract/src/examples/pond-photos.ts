import { examplesOf } from './example-set.ts'

export const pondPhotos = examplesOf(
  'pondPhotos',
  [{ image_path: '/uploads/sahya-lake.jpg' }, { image_path: '/uploads/lotus-pond.jpg' }],
  {
    raw: { 'windows-paths': { kept: 1, answer: [{ id: '1', image_path: 'uploads\\ponds\\सह्य तलाव.jpg' }] } },
  },
)
