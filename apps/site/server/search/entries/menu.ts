import { type Language, languages } from '@nagardwar/contract/browser'
import type { Entry, Texts } from './entry.ts'
import { bothOf, type KnownRows } from './rows.ts'

type Item = { id: string; label: Texts; links: Texts }

const isPdf = (link: string): boolean => /\.pdf$/i.test(link)
const isElsewhere = (link: string): boolean => /^https?:\/\//.test(link)

/** The entries of the menu with their sub-entries, in both languages, which have the same order. */
function menuItems(known: KnownRows): Item[] {
  const items = new Map<string, Item>()
  const add = (id: string, language: Language, label: string, link: string): void => {
    const item = items.get(id) ?? { id, label: {}, links: {} }
    item.label[language] = label
    item.links[language] = link
    items.set(id, item)
  }
  for (const { id, rows } of bothOf(known, 'mainMenu'))
    for (const language of languages) {
      const row = rows[language]
      if (!row) continue
      add(`mainMenu.${id}`, language, row.label, row.link)
      row.items.forEach((item, index) => {
        add(`mainMenu.${id}.${index}`, language, item.label, item.link)
      })
    }
  return [...items.values()]
}

/** Services of other sites, and documents that only the menu contains. */
export function* menuEntries(known: KnownRows): Generator<Entry> {
  for (const { id, label, links } of menuItems(known)) {
    const link = links.en ?? links.mr ?? ''
    if (!isPdf(link) && !isElsewhere(link)) continue
    yield {
      id,
      kind: isPdf(link) ? 'document' : 'service',
      title: label,
      text: {},
      names: '',
      where: {},
      href: link,
      anchor: {},
      documents: documentsOf(links),
    }
  }
}

/** The council's own documents among the links of an entry. One document for both languages is listed once. */
function documentsOf({ en = '', mr = '' }: Texts): Entry['documents'] {
  const isOwn = (link: string): boolean => isPdf(link) && !isElsewhere(link)
  return {
    ...(isOwn(en) ? { en: { path: en } } : {}),
    ...(isOwn(mr) && mr !== en ? { mr: { path: mr } } : {}),
  }
}

/** The names of each page in the menu and in the service tiles. */
export function namesByPath(known: KnownRows): ReadonlyMap<string, Texts[]> {
  const names = new Map<string, Texts[]>()
  const services = bothOf(known, 'services').flatMap(({ rows }) => {
    const link = (rows.en ?? rows.mr)?.link
    return link ? [{ label: textsOf(rows.en?.heading, rows.mr?.heading), links: { en: link } }] : []
  })
  for (const { label, links } of [...menuItems(known), ...services])
    for (const link of new Set(Object.values(links))) names.set(link, [...(names.get(link) ?? []), label])
  return names
}

const textsOf = (en: string | undefined, mr: string | undefined): Texts => ({
  ...(en ? { en } : {}),
  ...(mr ? { mr } : {}),
})
