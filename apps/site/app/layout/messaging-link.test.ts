import { expect, test } from 'vitest'
import { messagingLink } from './messaging-link.ts'

const android = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36'
const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36'

test('on a phone the app is opened, elsewhere its web version', () => {
  expect(messagingLink('+91 251-555-0111', 'Water?', android)).toBe(
    'whatsapp://send?phone=912515550111&text=Water%3F',
  )
  expect(messagingLink('+91 251-555-0111', 'Water?', desktop)).toBe(
    'https://web.whatsapp.com/send?phone=912515550111&text=Water%3F',
  )
})

test('ten digits are an Indian number', () => {
  expect(new URL(messagingLink('९८२२० १२३४५', 'x', desktop)).searchParams.get('phone')).toBe('919822012345')
})

test('any text arrives as it was written, and a number in Devanagari is dialled in ASCII', () => {
  const link = new URL(messagingLink('०२५१ ५५५ ०१११', 'पाणी & कर #1', desktop))
  expect(link.searchParams.get('phone')).toBe('912515550111')
  expect(link.searchParams.get('text')).toBe('पाणी & कर #1')
})
