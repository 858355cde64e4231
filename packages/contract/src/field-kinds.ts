import { z } from 'zod'
import type { Choice, NamedValue } from './choice.ts'
import { bodyLabel, common } from './common-names.ts'
import { type Field, type FieldKind, type Fields, wireSchema } from './field.ts'
import {
  decimalPattern,
  filePattern,
  hoursPattern,
  linkPattern,
  positionPattern,
  timePattern,
  wardsPattern,
} from './field-patterns.ts'
import { languages, type Names } from './language.ts'
import { bodySchema } from './reader/body/schema.ts'
import { emailPattern } from './reader/contact-address.ts'

const whole = z.int().nonnegative()

const field = <S extends z.ZodType>(
  kind: FieldKind,
  schema: S,
  label: Names,
  meaning: string,
): Field<S, undefined, undefined, undefined> => ({
  kind,
  label,
  schema: schema.describe(meaning),
  inside: undefined,
  choice: undefined,
  wireName: undefined,
  olderNames: [],
})

export const recordId = () =>
  field(
    'recordId',
    whole,
    common.recordNumber,
    'Number of the record; the same in both languages, unique within the list and language.',
  )

/** The id of another record. Compared as text (spec.md, section 5). `headingId` is the record's `heading`. */
export const reference = (label: Names, meaning: string) => field('reference', whole, label, meaning)

/** A reference that a row of the specification may lack: 0 then, at older servers too. */
export const optionalReference = (label: Names, meaning: string) =>
  field('optionalReference', whole, label, `${meaning} 0 for none.`)

/** The ids of other records, each once. */
export const references = (label: Names, meaning: string) =>
  field('references', z.array(whole), label, meaning)

/** The record's own id again, under the name by which other records refer to it. */
export const ownNumber = (label: Names, meaning: string) => field('ownNumber', whole, label, meaning)

export const published = () =>
  field(
    'status',
    z.literal(1),
    { en: 'Published', mr: 'प्रसिद्ध' },
    'Whether the record is published: always 1, others are never sent.',
  )

export const languageCode = () =>
  field(
    'language',
    z.enum(languages),
    common.language,
    'Language this row was asked in: `en` or `mr`. A text without a translation is in the other one.',
  )

/** Text that may be empty. */
export const text = (label: Names, meaning: string) => field('text', z.string(), label, meaning)

/** A required text: a row without it is dropped. */
export const essentialText = (label: Names, meaning: string) =>
  field('text', z.string().min(1), label, meaning)

/** A text with headings, lists, links and tables, beside the field that says the same as plain text. */
export const body = (ofText: Names, text: string) => ({
  ...field(
    'body',
    bodySchema.optional(),
    bodyLabel(ofText),
    `\`${text}\` with its headings, lists, links and tables.`,
  ),
  text,
})

/** A number sent as text, such as a position or a measure of the theme; may be empty. */
export const decimal = (label: Names, meaning: string) =>
  field('decimal', z.string().regex(decimalPattern), label, `${meaning} A decimal number as text, or empty.`)

/** ISO 8601, or null if the date is unknown. */
export const date = (label: Names, meaning: string) =>
  field(
    'date',
    z.union([z.iso.date(), z.iso.datetime()]).nullable(),
    label,
    `${meaning} ISO 8601 date or date and time, shown in Asia/Kolkata; no value if not known.`,
  )

const file = z.string().min(1).regex(filePattern)
const optionalFile = z.string().regex(filePattern)
const fileForms = 'A path below the API root, such as `/uploads/lake.jpg`, or a full address.'
const optionalFileForms = 'A path below the API root, a full address, or empty.'

export const picture = (label: Names, meaning: string) =>
  field('picture', file, label, `${meaning} ${fileForms}`)
export const optionalPicture = (label: Names, meaning: string) =>
  field('picture', optionalFile, label, `${meaning} ${optionalFileForms}`)
export const pictures = (label: Names, meaning: string) =>
  field('pictures', z.array(file), label, `${meaning} Paths below the API root, or full addresses.`)

export const document = (label: Names, meaning: string) =>
  field('document', file, label, `${meaning} ${fileForms}`)
export const optionalDocument = (label: Names, meaning: string) =>
  field('document', optionalFile, label, `${meaning} ${optionalFileForms}`)

export const link = (label: Names, meaning: string) =>
  field(
    'link',
    z.string().regex(linkPattern),
    label,
    `${meaning} A path with a leading slash or a full address; empty if there is no page behind it.`,
  )

