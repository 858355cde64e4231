import {
  type Language,
  type ListName,
  languages,
  listNames,
  listPaths,
  type Outcome,
  type WireRow,
} from '@nagardwar/contract'
import type { Reply } from './ask-list.ts'
import type { Copies, Copy } from './list-copies.ts'

export type Answer = Outcome<WireRow<ListName>[]>
export type Failed = Reply & { ok: false }

/** One list in one language: the cached copy and the result of the last request. */
export type ListEntry = {
  name: ListName
  language: Language | undefined
  copy?: Copy
  failed?: Failed
  /** Since when it fails, on the monotonic clock. */
  failedSince?: number
  /** Whether the server did not have the list when it last answered. */
  isAbsent?: boolean
  /** Of the bytes from which the copy was read. */
  digest?: string | undefined
  /** How many rows of the last answer were unreadable. */
  dropped: number
  checkedAt: number
  /** When the API last confirmed the copy. Both on the monotonic clock. */
  confirmedAt?: number
  asking?: { since: number; done: Promise<void> }
  answer?: { value: Answer; facts: number }
}

export const keyOf = (name: ListName, language: Language | undefined): string =>
  listPaths[name].language ? `${name}.${language}` : name

/** An entry for every list in each of its languages, with the copy of an earlier run. */
export function allEntries(copies: Copies, now: number): Map<string, ListEntry> {
  const entries = listNames.flatMap((name) =>
    languagesOf(name).map((language): ListEntry => {
      const copy = copies.read(name, language)
      const entry = { name, language, dropped: 0, checkedAt: Number.NEGATIVE_INFINITY }
      return copy ? { ...entry, copy, confirmedAt: now - ageOf(copy) } : entry
    }),
  )
  return new Map(entries.map((entry) => [keyOf(entry.name, entry.language), entry]))
}

/** For a copy of an earlier run only the time of day is known, and the clock may have been set back since. */
const ageOf = ({ fetchedAt }: Copy): number => Math.max(0, Date.now() - fetchedAt)

export const languagesOf = (name: ListName): readonly (Language | undefined)[] =>
  listPaths[name].language ? languages : [undefined]

export const times = {
  /** A cached list younger than this is used without asking the API. */
  life: 2000,
  /** For this long after that, it is returned at once and refreshed in the background. */
  staleLife: 10_000,
  /** For an older copy, or after a failure, a reader waits this long for the API. */
  patience: 500,
  /** Without any copy, a reader waits this long. */
  firstPatience: 3000,
  /** Every list is refreshed at least this often, read or not, so copies are never older when the API goes away. */
  round: 5 * 60_000,
  /** A list that has failed for this long, while the API answers for others, is not loading any more. */
  lasting: 30_000,
}

/**
 * How long a reader waits for a list that was requested `age` milliseconds ago. If it failed before the API came
 * back, waiting is worthwhile.
 */
export function patienceWith(
  { name, copy, failed, checkedAt }: ListEntry,
  age: number,
  backAt: number,
): number {
  if (failed) return copy && backAt <= checkedAt ? 0 : times.patience
  if (!copy) return times.firstPatience
  // Whoever reads an alert late may be in danger: an old list of them is never given without asking.
  const staleLife = name === 'alerts' || name === 'serviceStates' ? 0 : times.staleLife
  return age < times.life + staleLife ? 0 : times.patience
}

/**
 * Invalid answers never replace good rows, and never make an empty page that looks true. An answer that is not a list
 * counts as empty if nothing is known (contract.md, "A tolerant client", rule 1).
 */
export const isRubbish = ({ rows, dropped, isList }: Reply & { ok: true }, { copy }: ListEntry): boolean =>
  rows.length === 0 && dropped > 0 && (isList || copy !== undefined)

export const rubbish = ({ dropped }: Reply & { ok: true }): Failed => ({
  ok: false,
  error: 'invalid',
  reason: `Nothing in the answer could be read (${dropped} rows left out)`,
})
