import type { Language } from '@nagardwar/contract'
import { pageLink } from './link.ts'
import { from } from './mapping.ts'

type Links = { link: string; marathiLink?: string | null }

const linkIn = (language: Language, { link, marathiLink }: Links): string =>
  (language === 'mr' && marathiLink) || link

export const menu = {
  mainMenu: from('menu-entries', (entry, tell) => ({
    mainMenu: tell.text(entry.label),
    mainMenuLink: linkIn(tell.language, entry),
    subMenus: (entry.items ?? []).map((item, index) => ({
      id: index + 1,
      subMenu: tell.text(item.label),
      subLink: pageLink(linkIn(tell.language, item)),
    })),
  })),
}
