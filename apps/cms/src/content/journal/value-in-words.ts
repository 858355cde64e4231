import type { CollectionSlug, FlattenedField, PayloadRequest } from 'payload'
import { readRecord } from '../../platform/database/records.ts'
import { dayWords, timeWords } from '../../platform/dates/time-in-india.ts'
import type { Words } from '../../platform/words/words.ts'
import { nameIn } from '../fields/record-name.ts'

const mostCharacters = 500

export const same = (text: string): Words => ({ en: text, mr: text })

const short = (text: string): string =>
  text.length > mostCharacters ? `${text.slice(0, mostCharacters)}…` : text

const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value

async function nameOf(slug: string, id: unknown, req: PayloadRequest): Promise<Words> {
  const row = await readRecord<{ id: number; listedAs?: string; filename?: string }>(req.payload, {
    collection: slug as CollectionSlug,
    where: { id: { equals: id } },
    req,
  })
  const plain = row?.filename ?? row?.listedAs ?? ''
  const name = (language: 'en' | 'mr') => `${nameIn(plain, language) ?? plain} (${String(id)})`.trim()
  return { en: name('en'), mr: name('mr') }
}

const statuses: Record<string, Words> = {
  draft: { en: 'Draft', mr: 'मसुदा' },
  published: { en: 'Published', mr: 'प्रसिद्ध' },
}

const optionOf = (field: FlattenedField & { type: 'select' }, value: unknown): Words => {
  if (field.name === '_status') return statuses[String(value)] ?? same(String(value))
  const option = field.options.find((each) => typeof each === 'object' && each.value === value)
  const label = typeof option === 'object' ? option.label : undefined
  return typeof label === 'object' && 'mr' in label ? (label as Words) : same(String(value))
}

type DateLook = { admin?: { date?: { pickerAppearance?: string } } }

/** A day, or a day with its hour where the field has one. */
function dateInWords(field: FlattenedField, value: unknown): Words {
  const time = new Date(String(value))
  if (Number.isNaN(time.getTime())) return same('')
  const hasHour = (field as DateLook).admin?.date?.pickerAppearance === 'dayAndTime'
  return hasHour ? timeWords(time) : dayWords(time)
}

/** What a field holds, as people read it. */
export async function valueInWords(
  field: FlattenedField,
  value: unknown,
  req: PayloadRequest,
): Promise<Words> {
  if (value === null || value === undefined || value === '') return same('–')
  if (field.type === 'relationship' && field.hasMany) {
    const names = await Promise.all(
      ((value ?? []) as unknown[]).map((each) => nameOf(String(field.relationTo), idOf(each), req)),
    )
    const joined = (language: 'en' | 'mr') => short(names.map((each) => each[language]).join(', ')) || '–'
    return { en: joined('en'), mr: joined('mr') }
  }
  if (field.type === 'upload' || field.type === 'relationship')
    return nameOf(String(field.relationTo), idOf(value), req)
  if (field.type === 'checkbox') return value ? { en: 'Yes', mr: 'होय' } : { en: 'No', mr: 'नाही' }
  if (field.type === 'select') return optionOf(field as FlattenedField & { type: 'select' }, value)
  if (field.type === 'date') return dateInWords(field, value)
  if (Array.isArray(value)) return same(short(value.join(', ')))
  return same(short(typeof value === 'object' ? JSON.stringify(value) : String(value)))
}
