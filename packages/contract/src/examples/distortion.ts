import type { Field } from '../field.ts'
import { lists } from '../generated/lists.ts'
import type { ListName } from '../list-paths.ts'
import { wireNameOf } from '../wire-name.ts'

type Raw = Readonly<Record<string, unknown>>
type Distort = (value: unknown) => unknown

const kindOf = (name: ListName, wireName: string): string | undefined =>
  Object.entries<Field>(lists[name].fields).find(([ours, field]) => wireNameOf(ours, field) === wireName)?.[1]
    .kind

const change = (name: ListName, rows: readonly Raw[], changes: Readonly<Record<string, Distort>>): Raw[] =>
  rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([field, value]) => [
        field,
        (changes[kindOf(name, field) ?? ''] ?? same)(value),
      ]),
    ),
  )

const same: Distort = (value) => value
const windowsIfPath: Distort = (path) =>
  String(path).startsWith('/') ? String(path).replace(/^\//, '').replaceAll('/', '\\') : path

// A department without a link gets one (rule 7), so an empty link differs from a missing one.
const isEmpty = (field: string, value: unknown): boolean =>
  field !== 'department_link' && (value === '' || value === null)

/** Harmless differences in how other servers write the same rows, for any list. */
export const distortions: Readonly<Record<string, (name: ListName, rows: readonly Raw[]) => unknown>> = {
  'numbers as text': (name, rows) =>
    change(name, rows, { recordId: String, reference: String, ownNumber: String, status: String }),
  'Windows paths': (name, rows) => change(name, rows, { picture: windowsIfPath, document: windowsIfPath }),
  'lists as JSON text': (name, rows) =>
    change(name, rows, { pictures: JSON.stringify, rows: JSON.stringify, references: JSON.stringify }),
  'links without a leading slash': (name, rows) =>
    change(name, rows, { link: (link) => (/^\/./.test(String(link)) ? String(link).slice(1) : link) }),
  'wards with commas': (name, rows) =>
    change(name, rows, { wards: (text) => String(text).replaceAll(' ', ', ') }),
  'extra fields': (_, rows) =>
    rows.map((row) => ({ ...row, created_at: '2020-01-01', __v: 0, nested: { deep: [1] } })),
  'empty text as null': (_, rows) =>
    rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([field, value]) => [field, isEmpty(field, value) ? null : value]),
      ),
    ),
  'missing optional fields': (_, rows) =>
    rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([field, value]) => !isEmpty(field, value))),
    ),
}
