import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { csvOf } from '@nagardwar/exchange/sheet/csv'
import { reportPage } from './html.ts'
import { type Names, type Report, type ReportRow, reportRows } from './rows.ts'
import { columns } from './texts.ts'

const fields = Object.keys(columns) as (keyof ReportRow)[]

/** Writes the report in both languages, as HTML and as sheets, into a new folder. Returns the folder's name. */
export async function writeReport(folder: string, report: Report, names: Names): Promise<string> {
  await mkdir(folder, { recursive: true })
  for (const language of ['en', 'mr'] as const) {
    const rows = reportRows(report.entries, language, names)
    const sheet = [
      fields.map((name) => columns[name][language]),
      ...rows.map((row) => fields.map((name) => row[name])),
    ]
    await writeFile(path.join(folder, `report-${language}.csv`), csvOf(sheet))
    await writeFile(path.join(folder, `report-${language}.html`), reportPage(report, language, names))
  }
  return folder
}
