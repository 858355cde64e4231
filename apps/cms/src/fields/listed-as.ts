import type { PayloadRequest, TextField } from 'payload'

/** Makes the name under which the desk lists a record, from the record's own fields. */
export type TitleOf = (record: Record<string, unknown>, req: PayloadRequest) => string | Promise<string>

const mostCharacters = 160

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The English text of a bilingual field, else the Marathi, else the plain text itself. */
const textOf = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return asText(value)
  const both = value as Record<string, unknown>
  return asText(both.en) || asText(both.mr)
}

export const titleFrom =
  (...fields: string[]): TitleOf =>
  (record) =>
    fields
      .map((field) => textOf(record[field]))
      .filter((text) => text !== '')
      .join(' · ')

const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value

/** A record that is only a picture is listed under the picture's alternative text. */
export const titleFromPicture =
  (field: string): TitleOf =>
  async (record, req) => {
    const id = idOf(record[field])
    if (typeof id !== 'number') return ''
    const picture = await req.payload.findByID({
      collection: 'media',
      id,
      depth: 0,
      req,
      disableErrors: true,
    })
    return textOf(picture?.alt) || (picture?.filename ?? '')
  }

/** Never shown in the form: only lists, searches and relationship pickers read it. */
export const listedAs = (titleOf: TitleOf): TextField => ({
  name: 'listedAs',
  label: { en: 'Name', mr: 'नाव' },
  type: 'text',
  index: true,
  admin: { hidden: true },
  hooks: {
    beforeChange: [
      async ({ siblingData, req }) =>
        (await titleOf(siblingData, req)).replace(/\s+/g, ' ').slice(0, mostCharacters),
    ],
  },
})
