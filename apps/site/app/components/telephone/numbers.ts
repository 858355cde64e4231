import { toAsciiDigits } from '@nagardwar/contract/browser'
import type { Council } from '../council.ts'

/**
 * The one emergency number of India, at every hour and free of charge (Emergency Response Support System, Ministry of
 * Home Affairs, https://112.gov.in/).
 */
const allIndia = '112'

/** The number for danger to life: the council's own, otherwise India's. */
export const emergencyOf = ({ emergency }: Council): { number: string; isOfIndia: boolean } =>
  emergency ? { number: emergency, isOfIndia: false } : { number: allIndia, isOfIndia: true }

/** Numbers that begin with 1800 are free for the caller (National Numbering Plan, Department of Telecommunications). */
export const isFree = (number: string): boolean => /^1800/.test(toAsciiDigits(number).replace(/[^0-9]/g, ''))
