import { isDeepStrictEqual } from 'node:util'
import type { FlattenedField, PayloadRequest } from 'payload'
import { bodyInWords, plainText } from '../../content/body/in-words.ts'
import { changedForms, isLeftOut, ownLabel, plain, valueIn } from '../../content/journal/changes.ts'
import { valueInWords } from '../../content/journal/value-in-words.ts'
import { orderField } from '../../payload/requests/system-fields.ts'
import { readRecord } from '../../platform/database/records.ts'
import { toMarathiDigits } from '../../platform/words/digits.ts'
import { say, type Words } from '../../platform/words/words.ts'

type Language = 'en' | 'mr'
/** A value as people read it; a file with its address. */
export type Shown = { text: string; file?: { address: string; isPicture: boolean } }
export type Half = { language?: Language; before: Shown; after: Shown }
/** A field that is changed, in words; both languages of a text stay together. */
export type ChangedField = { label: string; halves: Half[] }

type Compared = { before: unknown; after: unknown }
type Found = Compared & { field: FlattenedField; label: Words; language?: Language }

const languages: readonly Language[] = ['mr', 'en']

const halvesOf = (fields: FlattenedField[]): FlattenedField[] | undefined => {
  const found = languages.flatMap((language) => fields.find(({ name }) => name === language) ?? [])
  return found.length === languages.length ? found : undefined
}

const within = (parent: Words | undefined, own: Words): Words =>
  parent ? { en: `${parent.en}, ${own.en}`, mr: `${parent.mr}, ${own.mr}` } : own

const isSame = ({ before, after }: Compared): boolean => isDeepStrictEqual(plain(before), plain(after))

const at = ({ before, after }: Compared, name: string | number): Compared => ({
  before: valueIn(before, name),
  after: valueIn(after, name),
})

const rowsIn = ({ before, after }: Compared): number =>
  Math.max(...[before, after].map((value) => (Array.isArray(value) ? value.length : 0)))

/** The changed values, those of one bilingual text in a group of their own. */
function* changedIn(fields: FlattenedField[], values: Compared, parent?: Words): Generator<Found[]> {
  for (const field of fields) {
    const forms = changedForms(field, values.before, values.after)
    if (forms.length > 0)
      yield forms.map((form) => ({
        ...form,
        label: ownLabel(field),
        language: form.field.name as Language,
      }))
    if (isLeftOut(field) || field.name === '_status' || field.name === 'id') continue
    const label = within(parent, ownLabel(field))
    const own = at(values, field.name)
    const halves = field.type === 'group' ? halvesOf(field.flattenedFields) : undefined
    if (halves) {
      const found = halves.map((half) => ({
        ...at(own, half.name),
        field: half,
        label,
        language: half.name as Language,
      }))
      if (!found.every(isSame)) yield found
    } else if (field.type === 'group') yield* changedIn(field.flattenedFields, own, label)
    else if (field.type === 'array')
      for (let row = 0; row < rowsIn(own); row += 1) {
        const numbered = { en: `${label.en} ${row + 1}`, mr: `${label.mr} ${toMarathiDigits(row + 1)}` }
        yield* changedIn(field.flattenedFields, at(own, row), numbered)
      }
    else if (!isSame(own)) yield [{ ...own, field, label }]
  }
}

type Stored = { filename?: string | null; mimeType?: string | null }

async function shown(field: FlattenedField, value: unknown, req: PayloadRequest): Promise<Shown> {
  if (field.type === 'json') return { text: say(Array.isArray(value) ? bodyInWords(value) : plainText, req) }
  const text = say(await valueInWords(field, value, req), req)
  if (field.type !== 'upload') return { text }
  const file = await readRecord<Stored & { id: number }>(req.payload, {
    collection: 'media',
    where: { id: { equals: plain(value) } },
    req,
  })
  if (!file?.filename) return { text }
  const address = `${req.payload.config.routes.api}/media/file/${encodeURIComponent(file.filename)}`
  return { text, file: { address, isPicture: (file.mimeType ?? '').startsWith('image/') } }
}

const moved = {
  label: { en: 'Place in the list', mr: 'यादीतील स्थान' },
  before: { en: 'as it is', mr: 'आहे तसे' },
  after: { en: 'moved', mr: 'बदललेले' },
} satisfies Record<string, Words>

const isMoved = (before: unknown, after: unknown): boolean =>
  before !== undefined && valueIn(before, orderField) !== valueIn(after, orderField)

/** The key of a place says nothing to people. */
const placeIn = (req: PayloadRequest): ChangedField => ({
  label: say(moved.label, req),
  halves: [{ before: { text: say(moved.before, req) }, after: { text: say(moved.after, req) } }],
})

/** What a draft would change of what residents see, or all that a new record would show. */
export async function changedFields(
  fields: FlattenedField[],
  before: unknown,
  after: unknown,
  req: PayloadRequest,
): Promise<ChangedField[]> {
  const changed = isMoved(before, after) ? [placeIn(req)] : []
  for (const found of changedIn(fields, { before, after })) {
    const halves: Half[] = []
    for (const { field, language, ...values } of found)
      halves.push({
        ...(language ? { language } : {}),
        before: await shown(field, values.before, req),
        after: await shown(field, values.after, req),
      })
    const [first] = found
    if (first) changed.push({ label: say(first.label, req), halves })
  }
  return changed
}
