import { expect, test } from 'vitest'
import { concernsWard, namesWard, wardKey, wardPath } from './ward-key.ts'

test.each([
  ['12', '12'],
  ['Ward No. 02', '2'],
  ['प्रभाग क्र. १२', '12'],
  ['4A', '4a'],
  ['Ward North', 'north'],
  ['0', '0'],
])('the ward "%s" is %s in an address', (written, expected) => {
  expect(wardKey(written)).toBe(expected)
})

test('a ward with a name of several words has an address too', () => {
  expect(wardPath('Station Road')).toBe('/ward/station%20road')
})

test.each([
  ['', true],
  ['3 12', true],
  ['प्रभाग क्र. १२', true],
  ['1 2', false],
])('what names the wards "%s" concerns ward 12: %s', (wards, expected) => {
  expect(concernsWard(wards, '12')).toBe(expected)
})

test.each([
  ['1, 2, 3', '3', true],
  ['Ward No. 3', '3', true],
  ['प्रभाग क्र. ३', '3', true],
  ['Station Road', 'station road', true],
  ['1, 2', '3', false],
  ['13', '3', false],
  ['', '3', false],
])('the text "%s" names ward %s: %s', (wards, key, expected) => {
  expect(namesWard(wards, key)).toBe(expected)
})
