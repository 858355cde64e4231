import { expect, type Locator, type Page, test } from '@playwright/test'
import { goTo } from '../support/reader.ts'
import { complaintsOf, expectAccessible } from '../support/visit.ts'

const wide = { width: 1366, height: 768 }

const headings = {
  '/': [
    'What do you need from the council?',
    'Ministers',
    'Services and information',
    'Where we are',
    'News',
    'From the Chief Officer',
    'Video gallery',
    'Projects',
    'Press releases',
    'Latest photos',
    'We are here to help',
    'Related websites',
  ],
  '/mr': [
    'नगरपरिषदेकडून आपल्याला काय हवे आहे?',
    'मंत्री',
    'सेवा आणि माहिती',
    'आम्ही कुठे आहोत',
    'बातम्या',
    'मुख्याधिकाऱ्यांचे मनोगत',
    'व्हिडिओ दालन',
    'प्रकल्प',
    'प्रसिद्धिपत्रके',
    'नवीन छायाचित्रे',
    'आम्ही मदतीसाठी आहोत',
    'संबंधित संकेतस्थळे',
  ],
} as const

/** Opens the page as a visitor who has answered about cookies, and waits until its script is there. */
async function open(page: Page, path = '/', consent: 'accepted' | 'declined' = 'declined') {
  await page.addInitScript((answer) => localStorage.setItem('cookieConsent', answer), consent)
  await goTo(page, path)
}

/** Hosts that the page asked, besides the council's own. */
function foreignRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && !['localhost', '127.0.0.1'].includes(hostname)) asked.push(hostname)
  })
  return asked
}

/** Where something stands in the window, from its left. */
const placeOf = (element: Locator) => element.evaluate((node) => Math.round(node.getBoundingClientRect().x))

for (const [path, inOrder] of Object.entries(headings))
  test(`the blocks of ${path} stand in the order of the specification`, async ({ page }) => {
    const complaints = complaintsOf(page)
    await open(page, path)
    await expect(page.getByRole('main').getByRole('heading')).toHaveText([...inOrder])
    expect(complaints).toEqual([])
  })

test.describe('the banner', () => {
  test.use({ viewport: wide })
  const banner = (page: Page) => page.getByRole('region', { name: 'Pictures of the town' })
  const shown = (page: Page) => banner(page).locator('[aria-current=true]')

  test('goes on every three seconds, fades in half a second, and fetches no picture before its turn', async ({
    page,
  }) => {
    await open(page)
    expect(await banner(page).locator('li img').count()).toBeLessThanOrEqual(2)
    await expect(shown(page)).toHaveText('Picture 1 of 6')
    await expect(shown(page)).toHaveText('Picture 2 of 6', { timeout: 5000 })
    const since = Date.now()
    await expect(shown(page)).toHaveText('Picture 3 of 6', { timeout: 5000 })
    expect(Date.now() - since).toBeGreaterThan(2000)
    await expect(banner(page).locator('li').first()).toHaveCSS('transition-duration', '0.5s')
  })

  for (const path of ['/', '/mr'])
    for (const viewport of [
      { width: 360, height: 740 },
      { width: 1024, height: 768 },
      { width: 1280, height: 720 },
      wide,
    ])
      test(`keeps its buttons clear of the chat and the panel, ${path} at ${viewport.width} px`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport)
        await open(page, path)
        const buttons = page.getByRole('main').locator('fieldset').first().getByRole('button')
        expect(await buttons.count()).toBeGreaterThanOrEqual(3)
        const covered = await buttons.evaluateAll((all) =>
          all
            .filter((button) => {
              const { left, top, width, height } = button.getBoundingClientRect()
              const there = document.elementFromPoint(left + width / 2, top + height / 2)
              return there?.closest('button') !== button
            })
            .map((button) => button.textContent),
        )
        expect(covered).toEqual([])
        const heading = await page.getByRole('heading', { level: 1 }).boundingBox()
        const bar = await page.getByRole('main').locator('fieldset').first().boundingBox()
        const isBeside = (heading?.x ?? 0) + (heading?.width ?? 0) <= (bar?.x ?? 0)
        expect(isBeside || (bar?.y ?? 0) + (bar?.height ?? 0) <= (heading?.y ?? 0)).toBe(true)
      })

  test('stands still while it is paused, and under the pointer', async ({ page }) => {
    await open(page)
    const pause = banner(page).getByRole('button', { name: 'Pause' })
    await pause.click()
    await page.mouse.move(0, 0)
    await expect(pause).toHaveAttribute('aria-pressed', 'true')
    const before = await shown(page).textContent()
    await page.waitForTimeout(3600)
    await expect(shown(page)).toHaveText(before ?? '')
    await pause.click()
    await page.mouse.move(1000, 250)
    await page.waitForTimeout(3600)
    await expect(shown(page)).toHaveText(before ?? '')
    await page.mouse.move(0, 0)
    await expect(shown(page)).not.toHaveText(before ?? '', { timeout: 5000 })
  })

  test('is governed by the keyboard, and stands while the keyboard is there', async ({ page }) => {
    await open(page)
    await banner(page).getByRole('button', { name: 'next' }).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(shown(page)).toHaveText('Picture 3 of 6')
    await page.waitForTimeout(3600)
    await expect(shown(page)).toHaveText('Picture 3 of 6')
  })

  test('never moves for those who asked their device for stillness', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page)
    const { x } = (await page.locator('#news li a').first().boundingBox()) ?? { x: 0 }
    await page.waitForTimeout(3600)
    await expect(shown(page)).toHaveText('Picture 1 of 6')
    expect((await page.locator('#news li a').first().boundingBox())?.x).toBe(x)
    await expect(page.getByRole('button', { name: /^Pause/ })).toHaveCount(0)
  })
})

