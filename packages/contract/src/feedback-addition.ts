import { withoutTurns } from './one-line.ts'
import { isTooLongToRead } from './raw-length.ts'
import { wellFormed } from './well-formed.ts'

/** In characters (code points) after trimming. */
export const additionLimit = 2000

export type AdditionError = 'additionRequired' | 'additionTooLong'

const controls = /[^\P{Cc}\n\r\t]/gu
const nothingToSee = /^[\s\p{Cf}]*$/u

/** The text as it is stored: trimmed, without control characters. */
export const cleanAddition = (text: string): string =>
  withoutTurns(wellFormed(text).replace(controls, '')).trim()

export function additionError(value: string): AdditionError | undefined {
  if (isTooLongToRead(value, additionLimit)) return 'additionTooLong'
  const text = cleanAddition(value)
  if (nothingToSee.test(text)) return 'additionRequired'
  return [...text].length > additionLimit ? 'additionTooLong' : undefined
}
