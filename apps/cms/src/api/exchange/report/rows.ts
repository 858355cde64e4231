import type { Words } from '../../../platform/words/words.ts'
import type { Entry } from '../journal.ts'
import { type columns, outcomes, statuses, texts } from './texts.ts'

export type Report = { from: string; isDryRun: boolean; publish: boolean; entries: Entry[] }
export type Language = 'en' | 'mr'
export type ReportRow = Record<keyof typeof columns, string>
export type Names = (table: string) => Words

const longestKey = 60

/** One line for each mark of a row, and one for a row without marks. */
export function reportRows(entries: readonly Entry[], language: Language, names: Names): ReportRow[] {
  return entries.flatMap((entry) => {
    const row = {
      list: names(entry.table)[language],
      number: entry.key.slice(0, longestKey),
      title: entry.title,
      outcome: outcomes[entry.outcome][language],
      status: statuses[entry.status][language],
      record: entry.record ? String(entry.record) : '',
      kind: '',
      field: '',
      words: '',
    }
    if (entry.marks.length === 0) return [row]
    return entry.marks.map(({ words, field = '', isWork }) => ({
      ...row,
      kind: (isWork ? texts.work : texts.notes)[language],
      field,
      words: words[language],
    }))
  })
}

export type Count = {
  list: string
  rows: number
  new: number
  changed: number
  same: number
  out: number
  work: number
}

/** How many rows of each list had each result. */
export function countsOf(entries: readonly Entry[], language: Language, names: Names): Count[] {
  const tables = [...new Set(entries.map(({ table }) => table))]
  return tables.map((table) => {
    const own = entries.filter((entry) => entry.table === table)
    const of = (outcome: Entry['outcome']) => own.filter((entry) => entry.outcome === outcome).length
    return {
      list: names(table)[language],
      rows: own.length,
      new: of('created'),
      changed: of('updated'),
      same: of('unchanged'),
      out: of('left-out'),
      work: own.filter(({ marks }) => marks.some(({ isWork }) => isWork)).length,
    }
  })
}
