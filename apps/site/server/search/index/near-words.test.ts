import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nearWords, vocabularyOf } from './near-words.ts'

/** The number of letters to add, take away or change, by the definition. */
function distanceOf(one: string, other: string): number {
  if (one === '' || other === '') return one.length + other.length
  const changed = distanceOf(one.slice(1), other.slice(1)) + (one[0] === other[0] ? 0 : 1)
  return Math.min(changed, distanceOf(one.slice(1), other) + 1, distanceOf(one, other.slice(1)) + 1)
}

const words = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 })

test('finds exactly the words that are near enough, with their distances', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(words, { maxLength: 25 }),
      words,
      fc.integer({ min: 1, max: 2 }),
      (all, asked, most) => {
        const sorted = all.toSorted()
        const expected = sorted.flatMap((word, place) => {
          const distance = distanceOf(word, asked)
          return distance <= most ? [{ place, distance }] : []
        })
        expect(nearWords(vocabularyOf(sorted), asked, most)).toEqual(expected)
      },
    ),
    { numRuns: 150 },
  )
})
