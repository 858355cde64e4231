import { fileUrl } from '@nagardwar/contract/browser'
import type { Found, Question, SearchKind } from '../../api/search.ts'
import { type Destination, destinationOf, filesBase } from '../../components/site-link/destination.ts'
import type { Format } from '../../i18n/format.ts'

export type Group = { kind: SearchKind | 'over'; items: Found[] }

/** The results of a page grouped by kind, with the kind of the best result first. What has ended stands below. */
export function presentGroups(items: readonly Found[]): Group[] {
  const groups = new Map<SearchKind, Found[]>()
  const over = items.filter(({ ended }) => ended)
  for (const item of items) if (!item.ended) groups.set(item.kind, [...(groups.get(item.kind) ?? []), item])
  const current: Group[] = [...groups].map(([kind, found]) => ({ kind, items: found }))
  return over.length > 0 ? [...current, { kind: 'over', items: over }] : current
}

/** The target of a result: the text of a document, a page inside a document, another site, or a place on a page. */
export function presentTarget({ file, read, href, anchor }: Found, format: Format): Destination {
  if (read) return { kind: 'page', path: read }
  if (file) return { kind: 'document', href: fileHref(file) }
  const destination = destinationOf(href)
  if (destination.kind !== 'page' || !anchor) return destination
  return { kind: 'page', path: destination.path + textFragment(format.text(anchor)) }
}

/** The file itself, at the page that has the words. */
export const fileHref = ({ path, page }: NonNullable<Found['file']>): string =>
  fileUrl(path, filesBase) + (page ? `#page=${page}` : '')

const mostWords = 8

/** https://wicg.github.io/scroll-to-text-fragment/: the browser scrolls to these words and highlights them. */
function textFragment(text: string): string {
  const words = text.replace(/…$/u, '').trim().split(/\s+/u).slice(0, mostWords).join(' ')
  return `#:~:text=${encodeURIComponent(words).replaceAll('-', '%2D')}`
}

/** The address of the same query, for one kind or for all. */
export function presentFilter({ text }: Pick<Question, 'text'>, kind?: SearchKind): string {
  return `/search?${new URLSearchParams({ q: text, ...(kind ? { kind } : {}) })}`
}
