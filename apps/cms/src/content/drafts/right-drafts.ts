import {
  type CollectionBeforeChangeHook,
  type FlattenedField,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { isMovedInList } from '../../payload/requests/reorder.ts'
import { isStoredUnchecked } from '../../payload/requests/stored-unchecked.ts'
import { moveOf } from '../../payload/trash/trash.ts'

type Values = Readonly<Record<string, unknown>>
type Complaint = { path: string; message: string }
type Looked = { data: Values; req: PayloadRequest; complaints: Complaint[] }
type Validate = (value: unknown, context: object) => Promise<string | true> | string | true

/** Checks that need only the value itself. Pictures, relations and choices are checked when a record is published. */
const checked: ReadonlySet<string> = new Set(['text', 'textarea', 'date', 'number', 'email', 'json'])

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === ''

async function lookAt(
  field: FlattenedField,
  siblingData: Values,
  path: string,
  looked: Looked,
): Promise<void> {
  const value = siblingData[field.name]
  if (isEmpty(value)) return
  if (field.type === 'group' && isValues(value))
    return lookAtAll(field.flattenedFields, value, `${path}.`, looked)
  if (field.type === 'array' && Array.isArray(value)) {
    for (const [index, row] of value.entries())
      if (isValues(row)) await lookAtAll(field.flattenedFields, row, `${path}.${index}.`, looked)
    return
  }
  const validate = 'validate' in field ? (field.validate as Validate | undefined) : undefined
  if (!validate || !checked.has(field.type)) return
  const { data, req } = looked
  const answer = await validate(value, {
    ...field,
    required: false,
    isDraft: true,
    data,
    siblingData,
    req,
    path: path.split('.'),
  })
  if (typeof answer === 'string') looked.complaints.push({ path, message: answer })
}

async function lookAtAll(
  fields: FlattenedField[],
  values: Values,
  at: string,
  looked: Looked,
): Promise<void> {
  for (const field of fields) await lookAt(field, values, `${at}${field.name}`, looked)
}

type Of = { collection?: string; global?: string; req: PayloadRequest }

/** Throws a `ValidationError` with every filled-in value that is wrong. Payload does not validate drafts. */
export async function checkDraft(fields: FlattenedField[], data: Values, { req, ...of }: Of): Promise<void> {
  const complaints: Complaint[] = []
  await lookAtAll(fields, data, '', { data, req, complaints })
  if (complaints.length > 0) throw new ValidationError({ ...of, errors: complaints, req })
}

/**
 * A draft may have gaps, but filled-in values must be right. Otherwise the editor would meet the clerk's mistake when
 * publishing.
 */
export const rightDrafts: CollectionBeforeChangeHook = async ({ collection, data, req }) => {
  if (data._status !== 'draft' || isMovedInList(req) || moveOf(req) || isStoredUnchecked(req.context))
    return data
  await checkDraft(collection.flattenedFields, data, { collection: collection.slug, req })
  return data
}
