import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type ListName, lists, readEveryRow } from '@nagardwar/contract'
import { examples } from '@nagardwar/contract/examples'
import { belongsLabel, numberLabel } from '@nagardwar/exchange/reading/heading-words'
import { csvOf } from '@nagardwar/exchange/sheet/csv'
import { headingOf } from '@nagardwar/exchange/sheet/headings'
import type { Payload } from 'payload'
import { listOf } from '../lists/collections.ts'
import { cellOf, type Naming } from './cells.ts'
import type { Column, Table } from './columns.ts'
import { recordsOf } from './from-api/records-of.ts'
import { FileNamed, RecordNamed, type Values } from './incoming.ts'
import { fileLabel, mediaTable } from './media-table.ts'
import { exampleSign } from './read-folder.ts'
import { tablesOf } from './tables.ts'

/** An example value for a cell, if the contract has no example. */
const forms: Partial<Record<Column['kind'], (column: Column) => string>> = {
  date: () => '2026-04-01',
  yesOrNo: () => 'yes',
  choice: ({ choices = [] }) => choices.map(({ value }) => value).join(' / '),
}

const nameOf = (value: unknown): string => {
  if (value instanceof FileNamed) return path.posix.basename(value.name)
  return value instanceof RecordNamed ? '1' : ''
}
const naming: Naming = { file: nameOf, record: (_slug, related) => nameOf(related) }

/** The contract's first example of a list, as a record of the desk. */
function exampleOf(payload: Payload, name: ListName): Values {
  const rows = examples[name].strict.normal ?? []
  const isBilingual = lists[name].language !== null
  const read = (language: 'en' | 'mr') =>
    readEveryRow(name, isBilingual ? language : undefined, rows).slice(0, 1)
  const both = { en: read('en'), mr: isBilingual ? read('mr') : [] }
  return recordsOf(payload, name, both, new Map()).records[0]?.values ?? {}
}

const listBehind = ({ slug }: Table): ListName | undefined =>
  slug === 'settings' || slug === 'texts' ? slug : listOf(slug)

const cell = (column: Column, example: Values): string =>
  cellOf(column, example, naming) || (column.path[0] === 'record' ? '' : (forms[column.kind]?.(column) ?? ''))

const sheetOf = (first: string, columns: readonly Column[], example: Values): string =>
  csvOf([
    [first, ...columns.map(({ label }) => headingOf(label))],
    [exampleSign, ...columns.map((column) => cell(column, example))],
  ])

/** Nobody writes a text with headings, lists and tables as JSON. */
const isForPeople = ({ kind }: Column): boolean => kind !== 'body'

function sheetsOf(payload: Payload, table: Table): { name: string; text: string }[] {
  const list = listBehind(table)
  const example = list ? exampleOf(payload, list) : { words: ['road', 'street', 'रस्ता'] }
  return [
    { name: table.name, text: sheetOf(headingOf(numberLabel), table.columns.filter(isForPeople), example) },
    ...table.inner.map(({ name, field, columns }) => {
      const [item = {}] = (example[field] ?? []) as Values[]
      return { name, text: sheetOf(headingOf(belongsLabel), columns, item) }
    }),
  ]
}

/** Writes an empty sheet for each list, with headings and an example, into a new folder. */
export async function writeTemplates(payload: Payload, folder: string): Promise<number> {
  await mkdir(path.join(folder, 'files'), { recursive: true })
  const there = (await readdir(folder)).filter((name) => name !== 'files')
  if (there.length > 0) throw new Error(`${folder} is not empty: choose a new folder, nothing is overwritten`)
  const words = { alt: { en: 'A lake with a garden', mr: 'उद्यान असलेला तलाव' } }
  const media = mediaTable(payload)
  const sheets = [
    ...tablesOf(payload).flatMap((table) => sheetsOf(payload, table)),
    { name: media.name, text: sheetOf(headingOf(fileLabel), media.columns, words) },
  ]
  for (const { name, text } of sheets) await writeFile(path.join(folder, `${name}.csv`), text)
  return sheets.length
}
