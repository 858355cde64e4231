import { languages, listNames } from '@nagardwar/contract/browser'
import type { TextStore } from '../search/documents/text-store.ts'
import { entriesOf } from '../search/entries/entries.ts'
import type { KnownRows } from '../search/entries/rows.ts'
import { readWording } from '../search/entries/wording.ts'
import { createSearchIndexer } from '../search/index/search-indexer.ts'

type Given = { rows: KnownRows; documents?: ReadonlyMap<string, string[]>; paths?: readonly string[] }

/** A search indexer with these lists and document texts. */
export async function filledIndexer({ rows, documents = new Map(), paths = [] }: Given) {
  const wording = readWording()
  const indexer = createSearchIndexer({ wording, paths, store: storeOf(documents) })
  // The rows have our own names already; `toDomain` does not change those.
  for (const name of listNames)
    for (const language of languages) indexer.setList(name, language, rows(name, language) as never)
  await indexer.update()
  const titles = new Map(
    [...entriesOf({ known: rows, wording: wording(undefined), paths })].map(({ id, title }) => [
      id,
      title.en ?? title.mr ?? '',
    ]),
  )
  return { indexer, titleOf: (id: string): string => titles.get(id) ?? '' }
}

/** An in-memory store of document texts. */
export function storeOf(documents: ReadonlyMap<string, string[]>): TextStore {
  return {
    async read({ path }) {
      const pages = documents.get(path)
      return pages && { bytes: 1, pageCount: pages.length, pages, state: 'text', hasText: true }
    },
    readPart: async () => undefined,
    write: async () => undefined,
    keyOfText: async () => undefined,
    keepOnly: async () => undefined,
  }
}
