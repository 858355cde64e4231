import { type ListName, languages, type Row, toDomain } from '@nagardwar/contract'
import type { ApiSource } from '../../app/api/source.ts'
import { keyOf } from '../search/documents/text-store.ts'
import { recordEntries } from '../search/entries/entries.ts'
import type { Entry } from '../search/entries/entry.ts'
import { menuEntries } from '../search/entries/menu.ts'
import { bothOf, type KnownRows } from '../search/entries/rows.ts'
import type { Rule } from '../search/entries/rule.ts'
import { rules } from '../search/entries/rules.ts'
import type { Wording } from '../search/entries/wording.ts'
import { listsWithDocuments } from './public-documents.ts'

/** A site map may have 50,000 addresses. */
const mostDocuments = 20_000

type Found = { key: string; entry: Entry; language: 'en' | 'mr' }

/** Every public document, in each language whose record names it. */
export async function* allFiled(source: ApiSource, wording: Wording): AsyncGenerator<Found> {
  let count = 0
  for (const list of listsWithDocuments) {
    const rows = new Map<string, Row<ListName>[]>()
    for (const language of languages) {
      const outcome = await source.list(list, language)
      rows.set(
        `${list} ${language}`,
        outcome.ok ? (toDomain(list, outcome.value as never) as Row<ListName>[]) : [],
      )
    }
    const known = ((name: ListName, language: string) => rows.get(`${name} ${language}`) ?? []) as KnownRows
    for (const entry of entriesIn(list, known, wording))
      for (const language of languages) {
        // The only document of a record is that of both languages.
        const { path } = entry.documents[language] ?? Object.values(entry.documents)[0] ?? {}
        if (path?.startsWith('/') && ++count <= mostDocuments) yield { key: keyOf(path), entry, language }
      }
  }
}

function* entriesIn(
  list: (typeof listsWithDocuments)[number],
  known: KnownRows,
  wording: Wording,
): Generator<Entry> {
  if (list === 'mainMenu') {
    yield* menuEntries(known)
    return
  }
  for (const record of bothOf<ListName>(known, list))
    yield* recordEntries<ListName>(list, record, rules[list] as Rule<ListName>, {
      known,
      wording,
      pageTitle: {},
    })
}
