import { expect, test } from 'vitest'
import { type Pairable, pairRows } from './pair-rows.ts'

const row = (id: string, rest: Partial<Pairable> = {}): Pairable => ({
  id,
  address: '',
  files: [],
  numbers: '',
  values: '',
  owner: '',
  ...rest,
})
const joined = (en: Pairable[], mr: Pairable[]) =>
  pairRows(en, mr).pairs.map(({ en: one, mr: other, how }) => `${one}${other} ${how}`)

test('rows with common numbers are one record', () => {
  expect(joined([row('1'), row('2')], [row('2'), row('1')])).toEqual(['01 id', '10 id'])
})

test('common numbers that contradict what the rows say are chance', () => {
  const en = [row('1', { numbers: '7' }), row('2', { numbers: '8' })]
  const mr = [row('1', { numbers: '8' }), row('2', { numbers: '7' })]
  expect(joined(en, mr)).toEqual(['01 numbers', '10 numbers'])
})

test('the same moments weigh more than the digits of a sentence, and other moments contradict', () => {
  const en = [row('1', { numbers: '22 00', values: '2026' }), row('2', { numbers: '13 00', values: '2027' })]
  const mr = [row('1', { numbers: '10', values: '2026' }), row('2', { numbers: '1', values: '2027' })]
  expect(joined(en, mr)).toEqual(['00 id', '11 id'])
  const others = mr.map((each, at) => ({ ...each, values: `20${at}` }))
  expect(joined(en, others)).toEqual([])
})

test('rows with the same address are one record, unless several have it', () => {
  const page = (id: string, address: string) => row(id, { address })
  expect(joined([page('1', '/tax'), page('2', '/water')], [page('9', '/water')])).toEqual(['10 address'])
  expect(joined([page('1', '/tax'), page('2', '/tax')], [page('9', '/tax')])).toEqual([])
})

test('rows with the same file are one record, unless several have it', () => {
  const file = (id: string, name: string) => row(id, { files: [name] })
  expect(joined([file('1', 'a'), file('2', 'b')], [file('9', 'b')])).toEqual(['10 file'])
  expect(joined([file('1', 'a'), file('2', 'a')], [file('9', 'a')])).toEqual([])
})

test('what is left in lists of equal length is joined by its place', () => {
  expect(joined([row('1'), row('2', { numbers: '5' })], [row('8'), row('9', { numbers: '5' })])).toEqual([
    '00 place',
    '11 numbers',
  ])
})

test('lists of unequal length, and rows of other owners, stay alone', () => {
  expect(joined([row('1'), row('2')], [row('8')])).toEqual([])
  expect(joined([row('1', { owner: 'tax' })], [row('8', { owner: 'water' })])).toEqual([])
})
