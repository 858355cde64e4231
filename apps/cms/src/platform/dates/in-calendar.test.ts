import { expect, test } from 'vitest'
import { isInCalendar } from './in-calendar.ts'

test.each(['2026-02-30', '2026-02-29T10:00:00Z', '2026-04-31T00:00:00+05:30', '2026-13-01', 'soon', ''])(
  '%j is no time',
  (value) => expect(isInCalendar(value)).toBe(false),
)

test.each(['2028-02-29', '2026-12-31T23:59:00+05:30', '2026-01-01T00:00:00.000Z', new Date(0)])(
  '%s is a time',
  (value) => expect(isInCalendar(value)).toBe(true),
)
