import type { ListName } from './list-paths.ts'
import type { renames } from './renames.ts'
import type { ListRow } from './rows/index.ts'

/** What the site's server found out about a file: size in bytes, and a picture's size in pixels. */
export type FileFacts = { bytes?: number; width?: number; height?: number }

/** Only the site's own `/api` adds this to a row; the CMS never sends it. The keys are the row's file paths. */
type WithFiles = { files?: Record<string, FileFacts> }

/** A row as `contract.md` writes it. */
export type WireRow<N extends ListName> = ListRow<N> & WithFiles

type Table<N extends ListName> = (typeof renames)[N] & { language_code: 'language' }
type NewName<T, K> = K extends keyof T ? (T[K] extends readonly [infer Name, unknown] ? Name : T[K]) : K
type Renamed<W, T> = {
  [K in keyof W as NewName<T, K> & PropertyKey]: Inside<W[K], K extends keyof T ? T[K] : K>
}
type Inside<V, Rule> = Rule extends readonly [unknown, infer T]
  ? V extends readonly (infer Item)[]
    ? Renamed<Item, T>[]
    : Renamed<V, T>
  : V

/** A row with our own names: the table in `renames.ts`, and `language` for `language_code`. */
export type Row<N extends ListName> = Renamed<ListRow<N>, Table<N>> & WithFiles
