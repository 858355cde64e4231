import { within } from '@testing-library/dom'
import { documentOf } from './document-of.ts'

/** Markup as a reader meets it: by role and name, as words, as tables, and by what its links and pictures say. */
export function readerOf(html: string) {
  const document = documentOf(html)
  const { body } = document
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  const hrefs = (selector: string) => all(selector).map((link) => link.getAttribute('href') ?? '')
  const page = within(body)
  return {
    ...page,
    html,
    /** What has no role of its own: metadata, frames, groups of columns. */
    elements: all,
    text: textOf(body),
    /** Every row of every table, its head included, as the texts of its cells. */
    rows: all('tr').map((row) => [...row.querySelectorAll('th, td')].map(textOf)),
    links: hrefs('a[href]'),
    linksToNewTabs: hrefs('a[target=_blank]'),
    /** Thumbnails that open large. */
    linksToDialogs: hrefs('a[aria-haspopup=dialog]'),
    /** The headings of these levels, from the first to the last. */
    headings: (...levels: (1 | 2 | 3)[]) => all(levels.map((level) => `h${level}`).join()).map(textOf),
    /** The alternative text of each picture. */
    pictures: all('img').map((picture) => picture.getAttribute('alt') ?? ''),
    /** The addresses from which the pictures come. */
    pictureSources: all('img').map((picture) => picture.getAttribute('src') ?? ''),
    /** The language in which a text is marked, if it isn't the page's own. */
    languageOf: (text: string) => page.getByText(text).closest('[lang]')?.getAttribute('lang') ?? undefined,
  }
}

/** The words of a part as a reader sees them. Elements stand apart even where nothing is between them. */
function textOf(part: Node): string {
  return wordsOf(part).replace(/\s+/g, ' ').trim()
}

const textNode = 3
const elementNode = 1

function wordsOf(part: Node): string {
  const words = [...part.childNodes].map((child) => {
    if (child.nodeType === textNode) return child.textContent ?? ''
    // Where a word may be broken, it is still one.
    if (child.nodeName === 'WBR') return ''
    return child.nodeType === elementNode ? ` ${wordsOf(child)} ` : ''
  })
  return words.join('')
}
