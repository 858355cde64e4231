import { toAsciiDigits } from '@nagardwar/contract'

/** A number as it is written, with the places behind its point. */
export type WrittenNumber = { value: number; places: number; isPercent: boolean }

/** 1234567.50, 12,34,567 or 1,234,567; below zero with a minus, or in brackets as accountants write it. */
const written = /^(-|\()?((?:[0-9]+|[0-9]{1,3}(?:,[0-9]{2,3})*,[0-9]{3})(?:\.[0-9]+)?)\)?$/
/** No number that a council writes is longer. */
const longest = 60

const tidy = (text: string): string =>
  toAsciiDigits(text)
    .normalize('NFC')
    .toLowerCase()
    .trim()
    .replace(/^(\(|-)?\s*(?:₹|rs\.?|inr|रु\.?|रुपये)\s*/u, '$1')
    .replace(/\/-$/, '')
    .replace(/[\u2212\u2013]/gu, '-')
    .replace(/\s/gu, '')

/** Reads a number in either kind of digits, with or without ₹, grouping and a per cent sign. */
export function writtenNumber(text: string): WrittenNumber | undefined {
  if (text.length > longest) return undefined
  const plain = tidy(text)
  const isPercent = plain.endsWith('%')
  const [, sign, digits = ''] = written.exec(isPercent ? plain.slice(0, -1) : plain) ?? []
  if (digits === '' || (sign === '(') !== plain.endsWith(')')) return undefined
  const value = Number(digits.replaceAll(',', ''))
  const places = digits.split('.')[1]?.length ?? 0
  return { value: sign === undefined || value === 0 ? value : -value, places, isPercent }
}

/** The one number that stands in a text with a unit, such as `12 km`. */
export function numberWithin(text: string): WrittenNumber | undefined {
  if (text.length > longest || /[/%]|[0-9]e/i.test(text)) return undefined
  const [found, another] = toAsciiDigits(text).match(/-?[0-9][0-9,]*(?:\.[0-9]+)?/g) ?? []
  return found && another === undefined ? writtenNumber(found) : undefined
}
