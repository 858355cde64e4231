import type { ChoiceRule } from '../choice-rule.ts'
import type { FieldKind } from '../field.ts'
import { hoursPattern, positionPattern } from '../field-patterns.ts'
import { normaliseFilePath } from '../file-path.ts'
import type { Language } from '../language.ts'
import { normaliseWebsite } from '../link.ts'
import type { ListName } from '../list-paths.ts'
import type { Log } from '../log.ts'
import { wireNameOf } from '../wire-name.ts'
import { choiceFrom } from './choice.ts'
import { emailFrom, linkFrom } from './contact-address.ts'
import { dateFrom } from './date.ts'
import { rowLanguage } from './row-language.ts'
import { decimalFrom, numberFrom, recordIdFrom, statusFrom, textFrom } from './scalar.ts'
import { fileFrom, filesFrom, parsedText, referencesFrom, textsFrom } from './text-list.ts'
import { timeOfDayFrom } from './time-of-day.ts'
import { wardNumbersFrom } from './ward-numbers.ts'

/** What the reader must know about a field. */
export type Readable = {
  readonly kind: FieldKind
  readonly wireName: string | undefined
  readonly olderNames: readonly string[]
  readonly inside: Readables | undefined
  readonly choice: ChoiceRule | undefined
}
export type Readables = { readonly [name: string]: Readable }

/** The language that an answer is read for, where to report dropped parts, and the check for inner rows. */
export type Reading = {
  language: Language | undefined
  list: ListName
  log: Log
  isWhole: (row: Readonly<Record<string, unknown>>, of: Readable) => boolean
}
type Mend = (value: unknown, field: Readable, reading: Reading) => unknown

/** Ours besides: no older server writes it in another way. Empty where it is not as our server sends it. */
function matching(pattern: RegExp): Mend {
  return (value) => {
    const text = textFrom(value)
    return pattern.test(text) ? text : ''
  }
}

/** Bodies are read by servers alone (body/read.ts), which give none of them to `mendRow`. */
type Mended = Exclude<FieldKind, 'body'>

/** How each kind of field is corrected. One line per kind; the rules are in the other files here. */
const menders: Readonly<Record<Mended, Mend>> = {
  recordId: recordIdFrom,
  reference: numberFrom,
  optionalReference: (value) => numberFrom(value) ?? 0,
  references: referencesFrom,
  ownNumber: numberFrom,
  status: statusFrom,
  text: textFrom,
  decimal: decimalFrom,
  language: (value, _field, { language }) => rowLanguage(value, language),
  date: dateFrom,
  picture: fileFrom,
  pictures: filesFrom,
  document: fileFrom,
  link: linkFrom,
  menuLink: (value) => linkFrom(value) || '#',
  email: emailFrom,
  website: (value) => normaliseWebsite(textFrom(value)),
  wards: wardNumbersFrom,
  position: matching(positionPattern),
  hours: matching(hoursPattern),
  texts: textsFrom,
  textKey: (value) => textKeyFrom(textFrom(value)),
  timeOfDay: timeOfDayFrom,
  choice: (value, { choice }) => choice && choiceFrom(value, choice),
  rows: nestedRows,
  group: nestedGroup,
}

const pictureKey = 'image:'
const textKeyFrom = (key: string): string =>
  key.startsWith(pictureKey) ? pictureKey + normaliseFilePath(key.slice(pictureKey.length)) : key

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * A new row with exactly these fields, corrected, under their names on the wire. `valueIn` reads a field of the raw
 * row. The result may still violate the schema if a value could not be corrected.
 */
export function mendRow(
  fields: Readables,
  valueIn: (wireName: string, field: Readable) => unknown,
  reading: Reading,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const wireName = wireNameOf(name, field)
      return [wireName, menders[field.kind as Mended](valueIn(wireName, field), field, reading)]
    }),
  )
}

const ownValues = (raw: Readonly<Record<string, unknown>>) => (wireName: string) =>
  Object.hasOwn(raw, wireName) ? raw[wireName] : undefined

function nestedGroup(value: unknown, { inside = {} }: Readable, reading: Reading): unknown {
  const raw = parsedText(value)
  return mendRow(inside, ownValues(isObject(raw) ? raw : {}), reading)
}

const mostNestedRows = 500

function nestedRows(value: unknown, field: Readable, reading: Reading): unknown {
  const { inside = {} } = field
  const raw = parsedText(value)
  if (!Array.isArray(raw)) return []
  const kept = raw.slice(0, mostNestedRows)
  const mended = withIds(kept.filter(isObject).map((item) => mendRow(inside, ownValues(item), reading)))
  const rows = mended.filter((item) => reading.isWhole(item, field))
  if (rows.length < raw.length)
    reading.log('Malformed rows inside a row are left out', { list: reading.list })
  return rows
}

/** Rows without an id get the next free one: the id only tells rows apart. */
export function withIds(rows: readonly Record<string, unknown>[]): Record<string, unknown>[] {
  let highest = rows.reduce((most, { id }) => (typeof id === 'number' && id > most ? id : most), 0)
  return rows.map((row) => (row.id === undefined && 'id' in row ? { ...row, id: ++highest } : row))
}
