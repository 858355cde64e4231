import type { Names } from '@nagardwar/contract/browser'

const between = ' · '

export const headingOf = ({ en, mr }: Names): string => (en === mr ? en : `${en}${between}${mr}`)

/** No label is as long: what is longer is no heading. */
const longestHeading = 400

/** By which a heading is known again, however it is spaced and in capital or small letters; empty for none. */
export const headingKey = (text: string): string =>
  text.length > longestHeading ? '' : text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase()

/** The letter of a column in a spreadsheet program: A to Z, then AA. */
export const letterOf = (at: number): string =>
  (at < 26 ? '' : letterOf(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26))
