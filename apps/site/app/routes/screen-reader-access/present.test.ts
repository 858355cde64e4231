import type { Row } from '@nagardwar/contract/browser'
import { expect, test } from 'vitest'
import { presentScreenReaders } from './present.ts'

const program = (website: string, available: string): Row<'screenReaders'> => ({
  id: 1,
  name: 'NVDA',
  website,
  available,
  language: 'mr',
})
const present = (website: string, available = 'मोफत') =>
  presentScreenReaders([program(website, available)], { free: 'मोफत', commercial: 'व्यावसायिक' })[0]

test.each([
  ['https://www.nvaccess.org/', 'nvaccess.org'],
  ['https://support.google.com/accessibility/android/answer/6283677', 'support.google.com'],
  ['https://orca.gnome.org', 'orca.gnome.org'],
])('%s is called %s, and opens elsewhere', (website, site) => {
  expect(present(website)).toMatchObject({ site, to: { kind: 'outside', href: website } })
})

test('a program without a website is not linked', () => {
  expect(present('')?.to).toEqual({ kind: 'none' })
})

test('a website whose name browsers and servers read differently is shown as it is written', () => {
  expect(present('%zz%.example')).toMatchObject({ site: '%zz%.example', to: { kind: 'page' } })
})

test.each([
  ['free', 'मोफत'],
  [' Commercial ', 'व्यावसायिक'],
  ['मोफत', 'मोफत'],
  ['चाचणीसाठी मोफत', 'चाचणीसाठी मोफत'],
  ['constructor', 'constructor'],
])('the availability %s is said as %s', (available, said) => {
  expect(present('https://orca.gnome.org', available)?.available).toBe(said)
})
