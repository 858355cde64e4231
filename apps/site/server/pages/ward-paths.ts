import type { Language, Outcome, WireRow } from '@nagardwar/contract'
import type { ApiSource } from '../../app/api/source.ts'
import { wardPath } from '../../app/wards/ward-key.ts'

type Wards = Outcome<WireRow<'wards'>[]>
const made = new WeakMap<Wards, ReadonlySet<string>>()

/** The pages of the wards in one language, without that language. */
export async function wardPaths(source: ApiSource, language: Language): Promise<ReadonlySet<string>> {
  const wards = await source.list('wards', language)
  const known = made.get(wards)
  if (known) return known
  const paths = new Set(wards.ok ? wards.value.map((row) => wardPath(row.ward_no)) : [])
  made.set(wards, paths)
  return paths
}

/** Whether a ward has its page at an address without language. */
export const isWardPath = async (source: ApiSource, bare: string, language: Language): Promise<boolean> =>
  bare.startsWith('/ward/') && (await wardPaths(source, language)).has(bare)
