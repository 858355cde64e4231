/** A text that a reader sees or hears, and the language that it is marked with. */
export type PageText = { text: string; language: string }

const empty = new Set(['area', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'])
const unread = new Set(['script', 'style', 'svg', 'template'])
const parts = /<!--[\s\S]*?-->|<(\/?)([a-z][a-z0-9-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>|([^<]+)/gi
const spoken = /\s(?:alt|aria-label|placeholder)="([^"]+)"/g

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }
const readable = (text: string): string =>
  text
    .replaceAll(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => named[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()

type Open = { tag: string; language: string; isUnread: boolean }

/** Every text of a page, each with the language of the nearest element that names one. */
export function textsOf(html: string): PageText[] {
  const open: Open[] = []
  const texts: PageText[] = []
  const add = (text: string, { language, isUnread }: Open) => {
    if (readable(text) && !isUnread) texts.push({ text: readable(text), language })
  }
  for (const [, closing, name = '', attributes = '', text] of html.matchAll(parts)) {
    const within = open.at(-1) ?? { tag: '', language: '', isUnread: false }
    const tag = name.toLowerCase()
    if (text !== undefined) add(text, within)
    else if (closing)
      open.length = Math.max(
        0,
        open.findLastIndex((each) => each.tag === tag),
      )
    else if (tag) {
      const language = /\slang="([^"]*)"/.exec(attributes)?.[1] ?? within.language
      const element = { tag, language, isUnread: within.isUnread || unread.has(tag) }
      for (const [, words = ''] of attributes.matchAll(spoken)) add(words, element)
      if (!empty.has(tag) && !attributes.endsWith('/')) open.push(element)
    }
  }
  return texts
}
