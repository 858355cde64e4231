import { words } from './interface-words.ts'
import type { Language } from './site-map.ts'

const document = /\.pdf($|[?#])/i
const documentSize = /(?:PDF, [0-9.,]+ [KM]B|पीडीएफ, [०-९.,]+ (?:के|एम)बी)/

type Link = { text: string; href: string; isNewTab: boolean; isOpener: boolean; around: string }

/** What these links say and do. It runs in the page of a browser too, so it uses nothing from outside. */
export const linksIn = (all: Element[]): Link[] =>
  all.map((link) => ({
    text: link.textContent?.replace(/\s+/g, ' ').trim() ?? '',
    href: link.getAttribute('href') ?? '',
    isNewTab: link.getAttribute('target') === '_blank',
    isOpener: link.getAttribute('rel')?.includes('noopener') ?? false,
    around: link.closest('li, tr, article, div')?.textContent ?? '',
  }))

/** Each link must say if it opens a new tab, and each document its type and size. Returns those that don't. */
export function linkFaults(links: Link[], language: Language) {
  const { opensInNewTab, pdf } = words[language]
  const documents = links.filter(({ href }) => document.test(href))
  const isElsewhere = ({ href }: { href: string }) => /^https?:/.test(href) || document.test(href)
  return {
    silent: links.filter(({ isNewTab, text }) => isNewTab && !text.includes(opensInNewTab)),
    staying: links.filter((link) => isElsewhere(link) && !link.isNewTab && !link.href.includes('youtu')),
    open: links.filter(({ isNewTab, isOpener }) => isNewTab && !isOpener),
    nameless: documents.filter(({ around }) => !around.includes(pdf)),
    sizeless: documents.filter(({ href, around }) => href.startsWith('/api/') && !documentSize.test(around)),
  }
}

export const noLinkFaults: ReturnType<typeof linkFaults> = {
  silent: [],
  staying: [],
  open: [],
  nameless: [],
  sizeless: [],
}
