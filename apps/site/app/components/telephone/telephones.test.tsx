import { expect, test } from 'vitest'
import { render } from '../look-book/render.tsx'
import { Telephones } from './telephones.tsx'

test('every number of a field can be dialled, and reads in the digits of the page', () => {
  expect(render(<Telephones field="0251-555-0182 / 1800-555-011" />, '/mr/hospital')).toBe(
    '<a class="num" href="tel:02515550182">०२५१-५५५-०१८२</a>, <a class="num" href="tel:1800555011">१८००-५५५-०११</a>',
  )
})

test('a number that was typed in Devanagari reads in the digits of an English page', () => {
  expect(render(<Telephones field="०२५१-५५५-०१८२" />, '/hospital')).toBe(
    '<a class="num" href="tel:02515550182">0251-555-0182</a>',
  )
})

test('a dash is not a number', () => {
  expect(render(<Telephones field="-" />)).toBe('')
})
