import { expect, type Page } from '@playwright/test'
import { expectHonestLinks } from '../support/honest-links.ts'
import { loading } from '../support/page-rules.ts'
import { waitForScript } from '../support/reader.ts'
import {
  contentPages,
  inLanguage,
  kindsOfPage,
  languages,
  pages,
  templates,
  unlisted,
} from '../support/site-map.ts'
import { complaintsOf, expectAccessible, expectCleanText } from '../support/visit.ts'
import { test } from '../support/worker-pages.ts'

const phone = 360
const desk = 1366
const others = [...pages, ...contentPages].filter((path) => !templates.includes(path))

/** The page has its canonical address and its translation. */
async function expectAddresses(page: Page, address: string): Promise<void> {
  for (const alternate of ['en', 'mr', 'x-default'])
    await expect(page.locator(`link[rel=alternate][hreflang=${alternate}]`)).toHaveCount(1)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${address}$`))
}

/** The script takes over what the server sent, nothing complains, and nothing is wider than the window. */
async function visit(visitor: Page, address: string, widths: number[], look: (width: number) => unknown) {
  const complaints = complaintsOf(visitor)
  await visitor.setViewportSize({ width: phone, height: 740 })
  const response = await visitor.goto(address)
  expect(response?.status()).toBe(200)
  await waitForScript(visitor)
  await expect(visitor.locator('h1')).toHaveCount(1)
  for (const width of widths) {
    await visitor.setViewportSize({ width, height: 740 })
    const sideways = await visitor.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect({ width, sideways: Math.max(0, sideways) }).toEqual({ width, sideways: 0 })
    await look(width)
  }
  expect(complaints).toEqual([])
}

for (const path of templates)
  for (const language of languages) {
    const address = inLanguage(path, language)

    test(`${address} is whole, and accessible on a phone and on a desk`, async ({ visitor }) => {
      await visit(visitor, address, [phone, desk], (width) =>
        expectAccessible(visitor, width === phone || kindsOfPage.includes(path) ? 'everything' : 'width'),
      )
      await expect(visitor.locator('html')).toHaveAttribute('lang', language)
      await expect(visitor).toHaveTitle(/\S{2,}/)
      await expect(visitor.locator('meta[name=description]')).toHaveAttribute('content', /\S{2,}.{10,}/)
      if (!unlisted.includes(path)) await expectAddresses(visitor, address)
      await expectCleanText(visitor)
      await expectHonestLinks(visitor, language)
    })

    if (kindsOfPage.includes(path))
      test(`${address} reads without JavaScript`, async ({ plainVisitor }) => {
        await plainVisitor.goto(address)
        await expect(plainVisitor.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(plainVisitor.getByRole('contentinfo')).toBeVisible()
        const promises = plainVisitor.getByText(loading[language], { exact: false }).filter({ visible: true })
        await expect(promises).toHaveCount(0)
      })
  }

// The script of a page is the same in both languages, so each is opened in one of them.
for (const [place, path] of others.entries()) {
  const address = inLanguage(path, place % 2 === 0 ? 'mr' : 'en')
  test(`${address} is taken over by its script, and fits`, async ({ visitor }) => {
    await visit(visitor, address, [phone, desk], () => undefined)
  })
}
