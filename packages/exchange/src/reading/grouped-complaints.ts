import { type Language, type Names, toMarathiDigits } from '@nagardwar/contract/browser'
import { textOf } from '../sheet/cell.ts'
import { letterOf } from '../sheet/headings.ts'
import type { CheckedRow, Complaint } from './complaint.ts'
import { cellPlace, columnPlace } from './place.ts'

/** What is wrong in the same way with one row or many. */
export type ShownComplaints = {
  place: string
  message: string
  /** Which rows: `4–60, 75 …`; empty where the place says it. */
  rows: string
  /** The first cells, each with what it holds. */
  examples: { cell: string; value: string }[]
}
type Group = { complaint: Complaint; rows: number[]; examples: { row: number; value: string }[] }

const mostGroups = 100
const mostRanges = 10
const mostExamples = 5
const longestValue = 40

/** Complaints of the same kind in the same column, in the order of their first rows. */
function groupsOf(wrong: readonly CheckedRow[]): Group[] {
  const groups = new Map<string, Group>()
  for (const { row, cells, complaints } of wrong)
    for (const complaint of complaints) {
      const { at, words: what, about } = complaint
      const key = `${at ?? ''} ${what.en}`
      const group = groups.get(key) ?? { complaint, rows: [], examples: [] }
      groups.set(key, group)
      if (group.rows.at(-1) !== row) group.rows.push(row)
      const value = about ?? (at === undefined ? '' : textOf(cells[at]).trim())
      if (at !== undefined && value !== '' && group.examples.length < mostExamples)
        group.examples.push({ row, value })
    }
  return [...groups.values()]
}

/** `4–60, 75`: rows that follow each other are written as one. */
function rangesOf(rows: readonly number[]): string {
  const ranges: [number, number][] = []
  for (const row of rows) {
    const last = ranges.at(-1)
    if (last && last[1] === row - 1) last[1] = row
    else ranges.push([row, row])
  }
  const written = ranges.slice(0, mostRanges).map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`))
  return written.join(', ') + (ranges.length > mostRanges ? ' …' : '')
}

const cut = (text: string): string =>
  text.length > longestValue ? `${text.slice(0, longestValue).trimEnd()} …` : text

const manyRows = (count: number): Names => ({ en: `${count} rows`, mr: `${toMarathiDigits(count)} ओळी` })

function shownGroup({ complaint, rows, examples }: Group, language: Language): ShownComplaints {
  const { at, label, words: what } = complaint
  const digits = (text: string): string => (language === 'mr' ? toMarathiDigits(text) : text)
  const [first = 0] = rows
  const isOne = rows.length === 1
  const letter = at === undefined ? '' : letterOf(at)
  const inColumn = columnPlace(at, label, language)
  const count = manyRows(rows.length)[language]
  return {
    place: isOne
      ? cellPlace(first, inColumn, language)
      : [inColumn.charAt(0).toUpperCase() + inColumn.slice(1), count].filter(Boolean).join(': '),
    message: what[language],
    rows: isOne ? '' : digits(rangesOf(rows)),
    examples: examples.map(({ row, value }) => ({ cell: digits(`${letter}${row}`), value: cut(value) })),
  }
}

/** One line for what is wrong in the same way; `more` kinds are not shown. */
export function groupedComplaints(
  wrong: readonly CheckedRow[],
  language: Language,
): { complaints: ShownComplaints[]; more: number } {
  const groups = groupsOf(wrong)
  const complaints = groups.slice(0, mostGroups).map((group) => shownGroup(group, language))
  return { complaints, more: groups.length - complaints.length }
}
