import { expect, test } from 'vitest'
import { readerOf } from '../../testing/reader-of.ts'
import { render } from '../look-book/render.tsx'
import { councils } from '../look-book/samples.ts'
import { Footer } from './footer.tsx'

const today = new Date('2026-11-22T05:00:00.000Z')

test.each([
  ['/', 'Total visitors:', 'Loading...', 'Last updated:'],
  ['/mr', 'एकूण अभ्यागत:', 'लोड होत आहे...', 'अद्ययावत:'],
])(
  'the number of visitors stands there only with the script that asks for it, %s',
  (address, label, loading, date) => {
    const council = councils[address === '/mr' ? 'mr' : 'en']
    const { getByText } = readerOf(
      render(<Footer council={council} visitors={loading} today={today} />, address),
    )
    for (const text of [label, loading]) expect(getByText(text).closest('.scripted')).not.toBeNull()
    expect(getByText(date).closest('.scripted')).toBeNull()
  },
)

test('the notified services are named when there are some; the pages that the specification names always', () => {
  const linksWith = (hasServices: boolean) =>
    readerOf(
      render(<Footer council={councils.en} visitors="" today={today} hasServices={hasServices} />, '/'),
    )
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
  const always = ['/', '/privacy-policy', '/terms-and-conditions', '/contact']
  expect(linksWith(true)).toEqual(expect.arrayContaining([...always, '/right-to-services']))
  expect(linksWith(false)).toEqual(expect.arrayContaining(always))
  expect(linksWith(false)).not.toContain('/right-to-services')
})
