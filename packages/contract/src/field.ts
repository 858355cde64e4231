import { z } from 'zod'
import type { Choice } from './choice.ts'
import type { Names } from './language.ts'
import { wireNameOf } from './wire-name.ts'

/** The kind of a field. It decides how the tolerant reader corrects it and how the desk's API writes it. */
export type FieldKind =
  | 'recordId'
  | 'reference'
  | 'optionalReference'
  | 'references'
  | 'ownNumber'
  | 'status'
  | 'text'
  | 'decimal'
  | 'language'
  | 'date'
  | 'picture'
  | 'pictures'
  | 'document'
  | 'link'
  | 'menuLink'
  | 'website'
  | 'email'
  | 'wards'
  | 'position'
  | 'hours'
  | 'texts'
  | 'textKey'
  | 'timeOfDay'
  | 'choice'
  | 'body'
  | 'rows'
  | 'group'

/** A field of a row. It is declared under our name; `wireName` is set if its name on the wire differs. */
export type Field<
  S extends z.ZodType = z.ZodType,
  I extends Fields | undefined = Fields | undefined,
  W extends string | undefined = string | undefined,
  C extends Choice | undefined = Choice | undefined,
> = {
  readonly kind: FieldKind
  /** What people call it: at the desk, in sheets, reports and the journal, and in the list of open data. */
  readonly label: Names
  /** The schema of our server's values, with the field's meaning as its description. */
  readonly schema: S
  /** The fields of the inner rows or of the group. */
  readonly inside: I
  /** The values of a choice. */
  readonly choice: C
  readonly wireName: W
  /** Names of the field on older servers, the likeliest first. */
  readonly olderNames: readonly string[]
  /** Of a body: the field that says the same as plain text. */
  readonly text?: string
}
export type Fields = { readonly [name: string]: Field }

/** The Zod shape of a row on the wire. */
export type WireShape<F extends Fields> = {
  -readonly [K in keyof F & string as F[K]['wireName'] extends string ? F[K]['wireName'] : K]: F[K]['schema']
}

type Value<X extends Field> = X['inside'] extends Fields
  ? z.infer<X['schema']> extends readonly unknown[]
    ? NamedRow<X['inside']>[]
    : NamedRow<X['inside']>
  : z.infer<X['schema']>

/** Fields that a row may lack: bodies, which browsers do not read. */
type Lackable<F extends Fields> = {
  [K in keyof F]: F[K]['schema'] extends z.ZodOptional ? K : never
}[keyof F]

type Flat<T> = { [K in keyof T]: T[K] }

/** A row with our own names. */
export type NamedRow<F extends Fields> = Flat<
  { -readonly [K in Exclude<keyof F, Lackable<F>>]: Value<F[K]> } & {
    -readonly [K in Lackable<F>]?: Value<F[K]>
  }
>

/** Sets the name on the wire, and the names on older servers. */
export const sentAs = <
  S extends z.ZodType,
  I extends Fields | undefined,
  C extends Choice | undefined,
  const W extends string,
>(
  wireName: W,
  field: Field<S, I, undefined, C>,
  olderNames: readonly string[] = [],
): Field<S, I, W, C> => ({ ...field, wireName, olderNames })

/** The strict schema of a row on the wire, its fields in the order of the declaration. */
export function wireSchema<F extends Fields>(fields: F): z.ZodObject<WireShape<F>, z.core.$strict> {
  const shape = Object.entries(fields).map(([name, field]) => [wireNameOf(name, field), field.schema])
  return z.strictObject(Object.fromEntries(shape)) as unknown as z.ZodObject<WireShape<F>, z.core.$strict>
}
