import { z } from 'zod'
import type { LanguageParameter } from '../list.ts'
import { type ListName, listPaths } from '../list-paths.ts'

export type Json = { readonly [key: string]: unknown }

export const isList = (name: string): name is ListName => Object.hasOwn(listPaths, name)

/** `roads` → `RoadsRow`: the schema name of a list's row. */
export const rowName = (name: ListName): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}Row`

export const ref = (kind: string, name: string): Json => ({ $ref: `#/components/${kind}/${name}` })

// Bodies are described as they are sent (`input`), answers as they arrive.
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output' = 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { target: 'draft-2020-12', io })
  return rest
}

/** A parameter's name among the document's components. */
export const parameterName = (parameter: LanguageParameter | 'language'): string => `language-${parameter}`
