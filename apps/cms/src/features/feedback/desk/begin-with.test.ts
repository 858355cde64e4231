import { expect, test } from 'vitest'
import { beginWith, endsWith } from './begin-with.ts'

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

test('another template takes the place of the one below own words', () => {
  const first = beginWith('दिवा सुरू केला.', '', 'धन्यवाद')
  expect(beginWith(first, 'धन्यवाद', 'नमस्कार')).toBe('दिवा सुरू केला.\n\nनमस्कार')
  expect(beginWith(first, 'धन्यवाद', '')).toBe('दिवा सुरू केला.')
  expect(beginWith(`${first}!`, 'धन्यवाद', 'नमस्कार')).toBe('दिवा सुरू केला.\n\nधन्यवाद!\n\nनमस्कार')
})

test('a template is known as long as nobody changed it', () => {
  expect(endsWith('धन्यवाद', 'धन्यवाद')).toBe(true)
  expect(endsWith('दिवा सुरू केला.\n\nधन्यवाद', 'धन्यवाद')).toBe(true)
  expect(endsWith('धन्यवाद, आशा.', 'धन्यवाद')).toBe(false)
  expect(endsWith('दिवा सुरू केला.', '')).toBe(false)
})
