import {
  type Field,
  type FieldKind,
  type Fields,
  type Language,
  type ListName,
  lists,
  toAsciiDigits,
  wireNameOf,
} from '@nagardwar/contract'
import { type Bilingual, inLanguage, otherLanguage } from './bilingual.ts'
import { exceptions } from './exceptions.ts'
import { type AddressOf, addressIn, picturesOf } from './files.ts'
import { lastChanged } from './last-changed.ts'

/** A record as the database holds it: our names, both languages, numbers of uploads and of other records. */
export type StoredRecord = { id: number | string } & Readonly<Record<string, unknown>>
export type WireRecord = { id: number } & Readonly<Record<string, unknown>>

/** The language of a row, and where its files are. */
export type Reader = { language: Language; addressOf: AddressOf }

type Write = (value: unknown, reader: Reader, field: Field, record: StoredRecord) => unknown

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const asIs: Write = (value) => value
const orEmpty: Write = (value) => value ?? ''
const asText: Write = (value, { language }) =>
  isObject(value) ? inLanguage(value as Bilingual, language) : (value ?? '')
const asFile: Write = (value, { language, addressOf }) => addressIn(language, value as never, addressOf)
/** In the language whose text the row has; absent where that text has none. */
const asBody: Write = (value, { language }, { text = '' }, record) => {
  const words = (record[text] ?? {}) as Bilingual
  const bodies = (value ?? {}) as { en?: unknown; mr?: unknown }
  return bodies[words[language] ? language : otherLanguage[language]] ?? undefined
}
const numberOf = (related: unknown): number =>
  Number(isObject(related) && 'id' in related ? related.id : related)
const rowsInside: Write = (value, reader, { inside = {} }) =>
  ((value ?? []) as object[]).map((item, index) => written(inside, { ...item, id: index + 1 }, reader))

/** How each kind of field is written. */
const writers: Readonly<Record<FieldKind, Write>> = {
  recordId: numberOf,
  ownNumber: (_value, _reader, _field, { id }) => Number(id),
  reference: numberOf,
  optionalReference: (related) => (related ? numberOf(related) : 0),
  references: (related) => ((related ?? []) as unknown[]).map(numberOf),
  status: () => 1,
  language: (_value, { language }) => language,
  text: asText,
  textKey: asIs,
  body: asBody,
  decimal: (value) => (value === null || value === undefined ? '' : String(value)),
  date: (value) => (value ? new Date(String(value)).toISOString() : null),
  picture: asFile,
  document: asFile,
  pictures: (value, reader) =>
    picturesOf(value)
      .map((picture) => addressIn(reader.language, picture, reader.addressOf))
      .filter(Boolean),
  // Staff write `#` for a label without a page. On the wire that is an empty link (contract.md, rule 8).
  link: (value) => (value && value !== '#' ? value : ''),
  menuLink: asIs,
  website: orEmpty,
  email: orEmpty,
  wards: orEmpty,
  position: orEmpty,
  hours: orEmpty,
  texts: (value) => value ?? [],
  choice: (value, _reader, { choice }) => (choice?.otherwise === '' ? (value ?? '') : value),
  timeOfDay: (value) => toAsciiDigits(String(value ?? '')),
  rows: rowsInside,
  group: (value, reader, { inside = {} }) => written(inside, { id: 0, ...(value ?? {}) }, reader),
}

/** The record's field behind a field of the row: a reference such as `headingId` is the record's `heading`. */
export const sourceOf = (name: string, kind: FieldKind): string =>
  kind === 'reference' || kind === 'optionalReference' ? name.replace(/Id$/, '') : name

function written(fields: Fields, record: StoredRecord, reader: Reader): Record<string, unknown> {
  const entries = Object.entries(fields).map(([name, field]) => {
    const value = writers[field.kind](record[sourceOf(name, field.kind)], reader, field, record)
    return [wireNameOf(name, field), value] as const
  })
  // System fields of a record, such as its status, come after its own fields.
  return Object.fromEntries(entries.sort(([a], [b]) => Number(a === 'status') - Number(b === 'status')))
}

/** A record as the row that the contract has for it, in one language. */
export function toWire(name: ListName, record: StoredRecord, reader: Reader): WireRecord {
  const except = (
    exceptions as Partial<Record<ListName, (record: StoredRecord, language: Language) => object>>
  )[name]
  const seen = except ? (except(record, reader.language) as StoredRecord) : record
  return { ...written(lists[name].fields, seen, reader), ...lastChanged(name, record) } as WireRecord
}
