import { expect, test } from 'vitest'
import { followersEmail, validateReport } from './report.ts'

const report = { kind: 1, place: 'Market Lane' }

test('a kind and a place are enough, in words or on the map', () => {
  expect(validateReport(report, undefined)).toEqual({
    ok: true,
    value: {
      kind: 1,
      ward: null,
      place: 'Market Lane',
      position: null,
      text: '',
      name: '',
      mobile: '',
      email: '',
    },
  })
  expect(validateReport({ kind: 1, latitude: 19.2, longitude: 73.3 }, undefined)).toMatchObject({
    ok: true,
    value: { place: '', position: { latitude: 19.2, longitude: 73.3 } },
  })
})

test.each([
  ['no kind', { place: 'here' }, { kind: 'kindRequired' }],
  ['a kind in words', { ...report, kind: '1' }, { kind: 'kindRequired' }],
  ['a ward alone', { kind: 1, ward: 3 }, { place: 'placeRequired' }],
  ['a place that nobody sees', { kind: 1, place: ' \u200d ' }, { place: 'placeRequired' }],
  ['a long place', { kind: 1, place: 'म'.repeat(301) }, { place: 'placeTooLong' }],
  ['a place that is too long to read', { kind: 1, place: ' '.repeat(5000) }, { place: 'placeTooLong' }],
  ['a long text', { ...report, text: 'न'.repeat(2001) }, { text: 'textTooLong' }],
  ['half a position', { ...report, latitude: 19.2 }, { position: 'positionOutside' }],
  [
    'a position in the sea of another continent',
    { ...report, latitude: 0, longitude: 0 },
    { position: 'positionOutside' },
  ],
  [
    'a position in words',
    { ...report, latitude: '19.2', longitude: '73.3' },
    { position: 'positionOutside' },
  ],
  ['an address that is none', { ...report, email: 'resident@' }, { email: 'emailInvalid' }],
  ['nothing', undefined, { kind: 'kindRequired', place: 'placeRequired' }],
])('%s is refused', (_, input, errors) => {
  expect(validateReport(input, undefined)).toEqual({ ok: false, errors })
})

const council = { latitude: 19.2183, longitude: 73.0868 }
test.each([
  ['near the council', { latitude: 19.4, longitude: 73.1 }, council, true],
  ['in Delhi', { latitude: 28.61, longitude: 77.2 }, council, false],
  [
    'in Delhi, of a council that has not said where it is',
    { latitude: 28.61, longitude: 77.2 },
    undefined,
    true,
  ],
  ['in no place', {}, council, true],
])('a position %s', (_, position, from, isTaken) => {
  const result = validateReport({ ...report, ...position }, from)
  expect(result).toMatchObject(isTaken ? { ok: true } : { ok: false, errors: { position: 'positionFar' } })
})

test('300 letters outside the first plane are 300 letters', () => {
  expect(validateReport({ kind: 1, place: '😀'.repeat(300) }, undefined)).toMatchObject({ ok: true })
})

test('a place is one line, without turns and control characters; a text keeps its lines', () => {
  expect(
    validateReport({ kind: 1, place: ' Market\n\u202eLane\u0000 ', text: 'one\ntwo\u0000' }, undefined),
  ).toMatchObject({
    value: { place: 'Market Lane', text: 'one\ntwo' },
  })
})

test('who follows a report gives an address, or none', () => {
  expect(followersEmail('')).toEqual({ ok: true, email: '' })
  expect(followersEmail(undefined)).toEqual({ ok: true, email: '' })
  expect(followersEmail(' a@council.example ')).toEqual({ ok: true, email: 'a@council.example' })
  expect(followersEmail('a@')).toEqual({ ok: false, errors: { email: 'emailInvalid' } })
})
