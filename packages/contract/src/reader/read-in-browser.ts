import type { FieldKind } from '../field.ts'
import {
  decimalPattern,
  filePattern,
  hoursPattern,
  linkPattern,
  positionPattern,
  wardsPattern,
} from '../field-patterns.ts'
import { browserFields } from '../generated/browser-fields.ts'
import type { Language } from '../language.ts'
import type { ListName } from '../list-paths.ts'
import { noLog } from '../log.ts'
import type { WireRow } from '../row.ts'
import { lastChangedIn } from './last-changed-in.ts'
import { isObject, mendRow, type Readable, type Readables, withIds } from './mend-row.ts'
import { type RawRow, valueIn } from './older-names.ts'

/** The values of a choice, what else is read, and what older servers write for a value. */
type Values = readonly [readonly string[], string?, Readonly<Record<string, string>>?]
/**
 * A field in the generated table: its kind, with `!` if it must not be empty, and its older names after `<`; or its
 * inner fields, or its values.
 */
type Kind = string | readonly [string, Kinds | Values]
type Kinds = { readonly [wireName: string]: Kind }

type Checked = Readable & { readonly isEssential: boolean; readonly inside: CheckedFields | undefined }
type CheckedFields = { readonly [name: string]: Checked }

const isValues = (of: Kinds | Values): of is Values => Array.isArray(of)

function checked(kind: Kind): Checked {
  const [name = '', ...olderNames] = (typeof kind === 'string' ? kind : kind[0]).split('<')
  const of = typeof kind === 'string' ? undefined : kind[1]
  return {
    kind: name.replace('!', '') as FieldKind,
    isEssential: name.endsWith('!'),
    inside: of && !isValues(of) ? checkedFields(of) : undefined,
    choice: of && isValues(of) ? { values: of[0], otherwise: of[1], older: of[2] ?? {} } : undefined,
    wireName: undefined,
    olderNames,
  }
}

const checkedFields = (kinds: Kinds): CheckedFields =>
  Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, checked(kind)]))

const patterns: Partial<Record<FieldKind, RegExp>> = {
  picture: filePattern,
  document: filePattern,
  link: linkPattern,
  menuLink: linkPattern,
  decimal: decimalPattern,
  wards: wardsPattern,
  position: positionPattern,
  hours: hoursPattern,
}

/** Whether a corrected value matches the schema. The property test compares the two. */
function isSound(value: unknown, { kind, inside, isEssential }: Checked): boolean {
  if (value === null) return kind === 'date'
  if (value === undefined) return false
  if (typeof value === 'number') return value >= 0 && (kind !== 'status' || value === 1)
  if (typeof value === 'string')
    return value === ''
      ? !isEssential
      : (patterns[kind]?.test(value) ?? true) || (kind === 'menuLink' && value === '#')
  return !inside || kind === 'rows' || (isObject(value) && isWhole(value, inside))
}

const isWhole = (row: RawRow, fields: CheckedFields): boolean =>
  Object.entries(fields).every(([name, field]) => isSound(row[name], field))

/** File sizes in a row, which the site's own `/api` adds. */
const filesIn = ({ files }: RawRow): object =>
  isObject(files)
    ? { files: Object.fromEntries(Object.entries(files).filter(([, facts]) => isObject(facts))) }
    : {}

/** What else the site's own `/api` adds to a row. */
const addedIn = ({ in_other_language: isOther, of_heading: heading }: RawRow): object => ({
  ...(isOther === true ? { in_other_language: true } : {}),
  ...(Number.isSafeInteger(heading) ? { of_heading: heading } : {}),
})

/**
 * The tolerant reader for rows that reach a browser, because proxies between it and the site's `/api` may change an
 * answer. It reads like `readList`, without Zod. Rows of the other language stay: the site's server has checked them.
 */
export function readInBrowser<N extends ListName>(
  name: N,
  language: Language,
  rows: readonly unknown[],
): WireRow<N>[] {
  const fields = checkedFields(browserFields[name])
  const reading = {
    language,
    list: name,
    log: noLog,
    isWhole: (row: RawRow, { inside = {} }: Readable) => isWhole(row, inside as CheckedFields),
  }
  const mended = rows.filter(isObject).map((raw) => ({
    ...mendRow(fields as Readables, (wireName, field) => valueIn(name, raw, wireName, field), reading),
    ...lastChangedIn(raw),
    ...filesIn(raw),
    ...addedIn(raw),
  }))
  const wanted = mended.filter(
    (row: RawRow) =>
      (typeof row.status !== 'number' || row.status === 1) &&
      !('language_code' in row && row.language_code === undefined),
  )
  return withIds(wanted).filter((row) => isWhole(row, fields)) as WireRow<N>[]
}