export const menuLink = (label: Names) =>
  field(
    'menuLink',
    z.union([z.literal('#'), z.string().min(1).regex(linkPattern)]),
    label,
    'Where the entry leads: a page of the site, a full address, or `#` for an entry that only opens its sub-menu.',
  )

export const website = (label: Names, meaning: string) =>
  field('website', z.string(), label, `${meaning} A full http address.`)

export const essentialWebsite = (label: Names, meaning: string) =>
  field('website', z.string().min(1), label, `${meaning} A full http address.`)

export const email = (label: Names, meaning: string) =>
  field('email', z.string().regex(emailPattern), label, `${meaning} An ordinary address, or empty.`)

export const wardNumbers = (label: Names, meaning: string) =>
  field('wards', z.string().regex(wardsPattern), label, `${meaning} Ward numbers separated by spaces.`)

export const position = () =>
  field(
    'position',
    z.string().regex(positionPattern),
    { en: 'Place on the map', mr: 'नकाशावरील ठिकाण' },
    'Where it is: latitude and longitude in decimal degrees (WGS 84), such as `19.2437, 73.3160`; or empty.',
  )

export const hours = (label: Names, meaning: string) =>
  field(
    'hours',
    z.string().regex(hoursPattern),
    label,
    `${meaning} A part of OpenStreetMap’s \`opening_hours\`: \`Mo-Fr 09:45-13:00,14:00-18:15; Sa off; PH off\` or \`24/7\`, in Asia/Kolkata, \`PH\` for the days in the list of holidays; days that are not named are closed. Empty if not known.`,
  )

export const texts = (label: Names, meaning: string) =>
  field('texts', z.array(z.string().min(1)), label, meaning)

export const textKey = (label: Names) =>
  field(
    'textKey',
    z.string().min(1),
    label,
    'Key of the interface text, such as `common:helplineNumber`; or `image:` and a file path, for the alternative text of a picture; or `synonyms:` and a number, for words that mean the same in a search, separated by commas.',
  )

export const timeOfDay = (label: Names, meaning: string) =>
  field(
    'timeOfDay',
    z.string().regex(timePattern),
    label,
    `${meaning} Hours and minutes in India, such as 11:30, or empty.`,
  )

/** What an unknown value of a choice is read as. Neither: a row with one is left out. */
type Otherwise<V extends string, E extends string> =
  | { otherwise?: NoInfer<V>; empty?: undefined }
  /** Empty, which means this. */
  | { otherwise?: undefined; empty: E }

/** One of a few values, the same in both languages, each with its names. */
export function choice<const V extends string, const E extends string = never>(
  label: Names,
  meaning: string,
  names: Readonly<Record<V, NamedValue>>,
  { otherwise, empty, older = {} }: Otherwise<V, E> & { older?: Readonly<Record<string, NoInfer<V>>> } = {},
): Field<z.ZodType<V | (E extends never ? never : '')>, undefined, undefined, Choice<V>> {
  const values = Object.keys(names) as V[]
  const allowed: readonly string[] = empty === undefined ? values : [...values, '']
  const schema = z.enum(allowed) as unknown as z.ZodType<V | (E extends never ? never : '')>
  const said = new Intl.ListFormat('en', { type: 'disjunction' }).format(
    values.map((value) => `\`${value}\` (${nameIn(names[value], value)})`),
  )
  const ofEmpty = empty === undefined ? '' : `; empty ${empty}`
  return {
    ...field('choice', schema, label, `${meaning}: ${said}${ofEmpty}.`),
    choice: { values, names, otherwise: empty === undefined ? otherwise : '', older },
  }
}

/** The names of a value, the English one unless the value is that. */
const nameIn = ({ en, mr }: NamedValue, value: string): string =>
  en.replaceAll(' ', '').toLowerCase() === value.replaceAll(' ', '').toLowerCase() ? mr : `${en}, ${mr}`

type Row<F extends Fields> = ReturnType<typeof wireSchema<F>>

/** Rows inside a row, such as the items of a menu entry. */
export const rows = <F extends Fields>(
  label: Names,
  inside: F,
  meaning: string,
): Field<z.ZodArray<Row<F>>, F, undefined, undefined> => ({
  ...field('rows', z.array(wireSchema(inside)), label, meaning),
  inside,
})

export const group = <F extends Fields>(
  label: Names,
  inside: F,
  meaning: string,
): Field<Row<F>, F, undefined, undefined> => ({
  ...field('group', wireSchema(inside), label, meaning),
  inside,
})
