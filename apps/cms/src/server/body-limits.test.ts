import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { largestBody } from './body-limits.ts'

const kilobyte = 1024
const megabyte = 1024 ** 2

test.each([
  ['/cms-api/users/login', 4 * kilobyte],
  ['/cms-api/users/first-register?depth=0', 4 * kilobyte],
  ['/cms-api/roads/3?draft=true', megabyte],
  ['/cms-api/users/3', megabyte],
  ['/admin/collections/roads/3', megabyte],
])('to %s goes no more than %i bytes', (address, most) => {
  expect(largestBody({} as IncomingMessage, address)).toBe(most)
})

test('a document fits into an upload', () => {
  expect(largestBody({} as IncomingMessage, '/cms-api/media?depth=0')).toBeGreaterThan(30 * megabyte)
})
