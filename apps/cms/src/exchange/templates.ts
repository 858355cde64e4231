import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { csvOf } from '@nagardwar/exchange/sheet/csv'
import type { Payload } from 'payload'
import type { Column } from './columns.ts'
import { belongsLabel, headingOf, numberLabel } from './headings.ts'
import { fileLabel, mediaTable } from './media-table.ts'
import { exampleSign } from './read-folder.ts'
import { tablesOf } from './tables.ts'

const words = { en: 'Text in English', mr: 'मराठी मजकूर' }

/** What could stand in a cell, so that whoever fills it in sees the form. */
const examples: Record<Column['kind'], (column: Column) => string> = {
  text: ({ path }) => (path.at(-1) === 'mr' ? words.mr : path.at(-1) === 'en' ? words.en : ''),
  number: () => '1',
  yesOrNo: () => 'yes',
  date: () => '2026-04-01',
  choice: ({ choices = [] }) => choices.map(({ value }) => value).join(' / '),
  file: ({ path }) => (path.includes('pdf') ? 'document.pdf' : 'picture.jpg'),
  files: () => 'picture-1.jpg\npicture-2.jpg',
  texts: () => '1\n2',
  record: ({ relationTo = '' }) => `${headingOf(numberLabel)}: ${relationTo}`,
}

const sheetOf = (first: string, columns: readonly Column[]): string =>
  csvOf([
    [first, ...columns.map(({ label }) => headingOf(label))],
    [exampleSign, ...columns.map((column) => examples[column.kind](column))],
  ])

/** Writes an empty sheet for each list, with its headings and an example, into a new folder. */
export async function writeTemplates(payload: Payload, folder: string): Promise<number> {
  await mkdir(path.join(folder, 'files'), { recursive: true })
  const there = (await readdir(folder)).filter((name) => name !== 'files')
  if (there.length > 0) throw new Error(`${folder} is not empty: choose a new folder, nothing is overwritten`)
  const sheets = tablesOf(payload).flatMap(({ name, columns, inner }) => [
    { name, text: sheetOf(headingOf(numberLabel), columns) },
    ...inner.map((each) => ({ name: each.name, text: sheetOf(headingOf(belongsLabel), each.columns) })),
  ])
  const media = mediaTable(payload)
  sheets.push({ name: media.name, text: sheetOf(headingOf(fileLabel), media.columns) })
  for (const { name, text } of sheets) await writeFile(path.join(folder, `${name}.csv`), text)
  return sheets.length
}
