import { expect, test } from 'vitest'
import { render } from '../look-book/render.tsx'
import { Picture } from './picture.tsx'

const sizes = '10rem'

test('the words of a picture have the digits of the page, and are marked where only the other language has them', () => {
  expect(render(<Picture path="/uploads/a.jpg" alt="वर्ष 2024" sizes={sizes} />, '/mr/x')).toContain(
    'alt="वर्ष २०२४"',
  )
  expect(render(<Picture path="/uploads/a.jpg" alt="A lake" sizes={sizes} />, '/mr/x')).toContain(
    'alt="A lake" lang="en"',
  )
  expect(render(<Picture path="/uploads/a.jpg" alt="A lake" sizes={sizes} />)).not.toContain('lang=')
})

test('where there is no picture its words stay', () => {
  expect(render(<Picture path="" alt="A lake" sizes={sizes} />)).toContain('role="img" aria-label="A lake"')
  expect(render(<Picture path="" alt="" sizes={sizes} />)).toContain('aria-hidden="true"')
})
