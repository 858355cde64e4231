import { commonNames } from '@nagardwar/contract'
import type { FieldHook, PayloadRequest, TextField } from 'payload'
import { languageOf } from '../../platform/words/words.ts'
import { nameIn, type RecordName, storedName } from './record-name.ts'

/** Makes the names of a record in the desk's lists from its own fields. */
export type TitleOf = (
  record: Record<string, unknown>,
  req: PayloadRequest,
) => RecordName | Promise<RecordName>

/** Of a text of several paragraphs the first one, which may be its heading (decision 0247). */
const asText = (value: unknown): string =>
  typeof value === 'string' ? (value.split(/\n[^\S\n]*\n/, 1)[0] ?? '') : ''

/** A bilingual text, or a plain one in both languages. A missing language falls back to the other. */
const nameOf = (value: unknown): RecordName => {
  if (typeof value !== 'object' || value === null) return { en: asText(value), mr: asText(value) }
  const { en, mr } = value as Record<string, unknown>
  return { en: asText(en) || asText(mr), mr: asText(mr) || asText(en) }
}

const joined = (texts: string[]): string => texts.filter((text) => text !== '').join(' · ')

export const titleFrom =
  (...fields: string[]) =>
  (record: Record<string, unknown>): RecordName => {
    const names = fields.map((field) => nameOf(record[field]))
    return { en: joined(names.map(({ en }) => en)), mr: joined(names.map(({ mr }) => mr)) }
  }

const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value

/** A record that is only a picture is listed under the picture's alternative text. */
export const titleFromPicture =
  (field: string): TitleOf =>
  async (record, req) => {
    const id = idOf(record[field])
    if (typeof id !== 'number') return nameOf('')
    const picture = await req.payload.findByID({
      collection: 'media',
      id,
      depth: 0,
      req,
      disableErrors: true,
    })
    const name = nameOf(picture?.alt)
    return name.en === '' ? nameOf(picture?.filename) : name
  }

/** Records that were stored without Marathi names get them from their own text, if it was read. */
const readName =
  (titleOf: TitleOf): FieldHook =>
  async ({ value, siblingData, req }) => {
    const language = languageOf(req)
    const known = nameIn(value, language)
    if (known !== undefined || language === 'en') return known ?? value
    const name = await titleOf(siblingData, req)
    return name.mr === '' ? value : name.mr
  }

/** Never shown in the form; read by lists, headings, searches and relationship pickers. */
export const listedAs = (titleOf: TitleOf): TextField => ({
  name: 'listedAs',
  label: commonNames.name,
  type: 'text',
  index: true,
  admin: { hidden: true },
  hooks: {
    beforeChange: [async ({ siblingData, req }) => storedName(await titleOf(siblingData, req))],
    afterRead: [readName(titleOf)],
  },
})
