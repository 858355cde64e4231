import { expect, test } from 'vitest'
import { readerOf } from '../../testing/reader-of.ts'
import { render } from '../look-book/render.tsx'
import { Picture } from './picture.tsx'

const sizes = '10rem'

test('the words of a picture have the digits of the page, and are marked where only the other language has them', () => {
  const languageOf = (alt: string, name: string, address: string) =>
    readerOf(render(<Picture path="/uploads/a.jpg" alt={alt} sizes={sizes} />, address))
      .getByRole('img', { name })
      .getAttribute('lang')
  expect(languageOf('वर्ष 2024', 'वर्ष २०२४', '/mr/x')).toBeNull()
  expect(languageOf('A lake', 'A lake', '/mr/x')).toBe('en')
  expect(languageOf('A lake', 'A lake', '/x')).toBeNull()
})

test('where there is no picture its words stay', () => {
  const described = readerOf(render(<Picture path="" alt="A lake" sizes={sizes} />))
  expect(described.getByRole('img', { name: 'A lake' })).toBeTruthy()
  const silent = readerOf(render(<Picture path="" alt="" sizes={sizes} />))
  expect(silent.queryByRole('img')).toBeNull()
})
