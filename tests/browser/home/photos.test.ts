import { expect, type Page, test } from '@playwright/test'
import { banner, openHome, pictureInView, wide } from '../../support/home-page.ts'
import { expectAccessible, untilStill } from '../../support/visit.ts'

const gallery = (page: Page) => page.getByRole('list', { name: 'Latest photos' })
const lightbox = (page: Page) => page.locator('.yarl__root')
const photoInView = (page: Page) => lightbox(page).locator('.yarl__slide_current')

test.describe('on a desk', () => {
  test.use({ viewport: wide })

  test('the latest photos are the last eight, the newest first', async ({ page }) => {
    await openHome(page)
    const photos = gallery(page).getByRole('listitem')
    await expect(photos).toHaveCount(8)
    await expect(photos.first()).toContainText('Town Hall on Foundation Day')
    await expect(photos.last()).toContainText('Evening on the promenade')
  })

  test('the latest photos open large, and are leafed through and closed by the keyboard', async ({
    page,
  }) => {
    await openHome(page)
    await gallery(page).getByRole('link').first().focus()
    await page.keyboard.press('Enter')
    await expect(lightbox(page)).toBeVisible()
    await expect(photoInView(page)).toContainText('Town Hall on Foundation Day')
    await page.keyboard.press('ArrowRight')
    await expect(photoInView(page)).toContainText('Lakeside garden in bloom')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(lightbox(page)).toHaveCount(0)
    await expect(gallery(page).getByRole('link').first()).toBeFocused()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('a finger leafs through the banner, and through the photos', async ({ page, context }) => {
    const finger = await context.newCDPSession(page)
    const swipeLeft = (y: number) =>
      finger.send('Input.synthesizeScrollGesture', {
        x: 300,
        y,
        xDistance: -220,
        gestureSourceType: 'touch',
        speed: 900,
      })
    await openHome(page)
    await banner(page).getByRole('button', { name: 'Pause' }).tap()
    const before = Number((await pictureInView(page).textContent())?.match(/\d/)?.[0])
    await swipeLeft(((await banner(page).boundingBox())?.y ?? 0) + 80)
    await expect(pictureInView(page)).toHaveText(`Picture ${(before % 6) + 1} of 6`)

    await gallery(page).getByRole('link').first().tap()
    await expect(photoInView(page)).toContainText('Town Hall on Foundation Day')
    await expect(photoInView(page).locator('img')).toBeVisible()
    await untilStill(page)
    await swipeLeft(370)
    await expect(photoInView(page)).toContainText('Lakeside garden in bloom')
  })

  for (const path of ['/', '/photos', '/mr/photos'])
    test(`a photo is drawn 4:3, and its caption stands below it, ${path}`, async ({ page }) => {
      await openHome(page, path)
      const photos = page.getByRole('main').locator('a[class*="gallery_photo"]')
      const found = await photos.evaluateAll((links) =>
        links.slice(0, 8).map((link) => {
          const picture = link.querySelector('img')?.getBoundingClientRect()
          const caption = link.querySelector('span:not(.vh)')?.getBoundingClientRect()
          return {
            ratio: Math.round(((picture?.width ?? 0) / (picture?.height ?? 1)) * 100) / 100,
            isBelow: (caption?.top ?? 0) >= (picture?.bottom ?? 1) - 1,
          }
        }),
      )
      expect(found.length).toBeGreaterThan(3)
      expect(found).toEqual(found.map(() => ({ ratio: 1.33, isBelow: true })))
    })
})
