import { expect, type Page, test } from '@playwright/test'
import { bar } from '../../support/header.ts'
import { openPage, scrollTo } from '../../support/reader.ts'
import { languages } from '../../support/site-map.ts'

/** The words of the council's name that are broken into several lines. */
const brokenWords = (page: Page) =>
  page
    .locator('header b')
    .first()
    .evaluate((name) => {
      const text = name.firstChild
      const words = [...(name.textContent ?? '').matchAll(/\S+/g)]
      return words.flatMap(({ index, 0: word }) => {
        const range = document.createRange()
        range.setStart(text as Node, index)
        range.setEnd(text as Node, index + word.length)
        return range.getClientRects().length > 1 ? [word] : []
      })
    })

for (const language of languages) {
  test(`the bar of the header is one row in which nothing is cut, at every width and size of text, ${language}`, async ({
    page,
  }) => {
    await openPage(page, '/roads', language)
    for (const top of [0, 600])
      for (const textSize of ['0', '1', '3'])
        for (const width of [320, 360, 480, 768, 1024, 1280]) {
          await page.setViewportSize({ width, height: 740 })
          await page.evaluate((size) => {
            document.documentElement.dataset.text = size
          }, textSize)
          await scrollTo(page, top)
          await expect(bar(page).and(page.locator('[data-fixed]'))).toHaveCount(top === 0 ? 0 : 1)
          const row = await bar(page).evaluate((element) => {
            const parts = [...element.querySelectorAll('a, button, select')].filter((part) =>
              part.checkVisibility({ visibilityProperty: true }),
            )
            const boxes = parts.map((part) => part.getBoundingClientRect())
            const isApart = boxes.every(
              (box, index) => index === 0 || box.left >= (boxes[index - 1]?.right ?? 0) - 1,
            )
            const { left = 0 } = boxes[0] ?? {}
            const { right = 0 } = boxes.at(-1) ?? {}
            return {
              isApart,
              isIn: left >= 0 && right <= innerWidth,
              rows: new Set(boxes.map(({ top }) => Math.round(top / 20))).size,
            }
          })
          expect({ top, textSize, width, ...row }).toMatchObject({ isApart: true, isIn: true, rows: 1 })
          if (top === 0)
            expect({ textSize, width, broken: await brokenWords(page) }).toMatchObject({ broken: [] })
        }
  })
}
