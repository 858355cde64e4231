import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import path from 'node:path'
import type { Mark } from './incoming.ts'
import type { Outcome } from './store-record.ts'

/** What became of one row of the source. */
export type Entry = {
  table: string
  key: string
  /** Under which words staff know it. */
  title: string
  outcome: Outcome
  record: number
  status: 'draft' | 'published' | ''
  marks: Mark[]
}

const lineOf = ({ table, key }: Entry): string => `${table} ${key}`

/**
 * What an import has done so far, a line for each row, so that one that was killed goes on and its report has all of it.
 * A row that was stored before the end came is found unchanged by the next run: what it was first, counts.
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
    /** The run is over: the next one begins anew. */
    close(name: string): void {
      if (existsSync(file)) renameSync(file, path.join(folder, name))
    },
  }
}

/** The last line of a run that was killed may be cut off. */
function parsed(line: string): Entry[] {
  try {
    return [JSON.parse(line) as Entry]
  } catch (error) {
    if (error instanceof SyntaxError) return []
    throw error
  }
}
