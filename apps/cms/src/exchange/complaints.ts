import { toMarathiDigits } from '../desk/marathi/digits.ts'
import type { Words } from '../fields/words.ts'
import { isRequired } from '../fields/words.ts'
import { valueAt } from './cells.ts'
import type { Column } from './columns.ts'
import { FileNamed, type Mark, type Values, work } from './incoming.ts'

const requestIn = (language: 'en' | 'mr') => ({ i18n: { language }, context: {} })

type Validate = (value: unknown, context: object) => unknown

/** What the desk says of a text or a date, in both languages; nothing if it is right. */
function said(column: Column, value: unknown, values: Values): Words | undefined {
  const { validate } = column.field as { validate?: Validate }
  if (!validate) return undefined
  const siblingData = valueAt(values, column.path.slice(0, -1)) ?? {}
  const ask = (language: 'en' | 'mr') =>
    validate(value ?? undefined, { data: values, siblingData, req: requestIn(language) })
  const [en, mr] = [ask('en'), ask('mr')]
  return typeof en === 'string' && typeof mr === 'string' ? { en, mr } : undefined
}

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''

function complaintAbout(column: Column, values: Values): Words | undefined {
  const value = valueAt(values, column.path)
  const isMissing = column.isRequired && isEmpty(value)
  if (column.kind === 'number' && typeof value === 'number') return outOfRange(column, value)
  if (!['text', 'date'].includes(column.kind)) return isMissing ? isRequired(column.label) : undefined
  // Links to files become links to uploads, which are right.
  return value instanceof FileNamed ? undefined : said(column, value, values)
}

function outOfRange({ field, label }: Column, value: number): Words | undefined {
  if (field.type !== 'number') return undefined
  const { min = value, max = value } = field
  if (value >= min && value <= max) return undefined
  return {
    en: `${label.en} must be from ${min} to ${max}`,
    mr: `${label.mr} ${toMarathiDigits(min)} ते ${toMarathiDigits(max)} यांच्या दरम्यान असावे`,
  }
}

/** Everything that keeps a record from being published, as work for staff. */
export const complaintsIn = (columns: readonly Column[], values: Values): Mark[] =>
  columns.flatMap((column) => {
    const words = complaintAbout(column, values)
    return words ? [work(words, column.path.join('.'))] : []
  })
