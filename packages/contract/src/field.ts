import { z } from 'zod'
import { as } from './field-kind.ts'
import { languages } from './language.ts'

const whole = z.int().nonnegative()
const filePattern = /^(\/[^\s\\()[\]]*|https?:\/\/[^\s\\()[\]]+)?$/
const linkPattern = /^(\/.*|https?:\/\/.+|mailto:.+|tel:.+)?$/u

export const recordId = () =>
  as(
    'recordId',
    whole,
    'Number of the record; the same in both languages, unique within the list and language.',
  )

/** A number that points to another record. Compared as text (spec.md, section 5). */
export const reference = (meaning: string) => as('number', whole, meaning)

export const published = () =>
  as('status', z.literal(1), 'Whether the record is published: always 1, others are never sent.')

export const languageCode = () =>
  as(
    'language',
    z.enum(languages),
    'Language this row was asked in: `en` or `mr`. A text without a translation is in the other one.',
  )

/** Text that may be empty. */
export const text = (meaning: string) => as('text', z.string(), meaning)

/** Text without which the row says nothing: a row that lacks it is dropped. */
export const essentialText = (meaning: string) => as('text', z.string().min(1), meaning)

/** A number that travels as text, such as a position or a measure of the theme; may be empty. */
export const decimal = (meaning: string) =>
  as(
    'decimal',
    z.string().regex(/^(-?[0-9]+(\.[0-9]+)?)?$/),
    `${meaning} A decimal number as text, or empty.`,
  )

/** ISO 8601, or null where the date is not known. */
export const date = (meaning: string) =>
  as(
    'date',
    z.union([z.iso.date(), z.iso.datetime()]).nullable(),
    `${meaning} ISO 8601 date or date and time, shown in Asia/Kolkata; null if not known.`,
  )

export const file = (meaning: string) =>
  as(
    'file',
    z.string().min(1).regex(filePattern),
    `${meaning} A path below the API root, such as \`/uploads/lake.jpg\`, or a full address.`,
  )

export const optionalFile = (meaning: string) =>
  as('file', z.string().regex(filePattern), `${meaning} A path below the API root, a full address, or empty.`)

export const files = (meaning: string) =>
  as(
    'files',
    z.array(z.string().min(1).regex(filePattern)),
    `${meaning} Paths below the API root, or full addresses.`,
  )

export const link = (meaning: string) =>
  as(
    'link',
    z.string().regex(linkPattern),
    `${meaning} A path with a leading slash or a full address; empty if there is no page behind it.`,
  )

export const menuLink = () =>
  as(
    'menuLink',
    z.union([z.literal('#'), z.string().min(1).regex(linkPattern)]),
    'Where the entry leads: a page of the site, a full address, or `#` for an entry that only opens its sub-menu.',
  )

export const website = (meaning: string) => as('website', z.string(), `${meaning} A full http address.`)

export const essentialWebsite = (meaning: string) =>
  as('website', z.string().min(1), `${meaning} A full http address.`)

export const wardNumbers = (meaning: string) =>
  as('wards', z.string().regex(/^[^,]*$/), `${meaning} Ward numbers separated by spaces.`)

export const texts = (meaning: string) => as('texts', z.array(z.string().min(1)), meaning)

export const textKey = () =>
  as(
    'textKey',
    z.string().min(1),
    'Key of the interface text, such as `common:helplineNumber`; or `image:` and a file path, for the alternative text of a picture; or `synonyms:` and a number, for words that mean the same in a search, separated by commas.',
  )

export const tenderStatus = () =>
  as('tenderStatus', z.enum(['New', '-']), '`New` shows a badge; `-` shows none. The same in both languages.')

export const division = () =>
  as(
    'division',
    z.enum(['East', 'West']),
    'Division of the city: `East` or `West`, the same in both languages.',
  )

export const meetingType = () =>
  as(
    'meetingType',
    z.enum(['General Meeting', 'Standing Committee Meeting']),
    'Which meeting it was; the same words in both languages.',
  )

export const rows = <S extends z.ZodObject>(row: S, meaning: string) => as('rows', z.array(row), meaning)

export const group = <S extends z.ZodObject>(fields: S, meaning: string) => as('group', fields, meaning)
