import { isDeepStrictEqual } from 'node:util'
import { commonNames } from '@nagardwar/contract'
import type { FlattenedField, PayloadRequest } from 'payload'
import { systemFields } from '../../payload/requests/system-fields.ts'
import { toMarathiDigits } from '../../platform/words/digits.ts'
import type { Words } from '../../platform/words/words.ts'
import { same, valueInWords } from './value-in-words.ts'

type Values = Readonly<Record<string, unknown>>
type Compared = { field: FlattenedField; before: unknown; after: unknown }
type Change = Compared & { label: Words; isForm?: true }

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
  email: commonNames.email,
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

const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(plain(one), plain(other))

/**
 * The halves of a text that say the same in another form, or that lost their form: the words alone would not show it.
 * `field` is that of the bodies (decision 0247).
 */
export function changedForms(field: FlattenedField, before: unknown, after: unknown): Compared[] {
  const text = field.custom?.bodyOf as string | undefined
  if (field.type !== 'group' || !text) return []
  return field.flattenedFields.flatMap((half): Compared[] => {
    const [was, is, wasText, isText] = [field.name, text].flatMap((name) =>
      [before, after].map((values) => valueIn(valueIn(values, name), half.name)),
    )
    const isLost = plain(was) !== null && plain(is) === null
    if (isSame(was, is) || !(isLost || isSame(wasText, isText))) return []
    return [{ field: half, before: was, after: is }]
  })
}

function* changed(
  fields: FlattenedField[],
  before: unknown,
  after: unknown,
  parent?: Words,
): Generator<Change> {
  for (const field of fields) {
    const label = labelIn(parent, field)
    for (const form of changedForms(field, before, after))
      yield { ...form, label: labelIn(label, form.field), isForm: true }
    if (isLeftOut(field)) continue
    const [was, is] = [valueIn(before, field.name), valueIn(after, field.name)]
    if (field.type === 'group') yield* changed(field.flattenedFields, was, is, label)
    else if (field.type === 'array') {
      const rows = Math.max(...[was, is].map((value) => (Array.isArray(value) ? value.length : 0)))
      for (let row = 0; row < rows; row += 1) {
        const numbered = { en: `${label.en} ${row + 1}`, mr: `${label.mr} ${toMarathiDigits(row + 1)}` }
        yield* changed(field.flattenedFields, valueIn(was, row), valueIn(is, row), numbered)
      }
    } else if (!isSame(was, is)) yield { field, label, before: was, after: is }
  }
}

const form = {
  changed: { en: 'only the form changed, the words are the same', mr: 'फक्त स्वरूप बदलले, शब्द तेच आहेत' },
  lost: { en: 'plain text now', mr: 'आता साधा मजकूर' },
} satisfies Record<string, Words>

async function saidOf({ field, before, after, isForm }: Change, req: PayloadRequest): Promise<Words> {
  if (isForm) return plain(after) === null ? form.lost : form.changed
  const [from, to] = [await valueInWords(field, before, req), await valueInWords(field, after, req)]
  return { en: `${from.en} → ${to.en}`, mr: `${from.mr} → ${to.mr}` }
}

/** What a change did to the fields that people see: one line for each, with what it held before and holds now. */
export async function changesInWords(
  fields: FlattenedField[],
  before: unknown,
  after: unknown,
  req: PayloadRequest,
): Promise<Words | undefined> {
  const lines: Words[] = []
  for (const change of changed(fields, before, after)) {
    if (lines.length === mostLines) break
    const said = await saidOf(change, req)
    lines.push({ en: `${change.label.en}: ${said.en}`, mr: `${change.label.mr}: ${said.mr}` })
  }
  if (lines.length === 0) return undefined
  return { en: lines.map(({ en }) => en).join('\n'), mr: lines.map(({ mr }) => mr).join('\n') }
}
