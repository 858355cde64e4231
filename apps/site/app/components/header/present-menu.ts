import type { FileFacts } from '@nagardwar/contract/browser'
import { type Destination, destinationOf } from '../site-link/destination.ts'
import { plainPath } from '../site-link/plain-path.ts'

/** The menu as the server gives it: an entry whose link is `#` opens its items. */
export type MenuEntry = {
  label: string
  link: string
  items?: readonly { label: string; link: string }[]
  /** What is known about the documents among its links. */
  files?: Readonly<Record<string, FileFacts>>
}

export type MenuItem = { label: string; to: Destination; current: boolean; bytes?: number | undefined }
export type MenuPart = MenuItem & { items: MenuItem[] }

const isCurrent = (to: Destination, barePath: string): boolean =>
  to.kind === 'page' && plainPath(to.path) === plainPath(barePath)

/**
 * Entries with their destinations; the one in view is marked, and so is a parent whose item is in view.
 * `barePath` is the path of the page without its language. What leads nowhere is shown, not linked (contract.md,
 * "A tolerant client", rule 8).
 */
export function presentMenu(entries: readonly MenuEntry[], barePath: string): MenuPart[] {
  return entries.map((entry) => {
    const to = destinationOf(entry.link)
    const items =
      to.kind === 'none' ? (entry.items ?? []).map((item) => presentItem(item, barePath, entry.files)) : []
    const current = isCurrent(to, barePath) || items.some((item) => item.current)
    return { label: entry.label, to, current, bytes: entry.files?.[entry.link]?.bytes, items }
  })
}

function presentItem(
  { label, link }: { label: string; link: string },
  barePath: string,
  files: MenuEntry['files'],
): MenuItem {
  const to = destinationOf(link)
  return { label, to, current: isCurrent(to, barePath), bytes: files?.[link]?.bytes }
}