test.describe('the news', () => {
  test.use({ viewport: wide })
  const ticker = (page: Page) => page.locator('#news')
  const strip = (page: Page) => ticker(page).locator('ul').first()

  test('run by, newest first, and stop for the button', async ({ page }) => {
    await open(page)
    await ticker(page).scrollIntoViewIfNeeded()
    await expect(strip(page).getByRole('listitem').first()).toContainText('Flood-rescue mock drill')
    const start = await placeOf(strip(page))
    await expect.poll(() => placeOf(strip(page))).toBeLessThan(start - 20)
    await ticker(page).getByRole('button', { name: 'Pause: News' }).click()
    await page.mouse.move(0, 0)
    const stopped = await placeOf(strip(page))
    await page.waitForTimeout(800)
    expect(await placeOf(strip(page))).toBe(stopped)
  })

  test('wait under the pointer', async ({ page }) => {
    await open(page)
    await strip(page).getByRole('link').nth(1).hover({ force: true })
    const waiting = await placeOf(strip(page))
    await page.waitForTimeout(800)
    expect(await placeOf(strip(page))).toBe(waiting)
  })

  test('show every link that the keyboard reaches, and none twice', async ({ page }) => {
    await open(page)
    await ticker(page).scrollIntoViewIfNeeded()
    await page.waitForTimeout(2500)
    const links = strip(page).getByRole('link')
    await links.first().focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    for (let index = 0; index < (await links.count()); index++) {
      await expect(links.nth(index)).toBeFocused()
      await expect(links.nth(index)).toBeInViewport({ ratio: 0.9 })
      await page.keyboard.press('Tab')
    }
    await expect(ticker(page).getByRole('button', { name: 'Pause: News' })).toBeFocused()
  })

  test('that are new say so, and so do tenders with the status New', async ({ page }) => {
    await open(page)
    const badges = strip(page).getByRole('listitem').filter({ hasText: /^New/ })
    await expect(badges).toHaveCount(3)
    await expect(page.locator('#press-releases li').filter({ hasText: /New.*PDF/ })).toHaveCount(4)
    await expect(page.locator('#projects li').filter({ hasText: /New.*PDF/ })).toHaveCount(0)
    await open(page, '/mr')
    await expect(strip(page).getByRole('listitem').filter({ hasText: /^नवीन/ })).toHaveCount(3)
  })
})

