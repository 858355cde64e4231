import { expect, test } from 'vitest'
import { beginWith } from './begin-with.ts'

test('an empty text and an unchanged template give way to the chosen template', () => {
  expect(beginWith('', '', 'नमस्कार')).toBe('नमस्कार')
  expect(beginWith(' \n', '', 'नमस्कार')).toBe('नमस्कार')
  expect(beginWith('नमस्कार', 'नमस्कार', 'धन्यवाद')).toBe('धन्यवाद')
  expect(beginWith('नमस्कार', 'नमस्कार', '')).toBe('')
})

test('own words stay, and the template comes below them', () => {
  expect(beginWith('दिवा सुरू केला.', '', 'धन्यवाद')).toBe('दिवा सुरू केला.\n\nधन्यवाद')
  expect(beginWith('नमस्कार, आशा.', 'नमस्कार', 'धन्यवाद')).toBe('नमस्कार, आशा.\n\nधन्यवाद')
  expect(beginWith('नमस्कार, आशा.', 'नमस्कार', '')).toBe('नमस्कार, आशा.')
})
