import { isTooLongToRead } from '@nagardwar/contract'
import type { FlattenedField } from 'payload'
import { isInCalendar } from '../../platform/dates/in-calendar.ts'
import { toMarathiDigits } from '../../platform/words/digits.ts'
import type { Words } from '../../platform/words/words.ts'

type Complaint = Words | undefined

const most = {
  line: 500,
  lines: 20_000,
  items: 100,
  related: 500,
  json: 64 * 1024,
  number: 1e15,
  id: 2 ** 31 - 1,
}

const notThis: Words = { en: 'has a value that cannot be stored', mr: 'याचे मूल्य साठवता येत नाही' }
const notADate: Words = {
  en: 'must be a date such as 31.12.2026',
  mr: 'हा योग्य दिनांक नाही (उदा. ३१.१२.२०२६)',
}
const notANumber: Words = {
  en: 'must be a number such as 12 or 12.5',
  mr: 'येथे १२ किंवा १२.५ अशी संख्या लिहा',
}
const tooLong = (length: number): Words => ({
  en: `is longer than ${length} characters`,
  mr: `या रकान्यात जास्तीत जास्त ${toMarathiDigits(length)} अक्षरे चालतात`,
})

// RFC 3339: a day, or a day and a time with its offset from UTC. Years have four digits.
const isoDate = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2}))?$/

const isDate = (value: unknown): value is string =>
  typeof value === 'string' && isoDate.test(value) && isInCalendar(value)

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === ''

function aboutText(value: unknown, length: number): Complaint {
  if (typeof value !== 'string') return notThis
  if (isTooLongToRead(value, length)) return tooLong(length)
  // PostgreSQL cannot store NUL.
  if (value.includes('\0')) return notThis
  return value.trim().length > length ? tooLong(length) : undefined
}

function aboutList(value: unknown, about: (item: unknown) => Complaint, items = most.items): Complaint {
  if (!Array.isArray(value) || value.length > items) return notThis
  return value.map(about).find((complaint) => complaint !== undefined)
}

const isId = (value: unknown): boolean =>
  /^[1-9]\d{0,9}$/.test(String(value)) && Number(value) <= most.id && typeof value !== 'object'

const isRelated = (value: unknown, relationTo: string | string[]): boolean => {
  if (!Array.isArray(relationTo)) return isId(value)
  const related = value as { relationTo?: unknown; value?: unknown } | null
  return (
    typeof related === 'object' && relationTo.includes(String(related?.relationTo)) && isId(related?.value)
  )
}

const isOption = (value: unknown, options: readonly (string | { value: string })[]): boolean =>
  options.some((option) => (typeof option === 'string' ? option : option.value) === value)

const isJson = (value: unknown): boolean => (JSON.stringify(value)?.length ?? 0) <= most.json

const when = (isRight: boolean): Complaint => (isRight ? undefined : notThis)

/** Returns why a value cannot be stored in a field, in a draft or not. An empty value is always allowed. */
export function aboutValue(field: FlattenedField, value: unknown): Complaint {
  if (isEmpty(value)) return undefined
  switch (field.type) {
    case 'text': {
      const about = (text: unknown) => aboutText(text, field.maxLength ?? most.line)
      return field.hasMany ? aboutList(value, about) : about(value)
    }
    case 'textarea':
      return aboutText(value, field.maxLength ?? most.lines)
    case 'email':
      return aboutText(value, most.line)
    case 'number':
      if (typeof value !== 'number') return notANumber
      return when(Math.abs(value) <= most.number)
    case 'checkbox':
      return when(typeof value === 'boolean')
    case 'date':
      return isDate(value) ? undefined : notADate
    case 'select':
      return when(isOption(value, field.options))
    case 'relationship':
    case 'upload': {
      const about = (related: unknown) => when(isRelated(related, field.relationTo))
      return field.hasMany ? aboutList(value, about, most.related) : about(value)
    }
    case 'json':
      return when(isJson(value))
    default:
      return notThis
  }
}
