import { expect, test } from 'vitest'
import { isOf, isSomebody } from './match.ts'

const message = { mobile: '0251-555-0177', email: 'Resident@Sahyanagar.example' }
const by = (telephone: string, email = '') => ({ telephone, email })

test.each([
  '0251-555-0177',
  '०२५१-५५५-०१७७',
  '+91 251 555 0177',
  '+९१ २५१ ५५५ ०१७७',
  '2515550177',
  '00912515550177',
])('%s is the same number', (number) => {
  expect(isOf(by(number), message)).toBe(true)
  expect(isOf(by('0251-555-0177'), { ...message, mobile: number })).toBe(true)
})

test.each(['0251-555-0178', '0177', '', '555-0177', 'none'])('%j is another number or none', (number) => {
  expect(isOf(by(number), message)).toBe(false)
})

test('one of several numbers in a field is enough', () => {
  expect(isOf(by('98200 12345'), { ...message, mobile: '0251-555-0177 / ९८२००१२३४५' })).toBe(true)
})

test('an e-mail address counts without case and in either script’s digits', () => {
  expect(isOf(by('', ' resident@sahyanagar.EXAMPLE '), message)).toBe(true)
  expect(isOf(by('', 'asha12@x.example'), { ...message, email: 'asha१२@x.example' })).toBe(true)
  expect(isOf(by('', 'sident@sahyanagar.example'), message)).toBe(false)
  expect(isOf(by('', ''), { ...message, email: '' })).toBe(false)
})

test('a message with either of both is found', () => {
  expect(isOf(by('98200 12345', 'resident@sahyanagar.example'), message)).toBe(true)
})

test('nobody is looked for without a number of five digits or an address', () => {
  expect([by(''), by('1234'), by('-'), by('', '  ')].map(isSomebody)).toEqual([false, false, false, false])
  expect([by('५५५०१'), by('', 'a@b.example')].map(isSomebody)).toEqual([true, true])
})
