import { expect, type Locator, test } from '@playwright/test'
import { contrastOf, controls } from '../support/control-contrast.ts'
import { goTo } from '../support/reader.ts'

/** What a sign and the edge of a field need at least (WCAG 1.4.11). */
const least = 3

const pages = ['/', '/search?q=road', '/contact', '/gardens']
const sizes = { phone: { width: 360, height: 740 }, desk: { width: 1366, height: 900 } }

async function weakIn(place: Locator, where: string): Promise<string[]> {
  const weak: string[] = []
  async function note(control: Locator, how: string): Promise<void> {
    for (const [what, ratio] of Object.entries(await contrastOf(control)))
      if (ratio < least) {
        const written = await control.evaluate((each) => each.outerHTML.slice(0, 160))
        weak.push(`${where}, ${how}: ${what} ${ratio.toFixed(2)} ${written}`)
      }
  }
  for (const control of await place.locator(controls).all()) {
    if (!(await control.isVisible()) || (await control.isDisabled())) continue
    await note(control, 'at rest')
    const isReached = await control.hover({ force: true, timeout: 2000 }).then(
      () => true,
      () => false,
    )
    if (isReached) await note(control, 'hovered')
  }
  return weak
}

for (const theme of ['light', 'dark', 'contrast'])
  for (const [size, viewport] of Object.entries(sizes))
    test(`each control is seen, at rest and under the pointer: ${theme}, ${size}`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const wear = (chosen: string) => {
        document.documentElement.dataset.theme = chosen
      }
      for (const path of pages) {
        await goTo(page, path)
        await page.evaluate(wear, theme)
        expect(await weakIn(page.locator('body'), path)).toEqual([])
      }
      // What opens over a page: the menu of a phone, the search of a wide window.
      await goTo(page, '/')
      await page.evaluate(wear, theme)
      const isPhone = size === 'phone'
      await page.locator(isPhone ? 'a[href="#menu"]' : 'nav a[href="/search"]').click()
      const opened = page.locator(isPhone ? '#menu' : 'dialog[open]')
      await expect(opened).toBeVisible()
      expect(await weakIn(opened, isPhone ? 'the menu' : 'the search')).toEqual([])
    })
