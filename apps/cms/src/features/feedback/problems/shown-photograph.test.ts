import { expect, test } from 'vitest'
import { copyName, shownPhotograph } from './shown-photograph.ts'

const files = [{ id: 4 }, { id: 41 }]

test('the photograph that residents see is known by the name of its copy', () => {
  expect(shownPhotograph(copyName(7, 41, 'jpg'), files)).toBe(41)
  expect(shownPhotograph('report-7-photograph-4-a1b2c3.png', files)).toBe(4)
  expect(shownPhotograph(undefined, files)).toBeUndefined()
})

test('a copy that does not name its file is of the only one there is', () => {
  expect(shownPhotograph('report-7.jpg', [{ id: 4 }])).toBe(4)
  expect(shownPhotograph('report-7.jpg', files)).toBeUndefined()
})
