import { textOf } from '@nagardwar/exchange/sheet/cell'
import { letterOf } from '@nagardwar/exchange/sheet/headings'
import type { PayloadRequest } from 'payload'
import { cellPlace, columnPlace } from '../../../content/sheets/place.ts'
import { toMarathiDigits } from '../../../platform/words/digits.ts'
import { languageOf, say } from '../../../platform/words/words.ts'
import type { Complaint, PlannedRow } from './plan.ts'
import { rowsOf } from './words.ts'

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
function groupsOf(wrong: readonly PlannedRow[]): Group[] {
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

function shownGroup({ complaint, rows, examples }: Group, req: PayloadRequest): ShownComplaints {
  const { at, column, words: what } = complaint
  const digits = (text: string): string => (languageOf(req) === 'mr' ? toMarathiDigits(text) : text)
  const [first = 0] = rows
  const isOne = rows.length === 1
  const letter = at === undefined ? '' : letterOf(at)
  const inColumn = columnPlace(at, column?.label, req)
  const count = say(rowsOf(rows.length), req)
  return {
    place: isOne
      ? cellPlace(first, inColumn, req)
      : [inColumn.charAt(0).toUpperCase() + inColumn.slice(1), count].filter(Boolean).join(': '),
    message: say(what, req),
    rows: isOne ? '' : digits(rangesOf(rows)),
    examples: examples.map(({ row, value }) => ({ cell: digits(`${letter}${row}`), value: cut(value) })),
  }
}

/** One line for what is wrong in the same way; `more` kinds are not shown. */
export function groupedComplaints(
  wrong: readonly PlannedRow[],
  req: PayloadRequest,
): { complaints: ShownComplaints[]; more: number } {
  const groups = groupsOf(wrong)
  const complaints = groups.slice(0, mostGroups).map((group) => shownGroup(group, req))
  return { complaints, more: groups.length - complaints.length }
}
