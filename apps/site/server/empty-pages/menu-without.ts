import type { WireRow } from '@nagardwar/contract'
import { pathKey } from '../../app/disclosure/same-path.ts'

type Entry = WireRow<'mainMenu'>

/** The menu without the entries that lead to these pages, and without a parent that has lost all its entries. */
export function menuWithout(menu: readonly Entry[], emptyPages: readonly string[]): Entry[] {
  const out = new Set(emptyPages)
  const isOut = (link: string): boolean => link.startsWith('/') && (out.has(link) || out.has(pathKey(link)))
  return menu.flatMap((entry) => {
    const subMenus = entry.subMenus.filter(({ subLink }) => !isOut(subLink))
    const hasLostAll = entry.subMenus.length > 0 && subMenus.length === 0
    const leads = entry.mainMenuLink !== '#' && entry.mainMenuLink !== ''
    if (leads ? isOut(entry.mainMenuLink) : hasLostAll) return []
    return [{ ...entry, subMenus }]
  })
}
