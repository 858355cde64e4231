import { expect, test } from 'vitest'
import { paragraphsOf } from './paragraphs.tsx'

test.each([
  ['One.', ['One.']],
  ['One.\n\nTwo.', ['One.', 'Two.']],
  ['One.\r\n\r\nTwo.', ['One.', 'Two.']],
  ['One.\n  \n\n\nTwo.\n', ['One.', 'Two.']],
  ['One,\nstill one.', ['One,\nstill one.']],
  ['', []],
  [' \n ', []],
])('%j has the paragraphs %j', (text, paragraphs) => {
  expect(paragraphsOf(text).map((paragraph) => paragraph.text)).toEqual(paragraphs)
})
