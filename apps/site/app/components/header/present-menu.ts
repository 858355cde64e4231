import type { FileFacts } from '@nagardwar/contract/browser'
import { type Destination, destinationOf } from '../site-link/destination.ts'
import { plainPath } from '../site-link/plain-path.ts'

/** The menu from the server: an entry with the link `#` opens its items. */
export type MenuEntry = {
  label: string
  link: string
  items?: readonly { label: string; link: string }[]
  /** File facts of the documents among its links. */
  files?: Readonly<Record<string, FileFacts>>
}

export type MenuItem = { label: string; to: Destination; current: boolean; bytes?: number | undefined }
export type MenuPart = MenuItem & { items: MenuItem[] }

const isCurrent = (to: Destination, barePath: string): boolean =>
  to.kind === 'page' && plainPath(to.path) === plainPath(barePath)

/**
 * Entries with their destinations. The current one is marked, and so is its parent. `barePath` is the path of the page
 * without its language. Entries without a destination are shown without a link (contract.md, "A tolerant client",
 * rule 8).
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
