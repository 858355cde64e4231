import { expect, type Page } from '@playwright/test'
import { words } from './reader.ts'
import type { Language } from './site-map.ts'

const document = /\.pdf($|[?#])/i
const documentSize = /(?:PDF, [0-9.,]+ [KM]B|पीडीएफ, [०-९.,]+ (?:के|एम)बी)/

const linksOf = (page: Page) =>
  page.locator('a').evaluateAll((all) =>
    all.map((link) => ({
      text: link.textContent?.replace(/\s+/g, ' ').trim() ?? '',
      href: link.getAttribute('href') ?? '',
      isNewTab: link.getAttribute('target') === '_blank',
      isOpener: link.getAttribute('rel')?.includes('noopener') ?? false,
      around: link.closest('li, tr, article, div')?.textContent ?? '',
    })),
  )

/** Each link says if it opens a new tab, and each document its type and size. */
export async function expectHonestLinks(page: Page, language: Language): Promise<void> {
  const { opensInNewTab, pdf } = words[language]
  const links = await linksOf(page)
  const documents = links.filter(({ href }) => document.test(href))
  const isElsewhere = ({ href }: { href: string }) => /^https?:/.test(href) || document.test(href)
  expect({
    silent: links.filter(({ isNewTab, text }) => isNewTab && !text.includes(opensInNewTab)),
    staying: links.filter((link) => isElsewhere(link) && !link.isNewTab && !link.href.includes('youtu')),
    open: links.filter(({ isNewTab, isOpener }) => isNewTab && !isOpener),
    nameless: documents.filter(({ around }) => !around.includes(pdf)),
    sizeless: documents.filter(({ href, around }) => href.startsWith('/api/') && !documentSize.test(around)),
  }).toEqual({ silent: [], staying: [], open: [], nameless: [], sizeless: [] })
}
