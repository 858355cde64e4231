/** The beginning of a day in India. */
export const beginningOf = (day: string | null | undefined): string | undefined =>
  day ? `${day}T00:00:00+05:30` : undefined
