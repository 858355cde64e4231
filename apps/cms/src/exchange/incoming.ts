import type { Words } from '../fields/words.ts'

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

/** What is to be done by staff, or to be known, about a row. */
export type Mark = { field?: string; words: Words; isWork: boolean }

/** A record as a source has it, in the desk's own shape; its files and other records are still names. */
export type Incoming = {
  table: string
  /** Under which numbers the source knows it; the first is its own, the others its rows in other languages. */
  keys: readonly string[]
  /** Whether residents could see it there. */
  isPublic: boolean
  values: Values
  marks: Mark[]
}

/** A row that is stored nowhere, with the reason. */
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
