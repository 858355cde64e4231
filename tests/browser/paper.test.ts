import { expect, type Page, test } from '@playwright/test'
import { withDevice } from '../support/device-stub.ts'
import { goTo } from '../support/reader.ts'
import { inLanguage, languages } from '../support/site-map.ts'

const words = {
  en: { mine: 'This is my ward', offer: 'Alerts on this device', video: 'Flood-rescue mock drill 2026' },
  mr: { mine: 'हा माझा प्रभाग आहे', offer: 'या उपकरणावर तातडीच्या सूचना', video: 'पूर बचाव रंगीत तालीम २०२६' },
}

for (const language of languages) {
  const { mine, offer, video } = words[language]

  test(`on paper stands what can be read, and no button: ${language}`, async ({ page }) => {
    await withDevice(page, { permission: 'default', answers: 'granted' })
    const main = page.getByRole('main')
    await goTo(page, inLanguage('/ward/12', language))
    await expect(main.getByRole('button', { name: mine })).toBeVisible()
    await expect(main.getByRole('region', { name: offer })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(main.getByRole('button', { name: mine })).toBeHidden()
    await expect(main.getByRole('region', { name: offer })).toBeHidden()
    await goTo(page, inLanguage('/videos', language))
    await expect(main.getByText(video).first()).toBeVisible()
  })
}

/** One page of each template. A sheet of A4 between its margins is 178 mm wide. */
const templates = [
  '/',
  '/today',
  '/alerts',
  '/hospital',
  '/schools',
  '/health',
  '/amrut',
  '/pmay',
  '/departments',
  '/elected-member',
  '/ward',
  '/ward/12',
  '/tenders',
  '/budget',
  '/services',
  '/services/birth-certificate',
  '/contact',
  '/public-disclosure',
  '/account-department',
  '/account-cheque-register',
  '/meetings',
  '/right-to-information',
  '/maps',
  '/official-publication',
  '/search?q=water',
]
const sheet = { width: 673, height: 950 }

/** Texts of the page that a sheet would cut off or in two, controls, headings of nothing, and what holds only at this moment. */
const lostOnPaper = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const isHeard = (each: Element) => each.closest('.vh, svg, [hidden]') !== null
    const lost: string[] = []
    for (const each of main.querySelectorAll<HTMLElement>('*')) {
      if (isHeard(each) || each.offsetParent === null) continue
      const words = `${each.tagName} ${each.textContent.trim().slice(0, 40)}`
      const isCut = getComputedStyle(each).overflowX !== 'visible' && each.scrollWidth > each.clientWidth + 1
      if (isCut && each.clientWidth > 1) lost.push(`cut: ${words}`)
      if (each.matches('input, select, textarea, button') && !each.closest('form:not(:has(select))'))
        lost.push(`control: ${words}`)
      if (each.matches('section') && each.innerText.trim() === each.querySelector('h2, h3')?.textContent)
        lost.push(`heading of nothing: ${words}`)
      if (each.children.length > 0) continue
      if (each.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
        lost.push(`beside the sheet: ${words}`)
      if (/^(Open|Closed) now|^सध्या (सुरू|बंद)/.test(each.textContent.trim()))
        lost.push(`of this moment: ${words}`)
    }
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      if (!text.parentElement?.checkVisibility() || isHeard(text.parentElement)) continue
      // A table on a sheet that is turned has half as much room again as here.
      const box = text.parentElement.closest('table')?.parentElement
      if (box && getComputedStyle(box).getPropertyValue('page') === 'turned') continue
      for (const { 0: word, index } of text.textContent?.matchAll(/[\p{L}\p{M}]+/gu) ?? []) {
        const letters = document.createRange()
        letters.setStart(text, index)
        letters.setEnd(text, index + word.length)
        const lines = [...letters.getClientRects()].filter(({ width }) => width > 1)
        if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) lost.push(`word in two: ${word}`)
      }
    }
    return lost
  })

for (const language of languages)
  test(`every template fits a sheet, and says nothing of the moment of printing: ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize(sheet)
    await page.emulateMedia({ media: 'print' })
    for (const path of templates) {
      await page.goto(inLanguage(path, language))
      expect([path, await lostOnPaper(page)]).toEqual([path, []])
    }
    await page.goto(inLanguage('/hospital', language))
    await expect(page.getByRole('columnheader')).toHaveCount(6)
    for (const column of await page.getByRole('columnheader').all()) await expect(column).toBeVisible()
  })
