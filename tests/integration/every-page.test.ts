import { setTimeout as rest } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { documentOf } from '../../apps/site/app/testing/document-of.ts'
import { violationsIn } from '../support/axe-without-browser.ts'
import { siteUrl } from '../support/council.ts'
import { linkFaults, linksIn, noLinkFaults } from '../support/link-faults.ts'
import { leftByMistake, loading } from '../support/page-rules.ts'
import {
  contentPages,
  inLanguage,
  type Language,
  languages,
  pages,
  templates,
  unlisted,
} from '../support/site-map.ts'

const everyPath = [...pages, ...contentPages]
const served = new Map<string, Promise<Response>>()

/** After its start a site learns how large its files are, one after the other. A page that lacks a size is made anew then. */
async function pageWithSizes(address: string): Promise<Response> {
  const language = address.startsWith('/mr') ? 'mr' : 'en'
  for (let tries = 40; ; tries--) {
    const response = await fetch(siteUrl + address)
    const page = documentOf(await response.clone().text())
    const { sizeless } = linkFaults(linksIn([...page.querySelectorAll('a')]), language)
    if (sizeless.length === 0 || tries === 0) return response
    await rest(500)
  }
}

/** Each page is asked for once. */
function pageAt(address: string): Promise<Response> {
  const answer = served.get(address) ?? pageWithSizes(address)
  served.set(address, answer)
  return answer.then((response) => response.clone())
}

const documentAt = async (address: string) => documentOf(await (await pageAt(address)).text())
const contentOf = (page: Document, selector: string) => page.querySelector(selector)?.getAttribute('content')
const ids = (page: Document) => [...page.querySelectorAll('[id]')].map(({ id }) => id)

/** The page has its canonical address and its translation. */
function expectAddresses(page: Document, address: string): void {
  for (const alternate of ['en', 'mr', 'x-default'])
    expect(page.querySelectorAll(`link[rel=alternate][hreflang=${alternate}]`)).toHaveLength(1)
  expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(new RegExp(`${address}$`))
}

/**
 * The document is complete before any script: nothing is loading, nothing comes after the end, and no button is shown that
 * works only with script. Without it a menu is a list, a dialog is closed, and nothing is asked about cookies.
 */
function expectWhole(page: Document, language: Language): void {
  const main = page.querySelector('main')
  const found = {
    headings: main?.querySelectorAll('h1').length,
    all: page.querySelectorAll('h1').length,
    late: main?.querySelectorAll('template').length,
    idle: [...page.querySelectorAll('button:not([type=submit])')]
      .filter((button) => !button.closest('.scripted, #menu, dialog, section[data-nosnippet]'))
      .map((button) => button.outerHTML.slice(0, 150)),
  }
  expect(found).toEqual({ headings: 1, all: 1, late: 0, idle: [] })
  expect(page.querySelectorAll('body footer').length).toBeGreaterThan(0)
  expect(main?.textContent).not.toContain(loading[language])
}

function expectCleanText(page: Document): void {
  for (const script of page.querySelectorAll('script, style')) script.remove()
  expect(page.body.textContent).not.toMatch(leftByMistake)
}

describe.each(languages)('in %s', (language) => {
  test.each(everyPath)('the document of %s is whole, and says what it is', async (path) => {
    const address = inLanguage(path, language)
    expect((await pageAt(address)).status).toBe(200)
    const page = await documentAt(address)
    expect(page.documentElement.lang).toBe(language)
    expect(page.title).toMatch(/\S{2,}/)
    expect(contentOf(page, 'meta[name=description]')).toMatch(/\S{2,}.{10,}/)
    if (!unlisted.includes(path)) expectAddresses(page, address)
    expectWhole(page, language)
    expect(linkFaults(linksIn([...page.querySelectorAll('a')]), language)).toEqual(noLinkFaults)
    expect(ids(page).filter((id, place, all) => all.indexOf(id) !== place)).toEqual([])
    expectCleanText(page)
  })

  const others = everyPath.filter((path) => !templates.includes(path))
  test.each(others)('%s has no violation that axe knows without a browser', async (path) => {
    const address = inLanguage(path, language)
    expect(await violationsIn(await (await pageAt(address)).text(), siteUrl + address)).toEqual([])
  })
})

test('what axe knows is found without a browser', async () => {
  const html = await (await pageAt('/roads')).text()
  const broken = html
    .replace('<html lang="en"', '<html')
    .replace(/<h1[^>]*>.*?<\/h1>/s, '<h3>Roads</h3><img src="/a.png"><a href="/b"></a>')
  const found = await violationsIn(broken, `${siteUrl}/roads`)
  expect(found.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['html-has-lang', 'image-alt', 'link-name', 'page-has-heading-one']),
  )
})

/** The kinds of elements and the style classes of a page's content, each once. */
function partsOf(page: Document): Set<string> {
  const elements = [...page.querySelectorAll('main, main *')]
  return new Set(elements.flatMap(({ localName, classList }) => [localName, ...classList]))
}

test('no page has an element or a style that none of the templates shows, which browsers check', async () => {
  const parts = async (path: string) => [...partsOf(await documentAt(path))]
  const shown = new Set((await Promise.all(templates.map(parts))).flat())
  const others = await Promise.all(everyPath.map(async (path) => ({ path, parts: await parts(path) })))
  const unseen = others.map((page) => ({ ...page, parts: page.parts.filter((part) => !shown.has(part)) }))
  expect(unseen.filter((page) => page.parts.length > 0)).toEqual([])
})