test('a finger leafs through the banner, and through the photos', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    baseURL,
  })
  const page = await context.newPage()
  const finger = await context.newCDPSession(page)
  const swipeLeft = (y: number) =>
    finger.send('Input.synthesizeScrollGesture', {
      x: 300,
      y,
      xDistance: -220,
      gestureSourceType: 'touch',
      speed: 900,
    })
  await open(page)
  const banner = page.getByRole('region', { name: 'Pictures of the town' })
  await banner.getByRole('button', { name: 'Pause' }).tap()
  const before = Number((await banner.locator('[aria-current=true]').textContent())?.match(/\d/)?.[0])
  await swipeLeft(((await banner.boundingBox())?.y ?? 0) + 80)
  await expect(banner.locator('[aria-current=true]')).toHaveText(`Picture ${(before % 6) + 1} of 6`)

  await page.getByRole('list', { name: 'Latest photos' }).getByRole('link').first().tap()
  const current = page.locator('.yarl__slide_current')
  await expect(current).toContainText('Town Hall on Foundation Day')
  await page.waitForTimeout(600)
  await swipeLeft(370)
  await expect(current).toContainText('Lakeside garden in bloom')
  await context.close()
})

test('press releases scroll by a row at a time, and stop for the button', async ({ page }) => {
  await open(page)
  const box = page.locator('#press-releases')
  const list = box.locator('ul')
  await box.scrollIntoViewIfNeeded()
  const top = () => list.evaluate((element) => element.parentElement?.scrollTop ?? 0)
  await expect.poll(top, { timeout: 8000 }).toBeGreaterThan(20)
  await box.getByRole('button', { name: 'Pause: Press releases' }).click()
  await page.waitForTimeout(800)
  const stopped = await top()
  await page.waitForTimeout(4000)
  expect(await top()).toBe(stopped)
})

test.describe('the latest photos', () => {
  test.use({ viewport: wide })
  const gallery = (page: Page) => page.getByRole('list', { name: 'Latest photos' })

  test('are the last eight, the newest first', async ({ page }) => {
    await open(page)
    const photos = gallery(page).getByRole('listitem')
    await expect(photos).toHaveCount(8)
    await expect(photos.first()).toContainText('Town Hall on Foundation Day')
    await expect(photos.last()).toContainText('Evening on the promenade')
  })

  test('open large, and are leafed through and closed by the keyboard', async ({ page }) => {
    await open(page)
    await gallery(page).getByRole('link').first().focus()
    await page.keyboard.press('Enter')
    const lightbox = page.locator('.yarl__root')
    await expect(lightbox).toBeVisible()
    const current = lightbox.locator('.yarl__slide_current')
    await expect(current).toContainText('Town Hall on Foundation Day')
    await page.keyboard.press('ArrowRight')
    await expect(current).toContainText('Lakeside garden in bloom')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(lightbox).toHaveCount(0)
    await expect(gallery(page).getByRole('link').first()).toBeFocused()
  })
})

test.describe('the videos', () => {
  test.use({ viewport: wide })
  const player = 'https://www.youtube-nocookie.com/embed/NgrDwr00001?autoplay=1&rel=0'
  const first = (page: Page) =>
    page.locator('#videos').getByRole('link', { name: /Flood-rescue mock drill 2026/ })

  test('ask before anything is fetched from elsewhere, and closing clears the player', async ({ page }) => {
    await page.route(/youtube/, (route) => route.fulfill({ body: 'a player', contentType: 'text/html' }))
    const foreign = foreignRequests(page)
    await open(page)
    await first(page).click()
    const dialog = page.getByRole('dialog', { name: 'Flood-rescue mock drill 2026' })
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    expect(foreign).toEqual([])
    await dialog.getByRole('button', { name: 'Show the video' }).click()
    await expect(dialog.locator('iframe')).toHaveAttribute('src', player)
    await expect.poll(() => foreign).toEqual(['www.youtube-nocookie.com'])
    await page.keyboard.press('Escape')
    await expect(page.locator('iframe')).toHaveCount(0)
    await expect(first(page)).toBeFocused()
  })

  test('play at once for whoever accepted it, large, and close by the button', async ({ page }) => {
    await page.route(/youtube/, (route) => route.fulfill({ body: 'a player', contentType: 'text/html' }))
    await open(page, '/', 'accepted')
    await first(page).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.locator('iframe')).toHaveAttribute('src', player)
    expect((await dialog.boundingBox())?.width).toBeGreaterThan(780)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(page.locator('iframe')).toHaveCount(0)
  })
})

