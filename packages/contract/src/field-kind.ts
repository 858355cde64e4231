import { z } from 'zod'

/**
 * How the tolerant reader mends a field that another server wrote differently. The builders below declare kind,
 * strict schema and meaning in one place, so a row schema says everything there is to say about its fields.
 */
export type FieldKind =
  | 'recordId'
  | 'number'
  | 'status'
  | 'text'
  | 'decimal'
  | 'language'
  | 'date'
  | 'file'
  | 'files'
  | 'link'
  | 'menuLink'
  | 'website'
  | 'wards'
  | 'texts'
  | 'textKey'
  | 'tenderStatus'
  | 'division'
  | 'meetingType'
  | 'rows'
  | 'group'

/** Kept beside Zod's own metadata, because that goes out with the OpenAPI document. */
export const fieldKinds = z.registry<{ kind: FieldKind }>()

/** A schema with its kind and its meaning. */
export const as = <S extends z.ZodType>(kind: FieldKind, schema: S, meaning: string): S => {
  const described = schema.describe(meaning)
  fieldKinds.add(described, { kind })
  return described
}
