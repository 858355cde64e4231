import type { Row } from '@nagardwar/contract/browser'
import { isSamePath } from '../disclosure/same-path.ts'

/** The menu entry of a page, with its siblings; undefined for a page outside the menu. */
export function sectionOf(menu: readonly Row<'mainMenu'>[], barePath: string): Row<'mainMenu'> | undefined {
  return menu.find((entry) => entry.items.some((item) => isSamePath(item.link, barePath)))
}
