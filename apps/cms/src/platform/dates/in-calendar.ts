const day = /^([0-9]{4})-([0-9]{2})-([0-9]{2})/

/**
 * Whether a stored or sent value is a time that exists. `new Date` reads 30 February as 2 March; a deadline must not
 * move without a word.
 */
export function isInCalendar(value: unknown): boolean {
  if (Number.isNaN(new Date(value as string).getTime())) return false
  const [, year, month, date] = typeof value === 'string' ? (day.exec(value) ?? []) : []
  if (date === undefined) return true
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(date))).getUTCDate() === Number(date)
}
