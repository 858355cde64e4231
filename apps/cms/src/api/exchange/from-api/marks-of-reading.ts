import type { Fields } from '@nagardwar/contract'
import { type Mark, note, type Values, work } from '../incoming.ts'

const given = (value: unknown): boolean => value !== undefined && value !== null && value !== ''
const text = (value: unknown): string =>
  (typeof value === 'object' ? JSON.stringify(value) : String(value ?? '')).trim()

/** What changed or got lost when a row was read, for the report. */
export function marksOfReading(declared: Fields, sent: Values, row: Values): Mark[] {
  return Object.entries(declared).flatMap(([name, { kind }]): Mark[] => {
    const was = text(sent[name])
    const is = row[name]
    if (was === '' || !reportedKinds.has(kind)) return []
    if (!given(is)) {
      const words = {
        en: `“${was}” could not be read; the field is empty`,
        mr: `‘${was}’ वाचता आले नाही; रकाना रिकामा आहे`,
      }
      return [nothing.test(was) ? note(words, name) : work(words, name)]
    }
    if (!rewrittenKinds.has(kind) || text(is) === was) return []
    return [note({ en: `“${was}” was stored as “${is}”`, mr: `‘${was}’ हे ‘${is}’ असे साठवले` }, name)]
  })
}

const reportedKinds = new Set([
  'date',
  'link',
  'menuLink',
  'website',
  'email',
  'picture',
  'document',
  'decimal',
  'wards',
  'position',
  'hours',
  'choice',
  'timeOfDay',
  'reference',
])
/** What is stored otherwise than it was written is named in the report. */
const rewrittenKinds = new Set(['wards', 'link', 'menuLink', 'website', 'email'])
/** Values that servers write for "nothing". */
const nothing = /^(null|0000-00-00.*|#\.?|-)$/i
