import { type ListName, languages, normaliseLink, withoutAtEnd } from '@nagardwar/contract'
import { percentDecoded } from '@nagardwar/http/percent-decoded'
import type { Representation } from '@nagardwar/http/representation'
import type { Payload } from 'payload'
import { pages } from '../content/pages/pages.ts'
import { cachedList } from './list-cache.ts'

/** The lists whose records have pages of their own, and where each row names its page. */
const dynamicLists = [
  ['disclosureDepartments', 'department_link'],
  ['headings', 'heading_link'],
  ['generalAdminHeadings', 'heading_link'],
  ['serviceFacts', 'link'],
  ['publicNotices', 'link'],
] as const satisfies [ListName, string][]

// An address of at most 16,000 characters: a request's head has no more.
const languagePrefix = new RegExp(`^/(?:${languages.join('|')})(?=/|$)`)

/** What the spellings of one address have in common: no language, no encoding, no capital letters, no slash at the end. */
function keyOf(link: string): string {
  const path = normaliseLink(link).split(/[?#]/)[0] ?? ''
  const bare = (percentDecoded(path) ?? path).normalize('NFC').toLowerCase().replace(languagePrefix, '')
  return withoutAtEnd(bare, /\//) || '/'
}

const fixed = new Set(pages.map(({ path }) => path))
/** The addresses in an answer of a list: read once for each version of its content. */
const addresses = new WeakMap<Representation, Set<string>>()

function addressesIn(answer: Representation, field: string): Set<string> {
  const known = addresses.get(answer)
  if (known) return known
  const rows: Record<string, unknown>[] = JSON.parse(answer.forms.identity.body.toString())
  const found = new Set(rows.map((row) => keyOf(String(row[field] ?? ''))))
  addresses.set(answer, found)
  return found
}

/** Whether the site has a page at this path: one of its own, or that of a department or heading which residents may see. */
export async function isSitePage(payload: Payload, path: string): Promise<boolean> {
  const key = keyOf(path)
  if (fixed.has(key)) return true
  for (const [name, field] of dynamicLists) {
    const { answer } = await cachedList(payload, name, undefined)
    if (addressesIn(answer, field).has(key)) return true
  }
  return false
}
