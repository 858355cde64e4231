import { z } from 'zod'
import type { Compatibility } from './compatibility.ts'
import type { Fields } from './field.ts'
import { lists } from './generated/lists.ts'
import { listAnswer } from './list-answer.ts'
import { type ListName, listNames } from './list-paths.ts'
import { wireNameOf } from './wire-name.ts'

type WireRow = Readonly<Record<string, unknown>>
type Alias = { older: string; wireName: string; schema: z.ZodType }

/** Under which older names a list's fields are sent besides. Names that a row has anyway, such as `id`, are left out. */
function aliasesOf(name: ListName): Alias[] {
  const { schema } = lists[name]
  const fields: Fields = lists[name].fields
  return Object.entries(fields).flatMap(([own, field]) =>
    field.olderNames
      .filter((older) => !Object.hasOwn(schema.shape, older))
      .map((older) => ({ older, wireName: wireNameOf(own, field), schema: field.schema })),
  )
}

const aliases = new Map(listNames.map((name) => [name, aliasesOf(name)]))

const pictureLists = new Map(
  listNames.map((name) => [
    name,
    Object.entries(lists[name].fields).flatMap(([own, field]) =>
      field.kind === 'pictures' ? [wireNameOf(own, field)] : [],
    ),
  ]),
)

const asText = (meaning: string | undefined): z.ZodType =>
  z.string().describe(`${meaning} A JSON array as text, as this council's app reads it.`)

/** The strict schema of a row as our servers send it, its older names among it. */
export function sentSchema(name: ListName, compatibility: readonly Compatibility[] = []): z.ZodObject {
  const schema: z.ZodObject = lists[name].schema
  const older = (aliases.get(name) ?? []).map(
    (alias) =>
      [
        alias.older,
        alias.schema.describe(`The same as \`${alias.wireName}\`, for clients of older servers.`),
      ] as const,
  )
  const pictures = compatibility.includes('images-as-text') ? (pictureLists.get(name) ?? []) : []
  return schema
    .extend({
      ...Object.fromEntries(
        pictures.map((field) => [field, asText((schema.shape[field] as z.ZodType).description)]),
      ),
      ...Object.fromEntries(older),
    })
    .describe(lists[name].meaning)
}

/** A row as our servers send it: clients of older servers find the names that they know beside the contract's. */
export function sentRow<R extends object>(
  name: ListName,
  row: R,
  compatibility: readonly Compatibility[] = [],
): R {
  const older = aliases.get(name) ?? []
  const pictures = compatibility.includes('images-as-text') ? (pictureLists.get(name) ?? []) : []
  if (older.length + pictures.length === 0) return row
  const values = row as WireRow
  return {
    ...row,
    ...Object.fromEntries(pictures.map((field) => [field, JSON.stringify(values[field])])),
    ...Object.fromEntries(older.map((alias) => [alias.older, values[alias.wireName]])),
  }
}

/** The answer of a list as our servers send it (contract.md, "Clients of older servers"). */
export const sentAnswer = (
  name: ListName,
  rows: readonly object[],
  compatibility: readonly Compatibility[] = [],
): unknown =>
  listAnswer(
    name,
    rows.map((row) => sentRow(name, row, compatibility)),
  )
