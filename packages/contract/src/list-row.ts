import { z } from 'zod'
import { languageCode, recordId } from './field.ts'

/** The schema of a row that has a language. `meaning` describes the row in the API document. */
export const languageRow = <S extends z.ZodRawShape>(meaning: string, shape: S) =>
  z.strictObject({ id: recordId(), language_code: languageCode(), ...shape }).describe(meaning)

/** The schema of a row that is the same in both languages. */
export const plainRow = <S extends z.ZodRawShape>(meaning: string, shape: S) =>
  z.strictObject({ id: recordId(), ...shape }).describe(meaning)
