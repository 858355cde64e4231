import type { Words } from '../../platform/words/words.ts'

/** A file of the source that a record names, before it is stored. */
export class FileNamed {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** A link that leads to a file of the source. */
export class LinkToFile extends FileNamed {}

/** Another record, by the source's own key for it. */
export class RecordNamed {
  readonly slug: string
  readonly key: string
  constructor(slug: string, key: string) {
    this.slug = slug
    this.key = key
  }
}

export type Values = Readonly<Record<string, unknown>>

/** Something about a row that staff must do or should know. */
export type Mark = { field?: string; words: Words; isWork: boolean }

/** A record of the source in the desk's form. Its files and other records are still names. */
export type Incoming = {
  table: string
  /** The ids of the record at the source: its own first, then those of its rows in other languages. */
  keys: readonly string[]
  /** Whether residents could see it at the source. */
  isPublic: boolean
  values: Values
  /** The numbers by which pages of the source named it, by the name on the wire: `id`, `p_id`, `y_id`. */
  numbers?: Readonly<Record<string, readonly string[]>>
  /** When it was last changed there, as a moment; unknown for most sources. */
  changedAt?: string | undefined
  marks: Mark[]
}

/** A row that is not stored, with the reason. */
export type LeftOut = { table: string; key: string; reason: Words }

export const work = (words: Words, field?: string): Mark => ({
  words,
  isWork: true,
  ...(field ? { field } : {}),
})
export const note = (words: Words, field?: string): Mark => ({
  words,
  isWork: false,
  ...(field ? { field } : {}),
})
