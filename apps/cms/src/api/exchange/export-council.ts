import { createWriteStream } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { belongsLabel, numberLabel } from '@nagardwar/exchange/reading/heading-words'
import { csvOf, type Rows } from '@nagardwar/exchange/sheet/csv'
import { headingOf } from '@nagardwar/exchange/sheet/headings'
import type { CollectionSlug, Payload } from 'payload'
import { publicRecords } from '../../content/public-records.ts'
import { readRecords } from '../../platform/database/records.ts'
import { files as fileStore } from '../../platform/files/store.ts'
import type { FileStore } from '../../platform/files/stored-file.ts'
import { mediaFiles, synonymGroups } from '../records.ts'
import { cellOf, type Naming, valueAt } from './cells.ts'
import { type Column, changedColumn, type Table } from './columns.ts'
import { fileLabel, mediaTable } from './media-table.ts'
import { tablesOf } from './tables.ts'
import { uploadedName } from './upload-links.ts'
import { visitorSheet, visitorTable } from './visitor-count.ts'

type Values = Readonly<Record<string, unknown>>
type Uploads = Map<string, { name: string; alt: Values }>
export type Exported = { rows: number; files: number; missing: string[] }

const idOf = (related: unknown): string =>
  String((typeof related === 'object' && related !== null ? (related as Values).id : related) ?? '')

/** What residents may see now, in the desk's order: published and valid. */
async function publicRows(payload: Payload, { slug }: Table): Promise<Values[]> {
  if (slug === 'synonyms') return synonymGroups(payload) as Promise<unknown> as Promise<Values[]>
  if (slug !== 'settings')
    return publicRecords(payload, slug as CollectionSlug) as Promise<unknown> as Promise<Values[]>
  const settings = await payload.findGlobal({ slug, depth: 0, overrideAccess: true })
  return settings.name?.en || settings.name?.mr ? [{ ...settings, id: 1 } as Values] : []
}

async function allUploads(payload: Payload): Promise<Uploads> {
  const { docs } = await readRecords<{ id: number }>(payload, {
    collection: 'media',
    where: { deletedAt: { exists: false } },
    pagination: false,
    limit: 0,
  })
  const files = await mediaFiles(payload, new Set(docs.map(({ id }) => String(id))))
  return new Map(
    [...files].map(([id, { path: at, alt }]) => [
      id,
      { name: decodeURIComponent(path.posix.basename(at)), alt },
    ]),
  )
}

function sheetOf(
  columns: readonly Column[],
  first: string,
  rows: readonly [string, Values][],
  naming: Naming,
): Rows {
  const heading = [first, ...columns.map(({ label }) => headingOf(label))]
  return [
    heading,
    ...rows.map(([number, row]) => [number, ...columns.map((column) => cellOf(column, row, naming))]),
  ]
}

/** Copies the file. Returns false if it does not exist. */
async function copyFile(store: FileStore, name: string, folder: string): Promise<boolean> {
  const found = await store.find(name)
  if (!found) return false
  await pipeline(
    Readable.fromWeb((await found.read()) as ReadableStream),
    createWriteStream(path.join(folder, name)),
  )
  return true
}

async function emptyFolder(folder: string): Promise<void> {
  await mkdir(path.join(folder, 'files'), { recursive: true })
  const there = (await readdir(folder)).filter((name) => name !== 'files')
  if (there.length > 0 || (await readdir(path.join(folder, 'files'))).length > 0)
    throw new Error(`${folder} is not empty: choose a new folder, nothing is overwritten`)
}

/**
 * Writes what residents can see into a folder: one sheet per list, in both languages, and the files that the records
 * use. `npm run import` can read it.
 */
export async function exportCouncil(payload: Payload, folder: string): Promise<Exported> {
  await emptyFolder(folder)
  const uploads = await allUploads(payload)
  const tables = await Promise.all(
    tablesOf(payload).map(async (table) => ({ table, rows: await publicRows(payload, table) })),
  )
  const known = new Map(tables.map(({ table, rows }) => [table.slug as string, new Set(rows.map(idOf))]))
  const used = new Set<string>()
  const naming: Naming = {
    file: (upload) => {
      const name = uploads.get(idOf(upload))?.name ?? ''
      if (name) used.add(name)
      return name
    },
    record: (slug, related) => (known.get(slug)?.has(idOf(related)) ? idOf(related) : ''),
  }
  let count = 0
  const write = (name: string, rows: Rows) => writeFile(path.join(folder, `${name}.csv`), csvOf(rows))
  for (const { table, rows } of tables) {
    const numbered = rows.map((row): [string, Values] => [idOf(row), row])
    const sheet = sheetOf([...table.columns, changedColumn], headingOf(numberLabel), numbered, naming)
    noteLinks(sheet, used)
    await write(table.name, sheet)
    count += rows.length
    for (const { name, field, columns } of table.inner) {
      const items = numbered.flatMap(([number, row]) =>
        ((valueAt(row, [field]) ?? []) as Values[]).map((item): [string, Values] => [number, item]),
      )
      const inner = sheetOf(columns, headingOf(belongsLabel), items, naming)
      noteLinks(inner, used)
      await write(name, inner)
    }
  }
  await write(visitorTable, await visitorSheet(payload))
  const { columns, name } = mediaTable(payload)
  const words = [...uploads.values()].filter((upload) => used.has(upload.name))
  const described = words.map((upload): [string, Values] => [upload.name, { alt: upload.alt }])
  await write(name, sheetOf(columns, headingOf(fileLabel), described, naming))
  const missing: string[] = []
  const { store } = fileStore.of(payload)
  for (const file of used) if (!(await copyFile(store, file, path.join(folder, 'files')))) missing.push(file)
  return { rows: count, files: used.size - missing.length, missing }
}

/** Links that lead to an upload, such as a menu's, need the file too. */
function noteLinks(rows: Rows, used: Set<string>): void {
  for (const cell of rows.flat()) {
    const name = uploadedName(cell)
    if (name) used.add(name)
  }
}
