/** India has had one offset, without summer time, since 1945. */
export const kolkata = 5.5 * 60 * 60 * 1000
const day = 24 * 60 * 60 * 1000

/** The number of a moment's day in India, for differences between days. */
export const indiaDay = (time: number): number => Math.floor((time + kolkata) / day)

/** The end of a time that a server gives: of a moment itself, of a day (`2027-01-15`) its end in India. */
export function endOf(value: string | null): number {
  const time = Date.parse(value ?? '')
  return /^\d{4}-\d{2}-\d{2}$/.test(value ?? '') ? time + day - kolkata : time
}
