import type { DocumentState as TextOfDocument } from '@nagardwar/exchange/pdf/reading/reading'
import type { DocumentLanguage } from '@nagardwar/exchange/text/language-of'
import type { DeskLanguage } from '../../platform/words/words.ts'
import { type OwnName, readOwnName } from './own-name.ts'

export type DocumentState = 'waiting' | 'sending' | 'reading' | 'ready' | 'failed'

/** One file, from the moment it was dropped. */
export type Doc = {
  id: number
  name: string
  own: OwnName
  state: DocumentState
  /** Why it could not be uploaded, as the server said it. */
  problem?: string
  /** Its record under *Pictures and documents*. */
  media?: number
  /** Where staff look at it. */
  address?: string
  language: DeskLanguage | ''
  /** What its text says. */
  read?: DocumentLanguage
  /** Whether there is text in it that somebody finds and hears. */
  text?: Looked['state']
}

/** What somebody is asked before a file is used: it was dropped twice, or is at the desk already. */
export type Asked = 'twice' | 'same' | 'other'

/** A record to be: a document in one language or in both. */
export type Row = {
  id: number
  docs: Doc[]
  title: Record<DeskLanguage, string>
  year: string
  /** Empty: the heading chosen for all. */
  heading: string
  asked?: Asked
  isSeparated?: boolean
  isSaving?: boolean
  problem?: string
  saved?: number
}

export type Rows = readonly Row[]

/** What the server says of an uploaded document. */
export type Looked = {
  state: TextOfDocument
  language: DocumentLanguage
  year: string
  earlier: 'same' | 'other' | ''
}

/** A row for each file. One with the name of an earlier one is asked about before it is sent. */
export function withFiles(rows: Rows, files: readonly { id: number; name: string }[]): Rows {
  const names = new Set(rows.flatMap(({ docs }) => docs.map(({ name }) => name)))
  return files.reduce<Row[]>(
    (all, { id, name }) => {
      const own = readOwnName(name)
      const title = { en: '', mr: '', [own.titleLanguage]: own.title }
      const doc: Doc = { id, name, own, state: 'waiting', language: '' }
      const asked = names.has(name) ? ({ asked: 'twice' } as const) : {}
      names.add(name)
      all.push({ id, docs: [doc], title, year: own.year, heading: '', ...asked })
      return all
    },
    [...rows],
  )
}

export const changed = (rows: Rows, id: number, values: Partial<Row>): Rows =>
  rows.map((row) => (row.id === id ? { ...row, ...values } : row))

export const changedDoc = (rows: Rows, id: number, values: Partial<Doc>): Rows =>
  rows.map((row) => ({ ...row, docs: row.docs.map((doc) => (doc.id === id ? { ...doc, ...values } : doc)) }))

export const without = (rows: Rows, id: number): Rows => rows.filter((row) => row.id !== id)

/** The text knows best; then what the name says; then the letters of the name. A Latin name says nothing. */
function languageOf({ own }: Doc, read: DocumentLanguage): DeskLanguage | '' {
  if (read === 'en' || read === 'mr') return read
  if (own.language) return own.language
  return own.titleLanguage === 'mr' || read === 'old font' ? 'mr' : ''
}

const isOpen = ({ docs, saved, isSaving, asked }: Row): boolean =>
  saved === undefined && !isSaving && !asked && docs.every(({ state }) => state === 'ready')

/** The row of the same document in the other language. */
const partnerOf = (rows: Rows, row: Row): Row | undefined => {
  const [doc] = row.docs
  if (!doc?.language || row.docs.length !== 1 || row.isSeparated || !isOpen(row)) return undefined
  return rows.find((other) => {
    const [second] = other.docs
    const isSingle = other.docs.length === 1 && other.id !== row.id && !other.isSeparated && isOpen(other)
    const isOtherLanguage = Boolean(second?.language) && second?.language !== doc.language
    return isSingle && isOtherLanguage && second?.own.key === doc.own.key && other.heading === row.heading
  })
}

/** English and Marathi of one document become one row, in the place of the first. */
export function paired(rows: Rows, id: number): Rows {
  const row = rows.find((each) => each.id === id)
  const partner = row && partnerOf(rows, row)
  if (!row || !partner) return rows
  const [first, second] = rows.indexOf(row) < rows.indexOf(partner) ? [row, partner] : [partner, row]
  const docs = [...first.docs, ...second.docs]
  const title = { en: first.title.en || second.title.en, mr: first.title.mr || second.title.mr }
  const one = { ...first, docs, title, year: first.year || second.year }
  return without(rows, second.id).map((each) => (each.id === first.id ? one : each))
}

/** What was read of a document, and the row that it makes with another. */
export function withLooked(rows: Rows, id: number, looked: Looked): Rows {
  const row = rows.find(({ docs }) => docs.some((doc) => doc.id === id))
  const doc = row?.docs.find((each) => each.id === id)
  if (!row || !doc) return rows
  const language = languageOf(doc, looked.language)
  const read = changedDoc(rows, id, {
    state: 'ready',
    language,
    read: looked.language,
    text: looked.state,
  })
  const asked = looked.earlier ? { asked: looked.earlier } : {}
  return paired(changed(read, row.id, { year: row.year || looked.year, ...asked }), row.id)
}

/** Two records again, each with the title that is there. */
export const separated = (rows: Rows, id: number): Rows =>
  rows.flatMap((row) =>
    row.id === id ? row.docs.map((doc) => ({ ...row, id: doc.id, docs: [doc], isSeparated: true })) : [row],
  )

/** The person said that a file is to be used although its name was there. */
export const taken = (rows: Rows, id: number): Rows => {
  const answered = rows.map((row) => {
    if (row.id !== id) return row
    const { asked: _asked, ...rest } = row
    return rest
  })
  return paired(answered, id)
}
