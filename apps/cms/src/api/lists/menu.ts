import { pageLink } from './link.ts'
import { from } from './mapping.ts'

export const menu = {
  mainMenu: from('menu-entries', (entry, tell) => ({
    mainMenu: tell.text(entry.label),
    mainMenuLink: entry.link,
    subMenus: (entry.items ?? []).map((item, index) => ({
      id: index + 1,
      subMenu: tell.text(item.label),
      subLink: pageLink(item.link),
    })),
  })),
}
