import type { Language, Outcome, WireRow } from '@nagardwar/contract'
import type { ApiSource } from '../../app/api/source.ts'
import { isDated, tenderPath } from '../../app/tenders/tender-path.ts'

type Tenders = Outcome<WireRow<'tenders'>[]>
const made = new WeakMap<Tenders, ReadonlySet<string>>()

/** The pages of tenders, recruitments and auctions in one language, without that language. */
export async function tenderPaths(source: ApiSource, language: Language): Promise<ReadonlySet<string>> {
  const tenders = await source.list('tenders', language)
  const known = made.get(tenders)
  if (known) return known
  const paths = new Set(tenders.ok ? tenders.value.filter(isDated).map(({ id }) => tenderPath(id)) : [])
  made.set(tenders, paths)
  return paths
}

/** Whether one of them has its page at an address without language. */
export const isTenderPath = async (source: ApiSource, bare: string, language: Language): Promise<boolean> =>
  bare.startsWith('/tenders/') && (await tenderPaths(source, language)).has(bare)
