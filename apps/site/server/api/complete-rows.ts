import {
  type Language,
  type ListName,
  lists,
  toDomainRow,
  type WireRow,
  wireNameOf,
} from '@nagardwar/contract'
import { pairRows } from '@nagardwar/exchange/pairing/pair-rows'
import { pairable } from '@nagardwar/exchange/pairing/pairable'

type AnyRow = WireRow<ListName>
type Values = Readonly<Record<string, unknown>>
type Options = {
  name: ListName
  language: Language
  own: readonly AnyRow[]
  other: readonly AnyRow[]
  /** The number, in this language, of a record to which the other language's row refers. */
  numberHere: (number: number) => number
}
export type Completed = {
  rows: AnyRow[]
  /** Numbers of the other language's records, and what they are in `rows`. */
  numbers: ReadonlyMap<number, number>
}

const fieldNamed = (name: ListName, ...kinds: string[]): string | undefined => {
  const found = Object.entries(lists[name].fields).find(([, field]) => kinds.includes(field.kind))
  return found && wireNameOf(...found)
}

/**
 * The rows of a list in one language. A record that has no row in it has the other language's, at the record's place,
 * marked as that. A server that numbers each language apart shows by addresses, files and digits which rows are one
 * record.
 */
export function completeRows({ name, language, own, other, numberHere }: Options): Completed {
  const [reference, ownNumber = 'id'] = [
    fieldNamed(name, 'reference', 'optionalReference'),
    fieldNamed(name, 'ownNumber'),
  ]
  const numberOf = (row: AnyRow): number => Number((row as Values)[ownNumber])
  const signs = (refers: (number: number) => number) => (row: AnyRow) =>
    pairable(
      name,
      toDomainRow(name, row),
      reference ? String(refers(Number((row as Values)[reference]))) : '',
    )
  const paired = pairRows(own.map(signs((number) => number)), other.map(signs(numberHere)))
  const partners = new Map(paired.pairs.map(({ en, mr }) => [mr, en]))
  const numbers = new Map(
    [...partners].map(([at, partner]) => [numberOf(other[at] as AnyRow), numberOf(own[partner] as AnyRow)]),
  )
  const sure = paired.pairs.filter(({ how }) => how === 'id' || how === 'address')
  const isSure =
    paired.onlyEn.length === 0 || sure.some(({ how }) => how === 'id') || sure.length > paired.onlyMr.length
  if (!isSure && !hasBegun(own, other)) return { rows: [...own], numbers }

  const ids = freeNumbers(own.map(({ id }) => id))
  const ownNumbers = freeNumbers(own.map(numberOf))
  const added = new Map<number, AnyRow[]>()
  let after = -1
  for (const [at, row] of other.entries()) {
    after = partners.get(at) ?? after
    if (partners.has(at)) continue
    const id = ids(row.id)
    const number = ownNumber === 'id' ? id : ownNumbers(numberOf(row))
    numbers.set(numberOf(row), number)
    const refers = reference ? { [reference]: numberHere(Number((row as Values)[reference])) } : {}
    const here = { ...row, id, ...refers, [ownNumber]: number } as AnyRow
    added.set(after, [...(added.get(after) ?? []), ofOtherLanguage(here, language)])
  }
  return {
    rows: [...(added.get(-1) ?? []), ...own.flatMap((row, at) => [row, ...(added.get(at) ?? [])])],
    numbers,
  }
}

/** As little as that is a translation that has begun, and not a list of the language's own. */
const hasBegun = (own: readonly unknown[], other: readonly unknown[]): boolean =>
  own.length * 2 <= other.length

/** A row as an answer in the language that it is not in. */
const ofOtherLanguage = (row: AnyRow, language: Language): AnyRow =>
  ('language_code' in row ? { ...row, language_code: language, in_other_language: true } : row) as AnyRow

/** Gives a number that is not taken yet, the wanted one if it is free. */
function freeNumbers(taken: readonly number[]): (wanted: number) => number {
  const known = new Set(taken)
  let highest = Math.max(0, ...taken)
  return (wanted) => {
    const free = known.has(wanted) ? highest + 1 : wanted
    known.add(free)
    highest = Math.max(highest, free)
    return free
  }
}
