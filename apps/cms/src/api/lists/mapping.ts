import type { Language, ListName, ListRow } from '@nagardwar/contract'
import type { CollectionSlug, DataFromCollectionSlug } from 'payload'

/** A text in both languages, as records hold it. */
export type Bilingual = { en?: string | null; mr?: string | null } | null | undefined
export type Upload = number | string | { id: number | string } | null | undefined
type BilingualUpload = { en?: Upload; mr?: Upload } | null | undefined

/** Says what a record holds in the language of the row; a missing translation is told in the other language. */
export type Teller = {
  language: Language
  text(text: Bilingual): string
  date(date: string | null | undefined): string | null
  /** Address of a picture. `words` say what it shows, where the record knows that better than the media library. */
  picture(picture: Upload, words?: Bilingual): string
  pdf(document: BilingualUpload): string
}

/** What a mapping adds to `id` and `language_code`, which every row has alike. */
export type Fields<N extends ListName> = Omit<ListRow<N>, 'id' | 'language_code'>
export type RowOf<S extends CollectionSlug, F> = (record: DataFromCollectionSlug<S>, tell: Teller) => F
export type Mapping<S extends CollectionSlug, F> = { collection: S; row: RowOf<S, F> }
export type MappingOf<N extends ListName> = {
  collection: CollectionSlug
  row(record: never, tell: Teller): Fields<N>
}

/** Rows of a list are made from the records of one collection. */
export const from = <S extends CollectionSlug, F>(collection: S, row: RowOf<S, F>): Mapping<S, F> => ({
  collection,
  row,
})

/** The number of the record that a relationship names, whether or not the record came along. */
export const numberOf = (related: Upload): number =>
  Number(typeof related === 'object' && related !== null ? related.id : related)

export const published = { status: 1 } as const
