import { expect, test } from 'vitest'
import { readerOf } from '../../testing/reader-of.ts'
import { render } from '../look-book/render.tsx'
import { EmailLink } from './email-link.tsx'

test.each(['/', '/mr'])(
  'an address leads to a new mail, reads as one word and may break before its signs (%s)',
  (at) => {
    const page = readerOf(render(<EmailLink address="chief.officer@council.example" />, at))
    expect(page.links).toEqual(['mailto:chief.officer@council.example'])
    expect(page.text).toBe('chief.officer@council.example')
    expect(page.html).toContain('chief<wbr/>.officer<wbr/>@council<wbr/>.example')
    expect(page.elements('a > [lang="en"]')).toHaveLength(1)
  },
)
