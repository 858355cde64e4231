import type { Item } from '../../../content/requirements/content.ts'
import { type Finding, findingOf } from '../../../content/requirements/finding.ts'
import { linksIn, pathOn } from './links.ts'

/** Links to pages and files of our own that are not there. */
export async function deadInternal(
  items: readonly Item[],
  siteOrigin: string,
  isThere: (path: string) => Promise<boolean>,
): Promise<Finding[]> {
  const known = new Map<string, boolean>()
  const found: Finding[] = []
  for (const item of items) {
    const dead: string[] = []
    for (const link of new Set(linksIn(item))) {
      const path = pathOn(siteOrigin, link)
      if (path === undefined) continue
      if (!known.has(path)) known.set(path, await isThere(path))
      if (!known.get(path)) dead.push(link)
    }
    if (dead.length === 0) continue
    const all = dead.join(', ')
    found.push(findingOf(item, { en: `Not there: ${all}`, mr: `अस्तित्वात नाही: ${all}` }))
  }
  return found
}
