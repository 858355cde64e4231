const dayLength = 24 * 60 * 60 * 1000

/** The number of a day as servers write it, for the formats. */
export const isoOf = (day: number | undefined): string | null =>
  day === undefined ? null : new Date(day * dayLength).toISOString().slice(0, 10)
