import { typedDayAndTime } from '@nagardwar/contract/browser'

/** The last minute of a day that somebody typed or chose without its hour. */
export const endOfDay = '23:59'

/** A typed day and time by the clock of this computer, as it is stored. `withoutTime`: the time that a day alone means. */
export function typedMoment(text: string, withoutTime?: string): string | undefined {
  const { day, time } = typedDayAndTime(text, withoutTime) ?? {}
  const [hours, minutes] = (time ?? '').split(':').map(Number)
  const [year, month, of] = (day ?? '').split('-').map(Number)
  if (!year || !month || !of || hours === undefined || minutes === undefined) return undefined
  return new Date(year, month - 1, of, hours, minutes).toISOString()
}

// Date.parse reads many texts as American dates, but none with this sign.
const sign = ' ⁇'

/** The field's value while its text is not a day. The text is refused as it was typed and never lost. */
export const unreadDay = (text: string): string => `${text}${sign}`

export const isUnread = (value: unknown): value is string => typeof value === 'string' && value.endsWith(sign)

/** The text to show for a value that is not a day. */
export const shownText = (value: unknown): string | undefined =>
  isUnread(value) ? value.slice(0, -sign.length) : undefined
