import path from 'node:path'
import { withoutAtEnd } from '@nagardwar/contract'
import type { Payload } from 'payload'
import { inDataFolder } from '../../platform/data-folder.ts'
import { folderFiles } from './folder-files.ts'
import { readApi } from './from-api/read-api.ts'
import { type Entry, openJournal } from './journal.ts'
import { fingerprintOf } from './origins.ts'
import { type OldPages, wrongPattern } from './page-redirects.ts'
import { readFolder } from './read-folder.ts'
import { tableNames } from './report/names.ts'
import { writeReport } from './report/write-report.ts'
import { runImport, type Source } from './run-import.ts'

export type ImportRequest = {
  /** An API root, or a folder of sheets. */
  from: string
  publish: boolean
  isDryRun: boolean
  pages?: OldPages
}
export type Imported = { entries: Entry[]; report: string; isContinued: boolean }

type Print = (line: string) => void

async function sourceOf(payload: Payload, { from }: ImportRequest, print: Print): Promise<Source> {
  print(`Reading ${from} ...`)
  if (/^https?:/i.test(from)) return readApi(payload, withoutAtEnd(from, /\//), print)
  return { ...(await readFolder(payload, from)), readFile: folderFiles(from) }
}

/** Writes a line for each finished list, and in between for long ones. */
function progressLines(print: Print) {
  let last = 0
  return (table: string, done: number, all: number): void => {
    const isDue = done === all || Date.now() - last > 2000
    if (!isDue) return
    last = Date.now()
    print(`${table}: ${done} of ${all}`)
  }
}

/** Imports the content of another website and writes a report. After an interruption, the same command continues. */
export async function importCouncil(
  payload: Payload,
  request: ImportRequest,
  print: Print,
): Promise<Imported> {
  const wrong = wrongPattern(Object.values(request.pages ?? {}).flat())
  if (wrong) throw new Error(`${wrong} is no address with a number in it, such as '/page.php?id={id}'.`)
  const name = withoutAtEnd(request.from, /\//)
  const folder = inDataFolder(payload, 'imports', fingerprintOf(name).slice(0, 12))
  const journal = openJournal(request.isDryRun ? path.join(folder, 'dry-run') : folder)
  if (journal.isContinued) print('An earlier import of this source did not reach its end: it goes on now.')
  const source = await sourceOf(payload, request, print)
  const progress = progressLines(print)
  await runImport({ payload, name, source, ...request, note: journal.add, progress })
  const entries = journal.entries()
  const stamp = new Date().toISOString().replace(/[:.]/g, '-')
  journal.close(`${stamp}.jsonl`)
  const report = await writeReport(path.join(folder, stamp), { ...request, entries }, tableNames(payload))
  print(summaryOf(entries, request.isDryRun))
  print(`Report: ${report}`)
  return { entries, report, isContinued: journal.isContinued }
}

function summaryOf(entries: Entry[], isDryRun: boolean): string {
  const count = (outcome: Entry['outcome']) => entries.filter((entry) => entry.outcome === outcome).length
  const marked = entries.filter(({ marks }) => marks.some(({ isWork }) => isWork)).length
  const did = isDryRun ? 'Dry run, nothing was stored' : 'Done'
  return `${did}: ${count('created')} new, ${count('updated')} changed, ${count('unchanged')} as before, ${count('left-out')} left out, ${marked} with work for staff`
}
