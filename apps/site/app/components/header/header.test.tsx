import { expect, test } from 'vitest'
import { readerOf } from '../../testing/reader-of.ts'
import { render } from '../look-book/render.tsx'
import { councils, menu } from '../look-book/samples.ts'
import { Header } from './header.tsx'

const at = (address: string) => {
  const council = councils[address.startsWith('/mr') ? 'mr' : 'en']
  return readerOf(render(<Header council={council} menu={menu('en')} />, address))
}

test('the logo leads home in the page’s language', () => {
  const logosAt = (address: string) =>
    at(address)
      .elements('a[class*=logo]')
      .map((logo) => logo.getAttribute('href'))
  expect(new Set(logosAt('/history'))).toEqual(new Set(['/']))
  expect(new Set(logosAt('/mr/history'))).toEqual(new Set(['/mr']))
})

test('the languages lead to the same page', () => {
  const { elements } = at('/mr/elected-pre-officer?page=2')
  const languages = elements('a[hreflang]')
  expect(languages.map((link) => [link.lang, link.getAttribute('href')])).toEqual([
    ['mr', '/mr/elected-pre-officer?page=2'],
    ['en', '/elected-pre-officer?page=2'],
  ])
})

test('the page in view is marked in Marathi too', () => {
  const { elements } = at('/mr/history')
  expect(elements('a[aria-current=page]').map((link) => link.getAttribute('href'))).toEqual(['/mr/history'])
})

test('before the script, the menu opens through its address and search is a page', () => {
  expect(at('/').links).toEqual(expect.arrayContaining(['#menu', '/search']))
})

test('a menu entry without a page behind it is shown, not linked', () => {
  const entries = [
    { label: 'Soon', link: '#', items: [] },
    { label: 'Services', link: '#', items: [{ label: 'Water', link: '' }] },
  ]
  const page = readerOf(render(<Header council={councils.en} menu={entries} />, '/'))
  expect(page.getByText('Soon').closest('a, button')).toBeNull()
  expect(page.getByRole('button', { name: 'Services' })).toBeTruthy()
  expect(page.getByText('Water').closest('a, button')).toBeNull()
})

test('the council’s numbers stand in the header, and without them only that of all India', () => {
  const own = at('/')
  expect(own.text).toContain('Helpline, free 1800-555-010')
  expect(own.links.filter((link) => link.startsWith('tel:'))).toContain('tel:02515550100')
  const bare = readerOf(render(<Header council={{ name: 'Council' }} menu={[]} />, '/mr'))
  expect(new Set(bare.links.filter((link) => link.startsWith('tel:')))).toEqual(new Set(['tel:112']))
  expect(bare.text).toContain('आपत्कालीन, संपूर्ण भारत ११२')
})