test('a service shows its other icon under the pointer, and fetches it only then', async ({ page }) => {
  await page.setViewportSize(wide)
  await open(page)
  const tile = page.locator('#services').getByRole('link', { name: 'Citizen Charter' })
  await tile.scrollIntoViewIfNeeded()
  await expect(tile.locator('img')).toHaveCount(1)
  await tile.hover()
  await expect(tile.locator('img')).toHaveCount(2)
  await expect(tile.locator('img').first()).toHaveCSS('opacity', '0')
  await expect(tile.locator('img').last()).toHaveCSS('opacity', '1')
})

test('the map is a drawing until the visitor asks for it', async ({ page }) => {
  await page.route(/openstreetmap/, (route) => route.fulfill({ body: 'a map', contentType: 'text/html' }))
  const foreign = foreignRequests(page)
  await open(page)
  expect(foreign).toEqual([])
  await page.getByRole('button', { name: 'Show the live map' }).click()
  await expect(page.getByTitle(/^Live map/)).toBeVisible()
  expect(foreign).toEqual(['www.openstreetmap.org'])
})

test.describe('the related websites', () => {
  const logos = (page: Page) => page.getByRole('list', { name: 'Related websites' }).getByRole('listitem')

  const inView = (page: Page) =>
    logos(page).evaluateAll((items) => {
      const window = items[0]?.closest('ul')?.parentElement?.getBoundingClientRect()
      return items.filter((item) => {
        const { left, right } = item.getBoundingClientRect()
        return window && left >= window.left - 12 && right <= window.right + 2
      }).length
    })

  for (const [width, count] of [
    [1366, 6],
    [1200, 6],
    [1199, 4],
    [1100, 4],
    [868, 4],
    [800, 3],
    [480, 3],
    [400, 2],
  ] as const)
    test(`are ${count} at once at ${width} px`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 800 })
      await open(page)
      await logos(page).first().scrollIntoViewIfNeeded()
      await expect.poll(() => inView(page)).toBe(count)
    })

  test('go on every three seconds, round and round, until they are paused', async ({ page }) => {
    await page.setViewportSize(wide)
    await open(page)
    await logos(page).first().scrollIntoViewIfNeeded()
    const place = () => placeOf(logos(page).first())
    const start = await place()
    await expect.poll(place, { timeout: 6000 }).not.toBe(start)
    await page.getByRole('button', { name: 'Pause: Related websites' }).click()
    await page.waitForTimeout(1500)
    const stopped = await place()
    await page.waitForTimeout(3600)
    expect(await place()).toBe(stopped)
    await page.getByRole('button', { name: 'Related websites: next' }).click()
    await expect.poll(place).not.toBe(stopped)
  })

  test('come into view when the keyboard reaches them', async ({ page }) => {
    await page.setViewportSize(wide)
    await open(page)
    await logos(page).first().scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: 'Related websites: next' }).focus()
    for (let index = 0; index < (await logos(page).count()); index++) {
      await page.keyboard.press('Tab')
      await expect(logos(page).nth(index).getByRole('link')).toBeFocused()
      await expect(logos(page).nth(index).getByRole('link')).toBeInViewport({ ratio: 0.9 })
    }
  })
})

test('without JavaScript everything on the home page can be read, and nothing moves', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 2, name: 'Related websites' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Latest photos' }).getByRole('link')).toHaveCount(8)
  await expect(page.getByRole('button', { name: /^Pause/ })).toHaveCount(0)
  await page.context().close()
})
