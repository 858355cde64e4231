import { toAsciiDigits, wardNumber } from '@nagardwar/contract/browser'
import { wardNumbers } from './numbers/ward-numbers.ts'

/** What names a ward in an address, however the number is written: `Ward No. 02`, `२` and `2` are `2`. */
export const wardKey = (written: string): string =>
  toAsciiDigits(wardNumber(written))
    .trim()
    .toLowerCase()
    .replace(/^0+(?=\d)/, '')

/** The page of a ward, without language. */
export const wardPath = (written: string): string => `/ward/${encodeURIComponent(wardKey(written))}`

/** Whether a text names this ward, alone or among others. A ward whose name has several words is named as a whole. */
export const namesWard = (wards: string, key: string): boolean =>
  wards.trim() !== '' && (wardKey(wards) === key || wardNumbers(wards).some((ward) => wardKey(ward) === key))

/** Whether what names these wards concerns this one; without wards it concerns the whole town. */
export const concernsWard = (wards: string, key: string): boolean =>
  wardNumbers(wards).length === 0 || namesWard(wards, key)
