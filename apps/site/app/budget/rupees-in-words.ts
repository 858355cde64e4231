import type { Language } from '@nagardwar/contract/browser'
import { formatIn } from '../i18n/format.ts'

const names = { en: { crore: 'crore', lakh: 'lakh' }, mr: { crore: 'कोटी', lakh: 'लाख' } }
const crore = 10_000_000
const lakh = 100_000

const toTenth = (value: number): number => Math.round(value * 10) / 10

/** An amount as people say it: ₹12.4 crore, ₹३.५ लाख, ₹85,000. */
export function rupeesInWords(rupees: number, language: Language): string {
  const { number } = formatIn(language)
  const size = Math.abs(rupees)
  const sign = rupees < 0 ? '−' : ''
  const { crore: croreName, lakh: lakhName } = names[language]
  // 99.97 lakh would be "100 lakh".
  if (toTenth(size / lakh) >= 100) return `${sign}₹${number(toTenth(size / crore))}\u00a0${croreName}`
  if (size >= lakh) return `${sign}₹${number(toTenth(size / lakh))}\u00a0${lakhName}`
  return `${sign}₹${number(Math.round(size))}`
}
