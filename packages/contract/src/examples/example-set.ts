import { z } from 'zod'
import { lists } from '../generated/lists.ts'
import { type Language, languages } from '../language.ts'
import { type ListName, listPaths } from '../list-paths.ts'
import type { WireRow } from '../row.ts'
import { Both, chosen, type WrittenRow } from './bilingual.ts'

type Written<N extends ListName> = readonly WrittenRow<N>[]

/** An answer that only a tolerant client accepts, and how many rows remain in English. */
export type RawAnswer = { answer: unknown; kept: number }

/** The named examples of a list: possible answers of our server, and of others. */
export type ExampleSet<N extends ListName> = {
  /** Rows in both languages, as our server sends them. `normal`, `untranslated`, `long` and `empty` always exist. */
  strict: Readonly<Record<string, WireRow<N>[]>>
  raw: Readonly<Record<string, RawAnswer>>
}

type Own<N extends ListName> = {
  /** More possible answers of our server. */
  odd?: Readonly<Record<string, Written<N>>>
  raw?: Readonly<Record<string, RawAnswer>>
}

/** The examples of a list, from its records written once. */
export function examplesOf<N extends ListName>(
  name: N,
  normal: Written<N>,
  { odd = {}, raw = {} }: Own<N> = {},
): ExampleSet<N> {
  const own = Object.entries(odd).map(([key, records]) => [key, rowsOf(name, records)] as const)
  return {
    strict: {
      normal: rowsOf(name, normal),
      untranslated: rowsOf(
        name,
        changed(normal.slice(0, 3), ({ en }) => new Both(en, en)),
      ),
      long: rowsOf(
        name,
        changed(normal.slice(0, 3), (both) => new Both(long(both.en), long(both.mr))),
      ),
      empty: [],
      ...Object.fromEntries(own),
    },
    raw,
  }
}

const isPath = /^\//
const long = (text: string): string =>
  text === '' || isPath.test(text) ? text : Array.from({ length: 12 }, () => text).join(' ')

function rowsOf<N extends ListName>(name: N, records: Written<N>): WireRow<N>[] {
  if (listPaths[name].language === null)
    return records.map((record, index) => rowOf(name, record, index, 'en'))
  return languages.flatMap((language) => records.map((record, index) => rowOf(name, record, index, language)))
}

function rowOf<N extends ListName>(
  name: N,
  record: WrittenRow<N>,
  index: number,
  language: Language,
): WireRow<N> {
  const shape: z.ZodRawShape = lists[name].schema.shape
  const written = chosen(record, language) as object
  return {
    id: index + 1,
    ...('language_code' in shape ? { language_code: language } : {}),
    ...('status' in shape ? { status: 1 } : {}),
    ...written,
    ...blanks(shape, written),
  } as unknown as WireRow<N>
}

/** Fields that the example omits, which may be empty. */
function blanks(shape: z.ZodRawShape, written: object): object {
  const missing = Object.entries(shape).filter(
    ([field, schema]) =>
      field !== 'id' && !Object.hasOwn(written, field) && !z.safeParse(schema, undefined).success,
  )
  const filled = missing.map(([field, schema]) => {
    const blank = ['', null, [], 0].find((value) => z.safeParse(schema, value).success)
    return [field, blank] as const
  })
  return Object.fromEntries(filled.filter(([, blank]) => blank !== undefined))
}

function changed<N extends ListName>(records: Written<N>, change: (both: Both) => Both): Written<N> {
  return records.map((record) => changedInside(record, change) as WrittenRow<N>)
}

function changedInside(value: unknown, change: (both: Both) => Both): unknown {
  if (value instanceof Both) return change(value)
  if (Array.isArray(value)) return value.map((item) => changedInside(item, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([field, inside]) => [field, changedInside(inside, change)]),
  )
}
