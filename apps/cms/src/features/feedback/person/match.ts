import { toAsciiDigits } from '@nagardwar/contract'

/** By what a person is found: as typed, in either script. */
export type Person = { telephone: string; email: string }

/** Shorter numbers belong to too many. */
const fewest = 5
/** Of a number in India, without the country's code or the leading zero. */
const longest = 10

/** `+९१ ९८२००-१२३४५` and `09820012345` are one number. Undefined where there are too few digits. */
function numberIn(text: string): string | undefined {
  const digits = toAsciiDigits(text)
    .replace(/[^0-9]/g, '')
    .replace(/^0+/, '')
  return digits.length < fewest ? undefined : digits.slice(-longest)
}

/** A field may have several numbers, or one that is written in groups. */
const numbersIn = (field: string): (string | undefined)[] => [field, ...field.split(/[,;/\n]/u)].map(numberIn)

const emailIn = (text: string): string => toAsciiDigits(text).normalize('NFC').trim().toLowerCase()

/** Whether anybody can be found by what was typed. */
export const isSomebody = ({ telephone, email }: Person): boolean =>
  numberIn(telephone) !== undefined || emailIn(email) !== ''

/** Whether a message has this telephone number or this e-mail address. */
export function isOf({ telephone, email }: Person, message: { mobile: string; email: string }): boolean {
  const number = numberIn(telephone)
  const address = emailIn(email)
  return (
    (number !== undefined && numbersIn(message.mobile).includes(number)) ||
    (address !== '' && emailIn(message.email) === address)
  )
}
