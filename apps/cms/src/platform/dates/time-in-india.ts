import { toAsciiDigits } from '@nagardwar/contract/browser'
import { toMarathiDigits } from '../words/digits.ts'
import type { Words } from '../words/words.ts'

// India has had one offset, without summer time, since 1945.
const offset = 5.5 * 60 * 60 * 1000
const two = (value: number): string => String(value).padStart(2, '0')

const inIndia = (time: Date | string): Date => new Date(new Date(time).getTime() + offset)
const dayOf = (at: Date): string =>
  [two(at.getUTCDate()), two(at.getUTCMonth() + 1), at.getUTCFullYear()].join('.')
const inBoth = (text: string): Words => ({ en: text, mr: toMarathiDigits(text) })

/** dd.mm.yyyy in India, whatever the clock of the server is set to. */
export const dayWords = (time: Date | string): Words => inBoth(dayOf(inIndia(time)))

/** dd.mm.yyyy, hh:mm in India. */
export function timeWords(time: Date | string): Words {
  const at = inIndia(time)
  return inBoth(`${dayOf(at)}, ${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`)
}

/** Day and time of a form as one moment: `2027-01-26` and `१०.३०` are 2027-01-26T10:30. */
export function momentOf({ day = '', time = '' }: Readonly<Record<string, string>>): string {
  const [, hours = '', minutes = ''] = /^(\d{1,2})[:.](\d{2})$/.exec(toAsciiDigits(time.trim())) ?? []
  return `${day}T${hours.padStart(2, '0')}:${minutes}`
}

/** What a field for day and time sends, such as 2027-01-26T10:00, as a moment in India. */
export function timeInIndia(text: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text)) return undefined
  const time = new Date(`${text}:00+05:30`)
  return Number.isNaN(time.getTime()) ? undefined : time
}
