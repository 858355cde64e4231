import { toAsciiDigits } from './digits.ts'

const india = '91'
/** A subscriber's number with its area code or operator's code (National Numbering Plan of India, 2003). */
const national = /^[1-9][0-9]{9}$/
/** Country code and number (ITU-T E.164). */
const international = /^[1-9][0-9]{7,14}$/
/** Emergency and other services: 112, 1916, 155303. */
const service = /^1[0-9]{2,5}$/
/** Toll-free and shared-cost numbers of the intelligent network. */
const tollFree = /^18[0-9]{2}[0-9]{6,7}$/
/** Ten digits that a mobile phone dials without a zero before them. */
const mobile = /^[6-9][0-9]{9}$/

const digitsOf = (written: string): string => toAsciiDigits(written).replace(/[^0-9]/g, '')
const hasPlus = (written: string): boolean => written.trim().startsWith('+')

/**
 * A number as messaging apps want it: digits alone, with the country code (E.164 without the plus). Ten digits are an
 * Indian number, with or without a zero before them. Undefined where the country cannot be told.
 */
export function internationalNumber(written: string): string | undefined {
  const digits = digitsOf(written)
  if (hasPlus(written)) return international.test(digits) ? digits : undefined
  if (digits.startsWith('00')) return international.test(digits.slice(2)) ? digits.slice(2) : undefined
  const subscriber = digits.startsWith('0') ? digits.slice(1) : digits
  if (national.test(subscriber)) return `${india}${subscriber}`
  return digits.startsWith(india) && national.test(digits.slice(india.length)) ? digits : undefined
}

/** Whether a phone anywhere in India reaches one number as it is written. A landline needs a zero and its area code. */
export function canBeDialled(written: string): boolean {
  const digits = digitsOf(written)
  if (hasPlus(written) || digits.startsWith('00')) return internationalNumber(written) !== undefined
  if (service.test(digits) || tollFree.test(digits) || mobile.test(digits)) return true
  return digits.startsWith('0') && national.test(digits.slice(1))
}
