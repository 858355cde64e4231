import { describe, expect, test } from 'vitest'
import { siteUrl } from '../support/council.ts'
import { firstViewOf } from '../support/first-view.ts'
import { contentPages, inLanguage, languages, pages } from '../support/site-map.ts'
import { budgets } from '../support/weight-budgets.ts'

const fonts = { en: ['latin'], mr: ['devanagari', 'latin'] }

describe.each(languages)('a first visit in %s', (language) => {
  test.each([...pages, ...contentPages])('to %s loads no more than a slow phone can bear', async (page) => {
    const view = await firstViewOf(siteUrl, inLanguage(page, language))
    // A page without scripts or styles would count as light.
    expect(view.script).toBeGreaterThan(50_000)
    expect(view.style).toBeGreaterThan(3000)
    expect(view.page).toBeLessThanOrEqual(budgets.page)
    expect(view.script).toBeLessThanOrEqual(budgets.script)
    expect(view.style).toBeLessThanOrEqual(budgets.style)
    expect(view.fontFiles).toEqual(fonts[language])
  })
})
