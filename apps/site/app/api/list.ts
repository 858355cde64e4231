import type { Language, ListName, Outcome, Row, WireRow } from '@nagardwar/contract/browser'
import { type PageNumbers, rowsOfPage } from './page-of.ts'

/** The result of a source: the whole list, or with `numbers` the rows of one page of it. */
type Given<R> = Outcome<R[]> & { numbers?: PageNumbers }

/** A list in a page's data: rows with our own names, or why there are none. */
export type ListOutcome<N extends ListName> = Given<Row<N>>

/** On the server a list is there when the page is rendered; in the browser it may still be loading. */
export type Listed<N extends ListName> = ListOutcome<N> | Promise<ListOutcome<N>>

/**
 * A list that a page needs, with the log message of its failure if the specification gives one. If a page shows only
 * the start of a list (or the end, with a minus), `shown` is the number of those rows. If it shows the list page by
 * page, `perPage` is the size (from the end, with a minus). The document contains only these rows, so that it stays
 * small however much a council publishes. A page without rows in its lists has no content yet. `content: false`
 * marks a list that is not content of its page; a field name means that only this field counts. `bodies`: the document
 * has the bodies of its texts too, which other pages show as plain text.
 */
export type ListNeed =
  | ListName
  | {
      list: ListName
      onFailure?: string
      shown?: number
      perPage?: number
      content?: false | string
      bodies?: true
    }

type NameIn<D> = D extends { list: infer N extends ListName } ? N : D extends ListName ? D : never
export type ListsOf<D extends Record<string, ListNeed>> = { [K in keyof D]: Listed<NameIn<D[K]>> }

export type Fetch = <N extends ListName>(name: N, language: Language) => Promise<Given<WireRow<N>>>

/** The tables of names. In the browser they come with the first requested list. */
const loadNames = () => import('@nagardwar/contract/browser-reader')

/** Loads one list and gives its rows our names. A failure is logged here, once, and never thrown. */
export async function getList<N extends ListName>(
  fetch: Fetch,
  name: N,
  language: Language,
  onFailure = `Error fetching ${name}`,
): Promise<ListOutcome<N>> {
  const facts = { list: name, language }
  try {
    const outcome = await fetch(name, language)
    if (outcome.ok) {
      const { toDomain } = await loadNames()
      return { ...outcome, value: toDomain(name, outcome.value) }
    }
    // A list that the council's server does not have is not a failure.
    if (outcome.error !== 'notFound') logFailure(onFailure, { ...facts, error: outcome.error })
    return outcome
  } catch (cause) {
    // Unreadable rows are a failure of their list, not of the page. The error's message is not for readers.
    logFailure(onFailure, { ...facts, error: 'invalid', cause: String(cause) })
    return { ok: false, error: 'invalid' }
  }
}

/** The council's server does not have this list: its section of a page is left out, and its page says so. */
export const isAbsent = (outcome: { ok: boolean; error?: string } | undefined): boolean =>
  outcome?.ok === false && outcome.error === 'notFound'

/** A list that could not be had just now. */
export const hasFailed = (outcome: { ok: boolean; error?: string }): boolean =>
  !outcome.ok && !isAbsent(outcome)

export const nameOf = (need: ListNeed): ListName => (typeof need === 'string' ? need : need.list)
export const messageOf = (need: ListNeed): string | undefined =>
  typeof need === 'string' ? undefined : need.onFailure

export const isTurned = (need: ListNeed): boolean => typeof need !== 'string' && need.perPage !== undefined

/** The same source, limited to the rows that the page shows when its number is `page`. */
export function onlyShown(fetch: Fetch, need: ListNeed, page: number): Fetch {
  const { shown, perPage } = typeof need === 'string' ? {} : need
  if (shown === undefined && perPage === undefined) return fetch
  return async (name, language) => {
    const outcome = await fetch(name, language)
    if (!outcome.ok) return outcome
    if (perPage === undefined)
      return {
        ...outcome,
        value: Number(shown) < 0 ? outcome.value.slice(shown) : outcome.value.slice(0, shown),
      }
    const { items, ...numbers } = rowsOfPage(outcome.value, page, perPage)
    return { ...outcome, value: items, numbers }
  }
}

/** The browser's console gets the specification's message; the server writes one line for machines. */
export function logFailure(message: string, facts: Record<string, string>): void {
  if (import.meta.env.SSR) console.error(JSON.stringify({ level: 'error', message, ...facts }))
  else console.error(message, facts)
}
