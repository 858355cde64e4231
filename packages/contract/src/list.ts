import { z } from 'zod'
import { type Fields, sentAs, type WireShape, wireSchema } from './field.ts'
import { languageCode, recordId } from './field-kinds.ts'
import type { Names } from './language.ts'

/** The client's language parameter; our own servers accept all three (contract.md). */
export type LanguageParameter = 'lang' | 'language_code'

type Declaration<L extends LanguageParameter | null, F extends Fields> = {
  /** Below the API root, in the spelling of the servers in use. */
  path: `/${string}`
  /** The client's own language parameter (spec.md, section 7); null where the list is the same in both languages. */
  language: L
  /** What a record, and the whole list, is called: at the desk, among the open data, in sheets and reports. */
  one: Names
  many: Names
  /** The meaning of one row, for the API document. */
  row: string
  /** Our names; `id` and, in a list with languages, `language` are added automatically. */
  fields: F
  /** The answer is an object with the rows under this name (contract.md, rule 1). */
  wrapper?: 'data'
}

/** System fields of every list, not part of the list's own declaration. */
const lastChanged = {
  last_changed: z.iso
    .date()
    .optional()
    .describe('Day of the last change or review of the record, in Asia/Kolkata.'),
}

const plain = { id: recordId() }
const bilingual = { ...plain, language: sentAs('language_code', languageCode()) }

type AllFields<L, F extends Fields> = (L extends null ? typeof plain : typeof bilingual) & F

export type List<L extends LanguageParameter | null = LanguageParameter | null, F extends Fields = Fields> = {
  path: `/${string}`
  language: L
  one: Names
  many: Names
  meaning: string
  fields: F
  wrapper: 'data' | undefined
  /** The strict schema of one row from our server. */
  schema: z.ZodObject<WireShape<F>, z.core.$strict>
}

// Our rows are typed by their own fields; `WireRow` includes this one.
const withLastChanged = <F extends Fields>(schema: z.ZodObject<WireShape<F>, z.core.$strict>) =>
  schema.extend(lastChanged) as unknown as typeof schema

/** Everything about a list of the API, in one place. */
export function list<const L extends LanguageParameter | null, F extends Fields>(
  declared: Declaration<L, F>,
): List<L, AllFields<L, F>> {
  const { path, language, one, many, row: meaning, wrapper } = declared
  const fields = {
    ...(language === null ? plain : bilingual),
    ...declared.fields,
  } as AllFields<L, F>
  const schema = withLastChanged(wireSchema(fields)).describe(meaning)
  return { path, language, one, many, meaning, fields, wrapper, schema }
}
