import { languages } from '@nagardwar/contract'
import type { Ended } from '../../app/archive/archive-path.ts'
import { keyOf } from '../search/documents/text-store.ts'
import { endedEntries } from '../search/entries/ended.ts'
import type { Wording } from '../search/entries/wording.ts'
import { endedDay } from './own-day.ts'
import type { Filed } from './public-documents.ts'

const indexes = new WeakMap<object, ReadonlyMap<string, Filed>>()

/** The documents of notices whose time is over, by their keys. No list has them (decision 0007). */
function indexOf(records: readonly Ended[], wording: Wording): ReadonlyMap<string, Filed> {
  const known = indexes.get(records)
  if (known) return known
  const index = new Map<string, Filed>()
  for (const record of records)
    for (const entry of endedEntries([record], wording))
      for (const language of languages) {
        const document = entry.documents[language]
        if (!document?.path.startsWith('/')) continue
        const dated = endedDay(record, document.path)
        index.set(keyOf(document.path), { list: 'archive', rows: {}, entry, document, language, dated })
      }
  indexes.set(records, index)
  return index
}

export const filedInArchive = (key: string, records: readonly Ended[], wording: Wording): Filed | undefined =>
  indexOf(records, wording).get(key)

/** Every one of them, for the site map. */
export const allInArchive = (
  records: readonly Ended[],
  wording: Wording,
): IterableIterator<[string, Filed]> => indexOf(records, wording).entries()
