import { expect, test } from 'vitest'
import { videoId } from './video-id.ts'

test.each([
  ['https://www.youtube.com/watch?v=abcdefghijk', 'abcdefghijk'],
  ['https://youtu.be/abcdefghijk?t=10', 'abcdefghijk'],
  ['https://www.youtube.com/embed/abc-efg_ijk', 'abc-efg_ijk'],
  ['https://www.youtube.com/watch?v=short', undefined],
  ['https://www.youtube.com/watch?v=abcdefghijklm', undefined],
  ['https://www.youtube.com/watch?v="><script>', undefined],
  ['not a link', undefined],
  ['', undefined],
])('the video of %j is %j', (link, id) => {
  expect(videoId(link)).toBe(id)
})
