import { expect, test } from 'vitest'
import { telephone } from './telephone.ts'

test.each([
  ['1800-555-010', 'tel:1800555010'],
  ['०२५१-५५५-०१००', 'tel:02515550100'],
  ['+91 251 555 0100', 'tel:+912515550100'],
])('%s is dialled as %s', (written, dialled) => {
  expect(telephone(written)).toBe(dialled)
})
