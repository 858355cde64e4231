import type { Language, ListName } from '@nagardwar/contract/browser'

/** What a field of a list is called, on the wire and by people, and what it means, in the words of the contract. */
export type ListField = { name: string; label: Readonly<Record<Language, string>>; meaning: string }

/** A public list as data: what it holds, how much of it, and when it changed last. */
export type PublicList = {
  name: ListName
  /** Below the API. */
  path: string
  /** The name of the language in its address; null where it is the same in both. */
  parameter: string | null
  rows: number
  /** The day of the last change of a row, as far as the server says. */
  changed: string | null
  /** Whether a row says on which day it was published or changed. */
  dated: boolean
  /** The first day of which there is an old version; null where there is none. */
  since: string | null
  meaning: string
  fields: readonly ListField[]
}

/** Where the same descriptions are for programs. */
export const descriptionsPath = '/open-data/lists.json'

/** The languages of a list's files; a list without languages has one file. */
export const fileLanguages = ({
  parameter,
}: Pick<PublicList, 'parameter'>): readonly (Language | undefined)[] =>
  parameter ? ['en', 'mr'] : [undefined]

export const jsonAddress = ({ path, parameter }: PublicList, language: Language | undefined): string =>
  `/api${path}${parameter && language ? `?${parameter}=${language}` : ''}`

/** The file is called as the list is on the wire: `/open-data/roads.mr.csv`. */
export const csvAddress = (path: string, language: Language | undefined): string =>
  `/open-data${path}${language ? `.${language}` : ''}.csv`

/** Lists whose rows are read as they come, in a feed reader. */
export const feedNames = ['news', 'publicNotices', 'tenders', 'alerts', 'downloads'] as const
export type FeedName = (typeof feedNames)[number]

/** The feed of notices is called as their page. */
export const feedAddress = (name: FeedName, language: Language): string =>
  `/feeds/${name === 'publicNotices' ? 'notices' : name}.${language}.atom`
/** What is planned: alerts and states of services that are still to begin. */
export const plannedAddress = (language: Language): string => `/feeds/planned.${language}.ics`
export const holidaysAddress = (language: Language): string => `/feeds/holidays.${language}.ics`

/** The feeds that can have entries: those of lists, of the documents of departments, and of a search. */
export type Feeds = { names: readonly FeedName[]; ofDepartments: boolean; ofSearch: boolean }

/**
 * The feeds in which there can be entries: an older server may lack the list, or send no days, so that no entry could
 * ever be shown. All feeds while the lists are not known.
 */
export const feedsIn = (lists: readonly PublicList[] | undefined): Feeds => ({
  names: feedNames.filter((name) => canHaveEntries(lists, [name])),
  ofDepartments: canHaveEntries(lists, ['yearDocuments', 'headingDocuments', 'meetings']),
  ofSearch: !lists || lists.some(({ dated }) => dated),
})

function canHaveEntries(lists: readonly PublicList[] | undefined, names: readonly ListName[]): boolean {
  if (!lists) return true
  const own = lists.filter(({ name }) => names.includes(name))
  if (own.some(({ dated }) => dated)) return true
  // An empty list of a server that sends days may have a row tomorrow.
  return own.length > 0 && own.every(({ rows }) => rows === 0) && lists.some(({ dated }) => dated)
}
