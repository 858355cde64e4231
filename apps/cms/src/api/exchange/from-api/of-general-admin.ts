import { type EveryRow, isGeneralAdmin, type ListName } from '@nagardwar/contract'
import { type Incoming, type Mark, note, work } from '../incoming.ts'
import type { Languages } from './records-of.ts'

const languages = ['en', 'mr'] as const
type Language = (typeof languages)[number]

/** The rows of other lists that say to which department something belongs. */
export type Around = { departments: Languages; headings: Languages }

const isFiledHere = (name: ListName): boolean => name === 'generalAdminHeadings' || name === 'meetings'

/** General Administration's number among the departments; undefined where none, or more than one, is called so. */
function numberIn({ departments }: Around, language: Language): unknown {
  const named = departments[language].filter(({ row }) => isGeneralAdmin(String(row?.department_name ?? '')))
  return named.length === 1 ? named[0]?.row?.p_id : undefined
}

const isNameless = ({ row }: EveryRow): boolean => row?.p_id === 0

/**
 * Headings and meetings of General Administration that name no department are of its own. A server whose headings name
 * none files meetings under the number of a heading, which may be that of another department. Where no department is
 * called General Administration, staff are asked. Returns what to say of each record, by its key.
 */
export function fileUnderGeneralAdmin(
  name: ListName,
  rows: Languages,
  around: Around,
): { rows: Languages; marks: ReadonlyMap<string, Mark> } {
  const marks = new Map<string, Mark>()
  if (!isFiledHere(name)) return { rows, marks }
  const filed = (language: Language): EveryRow[] => {
    const number = numberIn(around, language) ?? languages.map((each) => numberIn(around, each)).find(Boolean)
    const nameless = new Set(
      name === 'meetings' ? around.headings[language].filter(isNameless).map(({ row }) => row?.id) : [],
    )
    return rows[language].map((each) => {
      if (!each.row || !(isNameless(each) || nameless.has(each.row.p_id))) return each
      marks.set(`${language}:${each.row.id}`, number === undefined ? asked : filedHere)
      return { ...each, row: { ...each.row, p_id: number ?? 0 } }
    })
  }
  return { rows: { en: filed('en'), mr: filed('mr') }, marks }
}

/** The record with what is said of it. */
export const withMark = (record: Incoming, marks: ReadonlyMap<string, Mark>): Incoming => {
  const mark = record.keys.map((key) => marks.get(key)).find(Boolean)
  return mark ? { ...record, marks: [...record.marks, mark] } : record
}

const filedHere = note(
  {
    en: 'It names no department: it was filed under General Administration',
    mr: 'यात विभागाचे नाव नाही: सामान्य प्रशासन विभागात ठेवले',
  },
  'department',
)
const asked = work(
  {
    en: 'It names no department, and no single department is called General Administration: to which does it belong?',
    mr: 'यात विभागाचे नाव नाही, आणि सामान्य प्रशासन नावाचा एकच विभाग सापडला नाही: हे कोणत्या विभागाचे आहे?',
  },
  'department',
)
