import type { Payload } from 'payload'
import { type Table, tableOf } from './columns.ts'
import { type Alt, createFileImport, type ImportedFile, type ReadFile } from './import-files.ts'
import type { Incoming, LeftOut, Values } from './incoming.ts'
import { note } from './incoming.ts'
import type { Entry } from './journal.ts'
import { withMenuLinks } from './menu-links.ts'
import { openOrigins } from './origins.ts'
import { type OldPages, pageRedirects } from './page-redirects.ts'
import { type Stored, storeRecord } from './store-record.ts'
import { tablesOf } from './tables.ts'
import { withUniqueLinks } from './unique-links.ts'
import { uploadLink } from './upload-links.ts'
import { takeVisitorCount } from './visitor-count.ts'

export type Source = {
  records: Incoming[]
  leftOut: LeftOut[]
  alternativeTexts: ReadonlyMap<string, Alt>
  readFile: ReadFile
  /** Visitors that it has counted; undefined where it does not say. */
  visitors: number | undefined
  /** The old addresses of its files, which redirect to the new ones. */
  redirectsFiles?: boolean
}

export type Import = {
  payload: Payload
  /** Identifies the source, so that a second import recognises it. */
  name: string
  source: Source
  publish: boolean
  isDryRun: boolean
  /** How the pages of the source were addressed by numbers. */
  pages?: OldPages
  note: (entry: Entry) => void
  progress: (table: string, done: number, all: number) => void
}

/** The words by which people know a record: its first text. */
function titleOf({ columns }: Pick<Table, 'columns'>, values: Values): string {
  for (const { path, kind } of columns) {
    if (kind !== 'text') continue
    const value = path.reduce<unknown>((inner, name) => (inner as Values | null | undefined)?.[name], values)
    if (typeof value === 'string' && value.trim() !== '') return value.trim().slice(0, 120)
  }
  return ''
}

/** The text of the record that best describes its picture. */
const pictureWords = ({ name, caption, heading, label }: Values): Alt => {
  const words = [caption, name, heading, label].find((each) => typeof each === 'object' && each !== null) as
    | Alt
    | undefined
  return { ...(words?.en ? { en: words.en } : {}), ...(words?.mr ? { mr: words.mr } : {}) }
}

/** Stores the records of a source, list by list, and notes the result of each row. */
export async function runImport({
  payload,
  name,
  source,
  publish,
  isDryRun,
  pages = {},
  note,
  progress,
}: Import): Promise<void> {
  const origins = await openOrigins(payload, name)
  const storeFile = createFileImport({
    payload,
    origins,
    isDryRun,
    read: source.readFile,
    alternativeTexts: source.alternativeTexts,
  })
  const here = new Map<string, number>()
  const recordOf = (slug: string, key: string) =>
    here.get(`${slug} ${key}`) ?? origins.find(slug, key)?.record
  const all = await withMenuLinks(payload, withUniqueLinks(source.records))
  for (const table of tablesOf(payload)) {
    const records = all.filter((record) => record.table === table.name)
    const title = (values: Values) => titleOf(table, values)
    for (const [index, incoming] of records.entries()) {
      const names = { storeFile, recordOf, words: pictureWords(incoming.values) }
      const stored = await storeRecord({ payload, origins, publish, isDryRun }, table, incoming, names)
      if (stored.outcome !== 'left-out' || stored.record)
        for (const key of incoming.keys) here.set(`${table.slug} ${key}`, stored.record)
      note(entryOf(incoming, title(incoming.values), stored))
      progress(table.name, index + 1, records.length)
    }
  }
  const moved = source.redirectsFiles ? fileRedirects(await storeFile.all()) : []
  moved.push(...pageRedirects(all, pages))
  const table = tableOf(payload, 'redirects')
  for (const incoming of moved) {
    const names = { storeFile, recordOf, words: {} }
    const stored = await storeRecord({ payload, origins, publish, isDryRun }, table, incoming, names)
    note(entryOf(incoming, titleOf(table, incoming.values), stored))
  }
  if (source.visitors !== undefined)
    note(await takeVisitorCount(source.visitors, { payload, publish, isDryRun }))
  for (const row of source.leftOut) note(leftOutEntry(row))
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch (error) {
    if (error instanceof URIError) return name
    throw error
  }
}

/** Redirects the old address of a file to the new one. */
const fileRedirects = (files: ReadonlyMap<string, ImportedFile>): Incoming[] =>
  [...files].flatMap(([name, file]): Incoming[] => {
    const to = file.id === undefined ? '' : `/api${uploadLink(file.filename)}`
    const from = decoded(name)
    if (to === '' || !from.startsWith('/') || `/api${from}` === to) return []
    return [{ table: 'redirects', keys: [`file ${name}`], isPublic: true, values: { from, to }, marks: [] }]
  })

const entryOf = ({ table, keys }: Incoming, title: string, stored: Stored): Entry => ({
  table,
  key: keys.join(', '),
  title,
  ...stored,
})

const leftOutEntry = ({ table, key, reason }: LeftOut): Entry => ({
  table,
  key,
  title: '',
  outcome: 'left-out',
  record: 0,
  status: '',
  marks: [note(reason)],
})
