import type { Payload } from 'payload'
import { toMarathiDigits } from '../../platform/words/digits.ts'
import type { Words } from '../../platform/words/words.ts'
import { isRequired } from '../../platform/words/words.ts'
import { valueAt } from './cells.ts'
import type { Column } from './columns.ts'
import { FileNamed, type Mark, type Values, work } from './incoming.ts'

/** The settings say which languages are required. */
const requestIn = (language: 'en' | 'mr', payload: Payload) => ({ i18n: { language }, context: {}, payload })

type Validate = (value: unknown, context: object) => unknown

/** The desk's error for a text or a date, in both languages; nothing if it is right. */
async function said(
  payload: Payload,
  column: Column,
  value: unknown,
  values: Values,
): Promise<Words | undefined> {
  const { validate } = column.field as { validate?: Validate }
  if (!validate) return undefined
  const siblingData = valueAt(values, column.path.slice(0, -1)) ?? {}
  const ask = (language: 'en' | 'mr') =>
    validate(value ?? undefined, { data: values, siblingData, req: requestIn(language, payload) })
  const [en, mr] = await Promise.all([ask('en'), ask('mr')])
  return typeof en === 'string' && typeof mr === 'string' ? { en, mr } : undefined
}

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''

async function complaintAbout(payload: Payload, column: Column, values: Values): Promise<Words | undefined> {
  const value = valueAt(values, column.path)
  const isMissing = column.isRequired && isEmpty(value)
  if (column.kind === 'number' && typeof value === 'number') return outOfRange(column, value)
  if (!['text', 'date', 'body'].includes(column.kind)) return isMissing ? isRequired(column.label) : undefined
  // Links to files will become links to uploads, which are valid.
  return value instanceof FileNamed ? undefined : said(payload, column, value, values)
}

function outOfRange({ field, label }: Column, value: number): Words | undefined {
  if (field.type !== 'number') return undefined
  const { min = value, max = value } = field
  if (value >= min && value <= max) return undefined
  return {
    en: `${label.en} must be from ${min} to ${max}`,
    mr: `${label.mr}: ${toMarathiDigits(min)} ते ${toMarathiDigits(max)} या दरम्यान`,
  }
}

/** Everything that prevents a record from being published, as work for staff. */
export async function complaintsIn(
  payload: Payload,
  columns: readonly Column[],
  values: Values,
): Promise<Mark[]> {
  const marks: Mark[] = []
  for (const column of columns) {
    const words = await complaintAbout(payload, column, values)
    if (words) marks.push(work(words, column.path.join('.')))
  }
  return marks
}
