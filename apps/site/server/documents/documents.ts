import { type Language, type ListName, languages, type Outcome, type WireRow } from '@nagardwar/contract'
import type { ApiSource } from '../../app/api/source.ts'
import type { Ended } from '../../app/archive/archive-path.ts'
import { type DocumentPlace, documentPath, documentPlace } from '../../app/documents/document-path.ts'
import type { DocumentRecord, Documents } from '../../app/documents/documents.ts'
import { bareOf, hrefIn, languageOf } from '../../app/i18n/language.ts'
import { keyOf, type TextStore } from '../search/documents/text-store.ts'
import type { WordingOf } from '../search/entries/wording.ts'
import type { MappedPage } from '../seo/site-map.ts'
import { allFiled } from './all-filed.ts'
import { allInArchive, filedInArchive } from './archived.ts'
import { documentRecord, slugFor } from './document-record.ts'
import { type Ask, type Filed, filedAt, placeOf } from './public-documents.ts'

type Known = <N extends ListName>(name: N, language: Language) => Outcome<WireRow<N>[]>
/** The notices whose time is over; undefined where nothing was ever heard of them. */
export type EndedNotices = {
  heard(): readonly Ended[] | undefined
  now(): Promise<readonly Ended[] | undefined>
}
type Options = {
  known: Known
  ended: EndedNotices
  store: TextStore
  wording: WordingOf
  defaultLanguage: Language
}

/** The pages of the public documents. Which there are, only the lists say that everybody sees. */
export function createPublicDocuments({ known, ended, store, wording, defaultLanguage }: Options) {
  const ask: Ask = known
  const words = wording(undefined)

  /** Its one address; undefined where nothing public has this key, `unknown` while nobody can say. */
  function addressOf({ key, part }: DocumentPlace): string | 'unknown' | undefined {
    const place = placeOf(key, ask)
    if (place === 'unknown') return place
    const filed = place ? filedAt(place, key, ask, words) : endedWith(key, ended.heard())
    return filed === 'unknown' ? filed : filed && documentPath(key, slugFor(filed.entry), part)
  }

  const endedWith = (key: string, records: readonly Ended[] | undefined): Filed | 'unknown' | undefined =>
    records ? filedInArchive(key, records, words) : 'unknown'

  /** The record as the lists have it now: one that was withdrawn since is not there. */
  async function recordNow(
    source: ApiSource,
    key: string,
    language: Language,
  ): Promise<DocumentRecord | 'away' | undefined> {
    const place = placeOf(key, ask)
    if (place === 'unknown') return 'away'
    if (!place) {
      const over = endedWith(key, await (source.ended ?? ended.now)())
      return over === 'unknown' ? 'away' : over && documentRecord(over, ask, language)
    }
    const outcomes = new Map<string, Outcome<WireRow<ListName>[]>>()
    for (const name of [place.list, 'headings', 'disclosureDepartments'] as const)
      for (const each of languages) outcomes.set(`${name} ${each}`, await source.list(name, each))
    const now: Ask = (name, each) => outcomes.get(`${name} ${each}`) ?? ask(name, each)
    const filed = filedAt(place, key, now, words)
    if (filed) return documentRecord(filed, now, language)
    return languages.every((each) => now(place.list, each).ok) ? undefined : 'away'
  }

  return {
    /** What a page asks, whose lists are watched. */
    of: (source: ApiSource): Documents => ({
      record: (key, language) => recordNow(source, key, language),
      text: ({ path, bytes }) => store.read({ path, ...(bytes ? { bytes } : {}) }),
      readPage: async (path) => {
        const address = addressOf({ key: keyOf(path), slug: '', part: 1 })
        const isThere = address !== undefined && address !== 'unknown'
        return isThere && (await store.read({ path }))?.hasText ? address : undefined
      },
      part: ({ path }, { bytes }, part) => store.readPart({ path, bytes }, part),
    }),

    /** Whether a document has its page at an address without language. */
    isPage(bare: string): boolean {
      const place = documentPlace(bare)
      if (!place) return false
      const address = addressOf(place)
      return address === 'unknown' || address === bare
    },

    /** From a key alone, or with other words, to the one address of the page. */
    redirect(target: string): Response | undefined {
      const [path = ''] = target.split('?')
      const bare = bareOf(path)
      const place = documentPlace(bare)
      const address = place && addressOf(place)
      if (!address || address === 'unknown' || address === bare) return undefined
      const location = hrefIn(address, languageOf(path, defaultLanguage), defaultLanguage)
      return new Response(null, {
        status: 301,
        headers: { location, 'cache-control': 'public, max-age=3600' },
      })
    },

    /** Every document in the languages whose records name it, for the site map. */
    async paths(source: ApiSource): Promise<MappedPage[]> {
      const paths = new Map<string, Language[]>()
      for await (const { key, entry, language } of allFiled(source, words)) {
        const path = documentPath(key, slugFor(entry))
        paths.set(path, [...(paths.get(path) ?? []), language])
      }
      for (const [key, { entry, language }] of allInArchive((await ended.now()) ?? [], words)) {
        const path = documentPath(key, slugFor(entry))
        paths.set(path, [...(paths.get(path) ?? []), language])
      }
      return [...paths].map(([path, own]) => ({ path, languages: own }))
    },
  }
}
