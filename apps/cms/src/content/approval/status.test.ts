import { expect, test } from 'vitest'
import { statusWords } from './status.ts'

const now = new Date('2026-11-22T06:00:00Z')

test.each([
  ['a draft', { status: 'draft' }, 'Draft', 'मसुदा'],
  [
    'a draft that was sent',
    { status: 'draft', request: { state: 'waiting' as const } },
    'Waits for approval',
    'मंजुरीच्या प्रतीक्षेत',
  ],
  [
    'what was approved for a time',
    { status: 'draft', request: { state: 'scheduled' as const, publishAt: '2026-11-30T04:30:00Z' } },
    'From 30.11.2026, 10:00',
    'प्रसिद्धी: ३०.११.२०२६, १०:००',
  ],
  [
    'a day to come',
    { status: 'published', publishedOn: '2026-11-30T06:30:00.000Z' },
    'From 30.11.2026',
    'प्रसिद्धी: ३०.११.२०२६',
  ],
  ['today', { status: 'published', publishedOn: '2026-11-22T06:30:00.000Z' }, 'Published', 'प्रसिद्ध'],
  [
    'what has ended',
    { status: 'published', validUntil: '2026-11-21T06:30:00.000Z' },
    'Expired on 21.11.2026',
    'मुदत संपली: २१.११.२०२६',
  ],
  ['its last day', { status: 'published', validUntil: '2026-11-22T06:30:00.000Z' }, 'Published', 'प्रसिद्ध'],
] as const)('%s is said as it is', (_which, shown, en, mr) => {
  expect(statusWords(shown, now)).toEqual({ en, mr })
})
