import { expect, test } from 'vitest'
import { leftOpen } from './left-open.ts'
import { storedUnchecked } from './stored-unchecked.ts'

// Where the page of a record was before is noted there: the next import made an entry of old addresses from it.
test.each([storedUnchecked, leftOpen])('what a hook notes in one request is not in the next', (given) => {
  const first: Record<string, unknown> = given()
  first['page-before:1'] = '/resolutions'
  expect(given()).not.toHaveProperty('page-before:1')
})
