import { z } from 'zod'
import { fieldKinds } from '../field-kind.ts'
import type { ListName } from '../list-paths.ts'
import { rowSchemas } from '../rows/index.ts'

type Raw = Readonly<Record<string, unknown>>
type Distort = (value: unknown) => unknown

const kindOf = (name: ListName, field: string): string | undefined => {
  const schema: unknown = Reflect.get(rowSchemas[name].shape, field)
  return schema instanceof z.ZodType ? fieldKinds.get(schema)?.kind : undefined
}

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
const windows: Distort = (path) => String(path).replace(/^\//, '').replaceAll('/', '\\')

// A department without a link gets one (rule 7), so its empty link is not the same as none.
const isEmpty = (field: string, value: unknown): boolean =>
  field !== 'department_link' && (value === '' || value === null)

/** Harmless ways in which other servers write the same rows, for any list. */
export const distortions: Readonly<Record<string, (name: ListName, rows: readonly Raw[]) => unknown>> = {
  'numbers as text': (name, rows) => change(name, rows, { recordId: String, number: String, status: String }),
  'Windows paths': (name, rows) =>
    change(name, rows, { file: (path) => (String(path).startsWith('/') ? windows(path) : path) }),
  'lists as JSON text': (name, rows) => change(name, rows, { files: JSON.stringify, rows: JSON.stringify }),
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
