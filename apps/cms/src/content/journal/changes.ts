import { isDeepStrictEqual } from 'node:util'
import type { FlattenedField, PayloadRequest } from 'payload'
import { systemFields } from '../../payload/requests/system-fields.ts'
import { toMarathiDigits } from '../../platform/words/digits.ts'
import type { Words } from '../../platform/words/words.ts'
import { same, valueInWords } from './value-in-words.ts'

type Values = Readonly<Record<string, unknown>>
type Change = { field: FlattenedField; label: Words; before: unknown; after: unknown }

const mostLines = 40

// Of a file, only the name is written. Other values that the system sets are left out, also secrets of accounts.
const left = systemFields({ auth: true as never, upload: true as never })
/** What no person fills in. */
export const isLeftOut = (field: FlattenedField): boolean =>
  (left.has(field.name) && field.name !== 'filename') ||
  ('virtual' in field && Boolean(field.virtual)) ||
  (field.name !== 'filename' && Boolean((field.admin as { hidden?: unknown } | undefined)?.hidden))

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null

export const valueIn = (values: unknown, name: string | number): unknown =>
  isValues(values) ? values[name] : undefined

const isWords = (label: unknown): label is Words =>
  typeof label === 'object' && label !== null && 'mr' in label

/** Payload names its own fields in one language at a time. */
const ofPayload: Readonly<Record<string, Words>> = {
  _status: { en: 'Status', mr: 'स्थिती' },
  filename: { en: 'File', mr: 'फाइल' },
  email: { en: 'Email', mr: 'ई-मेल' },
}

export const ownLabel = (field: FlattenedField): Words => {
  const label = 'label' in field ? field.label : undefined
  const known = ofPayload[field.name]
  if (known && !isWords(label)) return known
  return isWords(label) ? label : same(field.name)
}

function labelIn(parent: Words | undefined, field: FlattenedField): Words {
  const own = ownLabel(field)
  if (!parent) return own
  const join = (one: string, other: string) =>
    field.name === 'en' || field.name === 'mr' ? `${one} (${other})` : `${one}, ${other}`
  return { en: join(parent.en, own.en), mr: join(parent.mr, own.mr) }
}

/** Compared alike: an empty text and none, a record and its number. */
export const plain = (value: unknown): unknown => {
  if (value === undefined || value === '') return null
  return isValues(value) && 'id' in value && !Array.isArray(value) ? value.id : value
}

function* changed(
  fields: FlattenedField[],
  before: unknown,
  after: unknown,
  parent?: Words,
): Generator<Change> {
  for (const field of fields) {
    if (isLeftOut(field)) continue
    const label = labelIn(parent, field)
    const [was, is] = [valueIn(before, field.name), valueIn(after, field.name)]
    if (field.type === 'group') yield* changed(field.flattenedFields, was, is, label)
    else if (field.type === 'array') {
      const rows = Math.max(...[was, is].map((value) => (Array.isArray(value) ? value.length : 0)))
      for (let row = 0; row < rows; row += 1) {
        const numbered = { en: `${label.en} ${row + 1}`, mr: `${label.mr} ${toMarathiDigits(row + 1)}` }
        yield* changed(field.flattenedFields, valueIn(was, row), valueIn(is, row), numbered)
      }
    } else if (!isDeepStrictEqual(plain(was), plain(is))) yield { field, label, before: was, after: is }
  }
}

/** What a change did to the fields that people see: one line for each, with what it held before and holds now. */
export async function changesInWords(
  fields: FlattenedField[],
  before: unknown,
  after: unknown,
  req: PayloadRequest,
): Promise<Words | undefined> {
  const lines: Words[] = []
  for (const { field, label, before: was, after: is } of changed(fields, before, after)) {
    if (lines.length === mostLines) break
    const [from, to] = [await valueInWords(field, was, req), await valueInWords(field, is, req)]
    lines.push({
      en: `${label.en}: ${from.en} → ${to.en}`,
      mr: `${label.mr}: ${from.mr} → ${to.mr}`,
    })
  }
  if (lines.length === 0) return undefined
  return { en: lines.map(({ en }) => en).join('\n'), mr: lines.map(({ mr }) => mr).join('\n') }
}
