import { describe, expect, test } from 'vitest'
import { messagingNumber, messagingTelephone, phone } from './telephone.ts'

const label = { en: 'Number', mr: 'क्रमांक' }

describe('telephone numbers of a record', () => {
  test.each([
    '0251-555-0101',
    '+91 (251) 555 0101',
    '०२५१-५५५-०१०१',
    '112',
    '९८२२० १२३४५',
    '0251-5550101, 0251-5550102',
  ])('%s is stored', (written) => {
    expect(phone(written)).toBeUndefined()
  })

  test.each(['call us', '11', '<b>112</b>'])('%s is refused: it is no number', (written) => {
    expect(phone(written)?.en).toContain('must be a phone number')
  })

  test.each([
    ['5550101', '5550101'],
    ['0251-5550101/02', '02'],
    ['251-555-0101', '251-555-0101'],
    ['0251-5550101,', ''],
  ])('%s is refused, and the number that cannot be dialled is named', (written, wrong) => {
    expect(phone(written)?.en).toContain(`(${wrong})`)
    expect(phone(written)?.mr).toContain(wrong)
  })
})

describe('the number of the messaging app', () => {
  const stored = (value: string) =>
    messagingTelephone('messagingPhone', label).hooks?.beforeValidate?.[0]?.({ value } as never)

  test('ten digits, in either script, get the code of India', () => {
    expect(stored('९८२२० १२३४५')).toBe('919822012345')
    expect(stored('98220 12345')).toBe('919822012345')
    expect(messagingNumber('९८२२० १२३४५')).toBeUndefined()
  })

  test('what no country can be told of is asked about, and stays as it was typed', () => {
    expect(stored(' 5550101 ')).toBe('5550101')
    expect(messagingNumber('5550101')?.en).toContain('ten digits')
  })
})
