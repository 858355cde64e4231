import { expect, test } from 'vitest'
import { readerOf } from '../../testing/reader-of.ts'
import { render } from '../look-book/render.tsx'
import { councils, menu } from '../look-book/samples.ts'
import { Header } from './header.tsx'

const at = (address: string) =>
  render(<Header council={councils[address.startsWith('/mr') ? 'mr' : 'en']} menu={menu('en')} />, address)

test('the logo leads home in the page’s language', () => {
  expect(at('/history')).toMatch(/<a class="[^"]*logo[^"]*" href="\/"/)
  expect(at('/mr/history')).toMatch(/<a class="[^"]*logo[^"]*" href="\/mr"/)
})

test('the languages lead to the same page', () => {
  const html = at('/mr/elected-pre-officer?page=2')
  expect(html).toContain('href="/elected-pre-officer?page=2"')
  expect(html).toMatch(/href="\/mr\/elected-pre-officer\?page=2"[^>]*/)
})

test('the page in view is marked in Marathi too', () => {
  expect(at('/mr/history')).toMatch(
    /<a aria-current="page"[^>]*href="\/mr\/history"|href="\/mr\/history"[^>]*aria-current="page"/,
  )
})

test('before the script, the menu opens through its address and search is a page', () => {
  expect(at('/')).toContain('href="#menu"')
  expect(at('/')).toContain('href="/search"')
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
  const own = readerOf(at('/'))
  expect(own.text).toContain('Helpline, free 1800-555-010')
  expect(own.links.filter((link) => link.startsWith('tel:'))).toContain('tel:02515550100')
  const bare = readerOf(render(<Header council={{ name: 'Council' }} menu={[]} />, '/mr'))
  expect(new Set(bare.links.filter((link) => link.startsWith('tel:')))).toEqual(new Set(['tel:112']))
  expect(bare.text).toContain('आपत्कालीन, संपूर्ण भारत ११२')
})
