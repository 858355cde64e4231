import { expect, test } from 'vitest'
import { shareEqualParts } from './equal-parts.ts'

const label = () => ({ en: 'Valid until the last day of it', mr: 'त्याच्या शेवटच्या दिवसापर्यंत वैध' })

test('equal parts are one object, and the whole is what it was', () => {
  const whole = {
    lists: [
      { slug: 'roads', label: label() },
      { slug: 'wards', label: label(), order: undefined },
    ],
  }
  const shared = shareEqualParts(whole)
  expect(shared).toStrictEqual(whole)
  expect(shared.lists[0]?.label).toBe(shared.lists[1]?.label)
  expect(whole.lists[0]?.label).not.toBe(whole.lists[1]?.label)
})

test('what is too short to be shared does not keep what it stands in apart', () => {
  const field = () => ({ name: 'changed', admin: {}, options: ['en', 'mr'], label: label() })
  const shared = shareEqualParts([field(), field()])
  expect(shared).toStrictEqual([field(), field()])
  expect(shared[0]).toBe(shared[1])
})

test('parts that differ in anything stay apart', () => {
  const long = 'a'.repeat(80)
  const parts = [
    { long, one: '1' },
    { long, one: 1 },
    { long, one: undefined },
    { long, one: null },
    { long },
    { one: '1', long },
    [long, '1'],
    { 0: long, 1: '1' },
  ]
  const shared = shareEqualParts(parts)
  expect(shared).toStrictEqual(parts)
  expect(new Set(shared).size).toBe(parts.length)
})

test('elements, dates and functions stay what they are, and what is short is not shared', () => {
  const [made, element, day] = [() => '', { $$typeof: Symbol.for('react.element'), props: {} }, new Date()]
  const shared = shareEqualParts({ made, element, day, empty: [{}, {}] })
  expect([shared.made, shared.element, shared.day]).toEqual([made, element, day])
  expect(shared.element).toBe(element)
  expect(shared.day).toBe(day)
  expect(shared.empty[0]).not.toBe(shared.empty[1])
})
