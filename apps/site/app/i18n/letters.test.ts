import { expect, test } from 'vitest'
import { letterOf } from './letters.ts'

test.each([
  [0, 'a', 'क'],
  [1, 'b', 'ख'],
  [2, 'c', 'ग'],
  [4, 'e', 'ङ'],
  [9, 'j', 'ञ'],
  [25, 'z', 'य'],
  [26, 'aa', 'र'],
  [27, 'ab', 'ल'],
  [32, 'ag', 'ह'],
  [33, 'ah', 'कक'],
  [34, 'ai', 'कख'],
  [51, 'az', 'कध'],
  [52, 'ba', 'कन'],
  [66, 'bo', 'खक'],
])('item %i of a clause is %s, in Marathi %s', (index, english, marathi) => {
  expect(letterOf(index, 'en')).toBe(english)
  expect(letterOf(index, 'mr')).toBe(marathi)
})

test.each(['en', 'mr'] as const)(
  'no two items have the same letter in %s, however many there are',
  (language) => {
    const letters = Array.from({ length: 1500 }, (_, index) => letterOf(index, language))
    expect(new Set(letters).size).toBe(1500)
  },
)
