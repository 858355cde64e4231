import type { Row } from '@nagardwar/contract/browser'
import { bareOf } from '../i18n/language.ts'

/** The entry of the menu under which a page stands, with its siblings; none for a page outside the menu. */
export function sectionOf(menu: readonly Row<'mainMenu'>[], barePath: string): Row<'mainMenu'> | undefined {
  return menu.find((entry) => entry.items.some((item) => isPath(item.link, barePath)))
}

/** Whether a link from the server leads to the page in view, with or without language and leading slash. */
export function isPath(link: string, barePath: string): boolean {
  if (/^[a-z][a-z0-9+.-]*:|^#|^$/i.test(link)) return false
  return bareOf(link.split(/[?#]/)[0] ?? '') === barePath
}
