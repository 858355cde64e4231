import type { Archive } from '@nagardwar/contract/browser'

export type Ended = Archive['records'][number]

/** The address of the newest year. */
export const archivePath = '/archive'

/** The page of a year, without language. */
export const archiveYearPath = (year: string): string => `${archivePath}/${year}`

/** The year in which the time of a notice was over. */
export const yearOf = ({ until }: Ended): string => until.slice(0, 4)

export const anchorOf = ({ id }: Ended): string => `notice-${id}`

/** The years in which something ended, the newest first. */
export const yearsOf = (records: readonly Ended[]): string[] =>
  [...new Set(records.map(yearOf))].sort().reverse()

/** What the archive has of one year. `texts` has the keys of the pages with the texts of its documents, by their paths. */
export type ArchiveYear = {
  /** Empty where nothing has ended yet. */
  year: string
  years: readonly string[]
  records: readonly Ended[]
  texts: ReadonlyMap<string, string>
  /** The bytes of its documents, by their paths, as far as they are known. */
  sizes: ReadonlyMap<string, number>
}
