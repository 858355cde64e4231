import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Postings, readPostings, withChanges, writePostings } from './postings.ts'

const chunk = 3
const first = chunk * 4096
const postingsOf = (times: ReadonlyMap<number, number>): Postings =>
  [...times].sort(([one], [other]) => one - other).flat()
const read = (bytes: Uint8Array): Postings => {
  const found: Postings = []
  readPostings(bytes, chunk, (number, times) => found.push(number, times))
  return found
}
const places = fc
  .uniqueArray(fc.integer({ min: 0, max: 4095 }), { maxLength: 60 })
  .map((each) => each.map((place) => first + place))

test('postings are read as they were written, the first and the last record of a chunk too', () => {
  const postings = [first, 1, first + 1, 300, first + 4095, 2]
  expect(read(writePostings(postings))).toEqual(postings)
  expect(read(writePostings([]))).toEqual([])
})

test('changes add, replace and remove records, and the later of two holds', () => {
  fc.assert(
    fc.property(
      places,
      fc.array(fc.tuple(fc.integer({ min: 0, max: 4095 }), fc.nat(3))),
      (before, changes) => {
        const expected = new Map(before.map((number) => [number, 2]))
        for (const [place, times] of changes)
          if (times > 0) expected.set(first + place, times)
          else expected.delete(first + place)
        const told = changes.flatMap(([place, times]) => [first + place, times])
        const old = writePostings(before.toSorted((a, b) => a - b).flatMap((number) => [number, 2]))
        expect(withChanges(old, chunk, told)).toEqual(postingsOf(expected))
      },
    ),
  )
})
