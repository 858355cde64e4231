import {
  commonNames,
  type Fields,
  type Language,
  type ListName,
  listNames,
  lists,
  type OldVersions,
  type Outcome,
  type WireRow,
  wireNameOf,
} from '@nagardwar/contract'
import type { ListField, PublicList } from '../../app/open-data/public-list.ts'

type Known = (name: ListName, language: Language) => Outcome<WireRow<ListName>[]>

/** Every list that the API has, as the contract describes it, with what is known of its rows without asking the API. */
export function createPublicLists(
  known: Known,
  language: Language,
  oldVersions: () => OldVersions | undefined = () => undefined,
) {
  let seen: readonly unknown[] = []
  let last: readonly PublicList[] = []
  /** The same array until a list changes. */
  return (): readonly PublicList[] => {
    const outcomes = listNames.map((name) => known(name, language))
    const old = oldVersions()
    const now = [...outcomes, old]
    if (last.length > 0 && now.every((each, index) => each === seen[index])) return last
    seen = now
    last = listNames.flatMap((name, index) => {
      const outcome = outcomes[index]
      if (outcome?.ok) return described(name, outcome.value, old)
      // An older server does not have every list.
      return outcome?.error === 'notFound' ? [] : described(name, [], old)
    })
    return last
  }
}

function described(
  name: ListName,
  rows: readonly WireRow<ListName>[],
  old: OldVersions | undefined,
): PublicList {
  const { path, language: parameter, meaning } = lists[name]
  const days = rows.flatMap(({ last_changed }) => last_changed ?? []).sort()
  return {
    name,
    path,
    parameter,
    rows: rows.length,
    changed: days.at(-1) ?? null,
    dated: rows.some(isDated),
    since: old?.lists.includes(path) ? old.from : null,
    meaning: plain(meaning),
    fields: fieldsOf(name),
  }
}

/** Whether a feed could have the row. */
function isDated(row: Readonly<Record<string, unknown>>): boolean {
  const history = Array.isArray(row.history) ? (row.history as { day: string | null }[]) : []
  return Boolean(row.last_changed || row.published || row.starts_at || history.some(({ day }) => day))
}

/** The contract marks values for programs, as its API document needs them. */
const plain = (meaning: string): string => meaning.replaceAll('`', '')

/** What a field means is told in English: the Marathi names of its values would be read as English there. */
const inEnglish = (meaning: string): string =>
  meaning.replace(/ \(\p{Script=Devanagari}[^()]{0,80}\)|, \p{Script=Devanagari}[^()]{0,80}(?=\))/gu, '')

/** The fields of a list on the wire, in the order of the contract. */
export function fieldsOf(name: ListName): ListField[] {
  const fields: Fields = lists[name].fields
  const labels = new Map(Object.entries(fields).map(([own, field]) => [wireNameOf(own, field), field.label]))
  return Object.entries(lists[name].schema.shape).map(([field, schema]) => ({
    name: field,
    // What the system adds to each row is no field of the list.
    label: labels.get(field) ?? commonNames.lastChanged,
    meaning: inEnglish(plain(schema.description ?? '')),
  }))
}
