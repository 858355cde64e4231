import { expect, test } from 'vitest'
import { iconUrl } from './icon-url.ts'

test.each([
  ['/uploads/logo.png', '/images/icon_192/uploads/logo.png'],
  ['uploads\\logo.png', '/images/icon_192/uploads/logo.png'],
  ['https://elsewhere.example/logo.png', '/icons/emblem-icon-192.png'],
  ['', '/icons/emblem-icon-192.png'],
  [undefined, '/icons/emblem-icon-192.png'],
])('the logo "%s" gives the icon %s', (logo, address) => {
  expect(iconUrl(logo, 192, 'icon')).toBe(address)
})
