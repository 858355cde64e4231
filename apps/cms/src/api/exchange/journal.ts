import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import path from 'node:path'
import type { Mark } from './incoming.ts'
import type { Outcome } from './store-record.ts'

/** The result of one row of the source. */
export type Entry = {
  table: string
  key: string
  /** The words by which staff know it. */
  title: string
  outcome: Outcome
  record: number
  status: 'draft' | 'published' | ''
  marks: Mark[]
}

const lineOf = ({ table, key }: Entry): string => `${table} ${key}`

/**
 * The progress of an import, one line per row, so that an interrupted import continues and its report is complete. A
 * row that was stored just before the interruption is unchanged in the next run, so its first result counts.
 */
export function openJournal(folder: string) {
  const file = path.join(folder, 'unfinished.jsonl')
  mkdirSync(folder, { recursive: true })
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
  const earlier = new Map(lines.flatMap(parsed).map((entry) => [lineOf(entry), entry]))
  const entries = new Map<string, Entry>()
  return {
    isContinued: earlier.size > 0,
    add(entry: Entry): void {
      const before = earlier.get(lineOf(entry))
      const isSame = before && entry.outcome === 'unchanged' && before.outcome !== 'left-out'
      entries.set(lineOf(entry), isSame ? { ...entry, outcome: before.outcome, marks: before.marks } : entry)
      appendFileSync(file, `${JSON.stringify(entries.get(lineOf(entry)))}\n`)
    },
    entries: (): Entry[] => [...entries.values()],
    /** The run is finished; the next one starts fresh. */
    close(name: string): void {
      if (existsSync(file)) renameSync(file, path.join(folder, name))
    },
  }
}

/** The last line of an interrupted run may be incomplete. */
function parsed(line: string): Entry[] {
  try {
    return [JSON.parse(line) as Entry]
  } catch (error) {
    if (error instanceof SyntaxError) return []
    throw error
  }
}
