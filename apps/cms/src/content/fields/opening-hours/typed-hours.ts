import { readOpeningHours } from '@nagardwar/contract'
import { hoursInSigns } from './in-signs.ts'

/** Opening hours as they are stored, from what somebody typed in either language; undefined if they cannot be read. */
export function typedHours(text: string): string | undefined {
  const signs = hoursInSigns(text).join('; ')
  return readOpeningHours(signs) && signs
}
