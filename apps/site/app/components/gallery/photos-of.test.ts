import { expect, test } from 'vitest'
import { photosOf } from './photos-of.ts'

test('a photograph has the words and the size that are known of it', () => {
  const facts = { width: 2400, height: 1600 }
  const photos = [
    { id: 1, image: '/uploads/a.jpg', files: { '/uploads/a.jpg': facts } },
    { id: 2, image: '/uploads/b.jpg' },
  ]
  const words = (path: string) => (path.endsWith('a.jpg') ? 'The trophy of 2021' : '')
  expect(photosOf(photos, words)).toEqual([
    { id: 1, path: '/uploads/a.jpg', alt: 'The trophy of 2021', facts },
    { id: 2, path: '/uploads/b.jpg', alt: '', facts: undefined },
  ])
})
