import { inOneLine, withoutTurns } from '@nagardwar/contract'
import { type FlattenedField, type PayloadRequest, ValidationError } from 'payload'
import { say, type Words } from '../../platform/words/words.ts'
import { aboutValue } from './value.ts'

type Values = Readonly<Record<string, unknown>>
type Complaint = { label: string; message: string; path: string }
type Reading = { complaints: Complaint[]; req: PayloadRequest }

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const mostRows = 100
const isRows = (value: unknown): value is Values[] =>
  Array.isArray(value) && value.length <= mostRows && value.every(isValues)

/** Payload's form sends a list without rows as their number. */
const rowsOf = (field: FlattenedField, value: unknown): unknown =>
  field.type === 'array' && (value === 0 || value === '0') ? [] : value

const isWords = (label: unknown): label is Words =>
  typeof label === 'object' && label !== null && 'en' in label && 'mr' in label

function labelOf(field: FlattenedField, req: PayloadRequest): string {
  const label = 'label' in field ? field.label : undefined
  if (isWords(label)) return say(label, req)
  return typeof label === 'string' ? label : field.name
}

/** "Name (English)": the name of one half of a bilingual field. */
const labelIn = (parent: string, field: FlattenedField, req: PayloadRequest): string => {
  const own = labelOf(field, req)
  return field.name === 'en' || field.name === 'mr' ? `${parent} (${own})` : own
}

/**
 * Texts of one line are stored without line breaks and without direction marks, which could make a name look like
 * another.
 */
function tidied(field: FlattenedField, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => tidied(field, item))
  // Fields that are never stored, above all passwords, are compared unchanged.
  if (typeof value !== 'string' || ('virtual' in field && field.virtual)) return value
  if (field.type === 'text' || field.type === 'email') return inOneLine(value)
  return field.type === 'textarea' ? withoutTurns(value) : value
}

function takeFrom(
  fields: FlattenedField[],
  values: Values,
  at: string,
  parent: string,
  reading: Reading,
): Values {
  const taken: Record<string, unknown> = {}
  for (const field of fields) {
    if (!Object.hasOwn(values, field.name)) continue
    const value = rowsOf(field, values[field.name])
    const path = `${at}${field.name}`
    const label = labelIn(parent, field, reading.req)
    if (field.type === 'group' && isValues(value))
      taken[field.name] = takeFrom(field.flattenedFields, value, `${path}.`, label, reading)
    else if (field.type === 'array' && isRows(value))
      taken[field.name] = value.map((row, index) =>
        takeFrom(field.flattenedFields, row, `${path}.${index}.`, label, reading),
      )
    else {
      const complaint = aboutValue(field, value)
      if (complaint)
        reading.complaints.push({ label, message: `${label} ${say(complaint, reading.req)}`, path })
      // Nothing is stored where one value is wrong, and only what was measured is read.
      else taken[field.name] = tidied(field, value)
    }
  }
  return taken
}

/**
 * What a request may set of a record: the values of its fields, without system fields, each in a form that can be
 * stored. Payload does not validate drafts, and expands names with dots only when it writes them. Throws a
 * `ValidationError` with every wrong value.
 */
export function submitted(
  fields: FlattenedField[],
  values: unknown,
  system: ReadonlySet<string>,
  req: PayloadRequest,
): Values {
  const complaints: Complaint[] = []
  const open = fields.filter(({ name }) => !system.has(name))
  const taken = takeFrom(open, isValues(values) ? values : {}, '', '', { complaints, req })
  if (complaints.length > 0) throw new ValidationError({ errors: complaints, req })
  return taken
}
