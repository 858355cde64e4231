import { expect, test } from 'vitest'
import { pictureSet, pictureUrl } from './picture-url.ts'

test('a picture is asked for in one width and format', () => {
  expect(pictureUrl('/uploads/lake.jpg', 480)).toBe('/images/w_480,f_webp/uploads/lake.jpg')
  expect(pictureUrl('uploads\\lake side.jpg', 96, 'jpeg')).toBe('/images/w_96,f_jpeg/uploads/lake%20side.jpg')
})

test('a picture of another host is not resized', () => {
  expect(pictureUrl('https://files.example/lake.jpg', 480)).toBe('https://files.example/lake.jpg')
  expect(pictureSet('https://files.example/lake.jpg', 480)).toBeUndefined()
})

test('no width is offered beyond what the place or the picture needs', () => {
  const widths = (set: string | undefined) => set?.match(/\d+(?=w(,|$))/g)?.map(Number)
  expect(widths(pictureSet('/uploads/lake.jpg', 320))).toEqual([96, 160, 240, 320])
  expect(widths(pictureSet('/uploads/lake.jpg', 1920, 200))).toEqual([96, 160, 240])
})
