import { expect, type Page } from '@playwright/test'
import { expectHonestLinks } from '../support/honest-links.ts'
import { waitForScript } from '../support/reader.ts'
import { contentPages, inLanguage, type Language, languages, pages, unlisted } from '../support/site-map.ts'
import { complaintsOf, expectAccessible, expectCleanText } from '../support/visit.ts'
import { test } from '../support/worker-pages.ts'

const phone = 360
const desk = 1366
/**
 * A page of each template. Only these are fully checked on a desktop too; the others are checked for what depends on
 * the width. Only these are opened without JavaScript; of the others the document is read.
 */
const templates = [
  '/',
  '/roads',
  '/schools',
  '/departments',
  '/contact',
  '/photos',
  '/news',
  '/search',
  '/account-department',
  '/account-cheque-register',
]
const loading = { en: 'Loading...', mr: 'लोड होत आहे' }

/** The page has its canonical address and its translation. */
async function expectAddresses(page: Page, address: string): Promise<void> {
  for (const alternate of ['en', 'mr', 'x-default'])
    await expect(page.locator(`link[rel=alternate][hreflang=${alternate}]`)).toHaveCount(1)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${address}$`))
}

/**
 * The document is complete before any script: nothing is loading, nothing comes after the end, and no button is shown that
 * works only with script. Without it a menu is a list, a dialog is closed, and nothing is asked about cookies.
 */
async function expectWholeDocument(page: Page, html: string, language: Language): Promise<void> {
  const found = await page.evaluate((text) => {
    const served = new DOMParser().parseFromString(text, 'text/html')
    const main = served.querySelector('main')
    return {
      headings: main?.querySelectorAll('h1').length,
      footers: served.querySelectorAll('body footer').length,
      late: main?.querySelectorAll('template').length,
      words: main?.textContent ?? '',
      idle: [...served.querySelectorAll('button:not([type=submit])')]
        .filter((button) => !button.closest('.scripted, #menu, dialog, section[data-nosnippet]'))
        .map((button) => button.outerHTML.slice(0, 150)),
    }
  }, html)
  expect(found).toMatchObject({ headings: 1, footers: expect.any(Number), late: 0, idle: [] })
  expect(found.footers).toBeGreaterThan(0)
  expect(found.words).not.toContain(loading[language])
}

for (const path of [...pages, ...contentPages])
  for (const language of languages) {
    const address = inLanguage(path, language)

    test(`${address} is whole, and accessible on a phone and on a desk`, async ({ visitor }) => {
      const complaints = complaintsOf(visitor)
      await visitor.setViewportSize({ width: phone, height: 740 })
      const response = await visitor.goto(address)
      expect(response?.status()).toBe(200)
      await expectWholeDocument(visitor, (await response?.text()) ?? '', language)
      await waitForScript(visitor)

      await expect(visitor.locator('html')).toHaveAttribute('lang', language)
      await expect(visitor.locator('h1')).toHaveCount(1)
      await expect(visitor).toHaveTitle(/\S{2,}/)
      await expect(visitor.locator('meta[name=description]')).toHaveAttribute('content', /\S{2,}.{10,}/)
      if (!unlisted.includes(path)) await expectAddresses(visitor, address)
      await expectCleanText(visitor)
      await expectHonestLinks(visitor, language)

      for (const width of [phone, desk]) {
        await visitor.setViewportSize({ width, height: 740 })
        const sideways = await visitor.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect({ width, sideways: Math.max(0, sideways) }).toEqual({ width, sideways: 0 })
        await expectAccessible(visitor, width === phone || templates.includes(path) ? 'everything' : 'width')
      }
      expect(complaints).toEqual([])
    })

    if (templates.includes(path))
      test(`${address} reads without JavaScript`, async ({ plainVisitor }) => {
        await plainVisitor.goto(address)
        await expect(plainVisitor.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(plainVisitor.getByRole('contentinfo')).toBeVisible()
        const promises = plainVisitor.getByText(loading[language], { exact: false }).filter({ visible: true })
        await expect(promises).toHaveCount(0)
      })
  }
