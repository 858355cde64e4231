import { expect, test } from 'vitest'
import { brandOf } from './brand-of.ts'

test.each([
  ['videoChannel', 'https://www.youtube.com/@council', 'youtube'],
  ['videoChannel', 'https://video.example/council', 'youtube'],
  ['shortMessage', 'https://twitter.com/council', 'x'],
  ['shortMessage', 'https://mastodon.social/@council', 'mastodon'],
  ['socialNetwork', 'https://www.instagram.com/council', 'instagram'],
  ['socialNetwork', 'https://notfacebook.com.example/council', 'facebook'],
  ['photoSharing', 'not an address', 'instagram'],
] as const)('the %s at %s shows the mark of %s', (channel, address, brand) => {
  expect(brandOf(channel, address)).toBe(brand)
})
