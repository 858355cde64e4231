import { toAsciiDigits } from '@nagardwar/contract'

/** What names a ward where it is looked for, as in the addresses of the site: `07A` is `7a`. */
export const wardKey = (ward: string): string =>
  toAsciiDigits(ward)
    .toLowerCase()
    .replace(/^0+(?=\d)/, '')
