import { examplesOf } from './example-set.ts'

const slides = ['lake', 'hall', 'bridge', 'garden', 'market', 'fort']

export const sliders = examplesOf(
  'sliders',
  slides.map((name) => ({ file_path: `/uploads/slide-${name}.jpg` })),
  {
    odd: { 'one-slide': [{ file_path: '/uploads/slide-lake.jpg' }] },
    raw: { 'windows-paths': { kept: 1, answer: [{ id: 1, file_path: 'uploads\\slide lake.jpg' }] } },
  },
)
