import { type Language, type Outcome, toDomain, type WireRow } from '@nagardwar/contract'
import type { ApiSource } from '../../app/api/source.ts'
import { pathKey } from '../../app/disclosure/same-path.ts'
import { noticesPath } from '../../app/notices/notice-path.ts'

const made = new WeakMap<Outcome<WireRow<'publicNotices'>[]>, ReadonlySet<string>>()

/** The pages of public notices in one language, without that language. */
export async function noticePaths(source: ApiSource, language: Language): Promise<ReadonlySet<string>> {
  const outcome = await source.list('publicNotices', language)
  const known = made.get(outcome)
  if (known) return known
  const notices = outcome.ok ? toDomain('publicNotices', outcome.value) : []
  const own = notices.map(({ link }) => pathKey(link))
  const paths = new Set(own.length > 0 ? [noticesPath, ...own] : [])
  made.set(outcome, paths)
  return paths
}

/** Whether notices have a page at an address without language. */
export const isNoticePath = async (source: ApiSource, bare: string, language: Language): Promise<boolean> =>
  (bare === noticesPath || bare.startsWith(`${noticesPath}/`)) &&
  (await noticePaths(source, language)).has(bare)
