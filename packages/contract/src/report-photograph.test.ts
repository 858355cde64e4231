import { expect, test } from 'vitest'
import { isReportPhotograph } from './report-photograph.ts'

test.each([
  ['report-7-photograph-4-a1b2c3.jpg', true],
  ['/uploads/report-7-photograph-4-a1b2c3.png', true],
  ['/uploads/report-7-a1b2c3.jpg', true],
  ['/uploads/report-on-roads.jpg', false],
  ['/uploads/annual-report-7-a1b2c3.jpg', false],
  ['/report-7-a/lake.jpg', false],
])('%s is a photograph of a report: %s', (path, is) => {
  expect(isReportPhotograph(path)).toBe(is)
})
