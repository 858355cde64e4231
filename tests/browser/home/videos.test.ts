import { expect, type Page, test } from '@playwright/test'
import { foreignRequests, openHome, wide } from '../../support/home-page.ts'
import { goTo } from '../../support/reader.ts'
import { expectAccessible } from '../../support/visit.ts'

const player = 'https://www.youtube-nocookie.com/embed/NgrDwr00001?autoplay=1&rel=0'
const first = (page: Page) =>
  page.locator('#videos').getByRole('link', { name: /Flood-rescue mock drill 2026/ })

test.use({ viewport: wide })
test.beforeEach(({ page }) =>
  page.route(/youtube/, (route) => route.fulfill({ body: 'a player', contentType: 'text/html' })),
)

test('after "Decline" videos ask before anything is fetched from elsewhere, and closing clears the player', async ({
  page,
}) => {
  const foreign = foreignRequests(page)
  await openHome(page)
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

for (const [path, link, words, begins] of [
  ['/', /Flood-rescue mock drill 2026/, 'Text of the video', 'Only the last sentence is spoken'],
  ['/mr', /पूर बचाव रंगीत तालीम/, 'व्हिडिओतील मजकूर', 'केवळ शेवटचे वाक्य बोललेले आहे'],
] as const)
  test(`who cannot hear or see a video is led to its text from ${path}`, async ({ page }) => {
    await openHome(page, path)
    await page.locator('#videos').getByRole('link', { name: link }).click()
    await page.getByRole('dialog').getByRole('link', { name: words }).click()
    await expect(page).toHaveURL(/\/videos#video-/)
    const video = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: link }) })
    await video.getByText(words).click()
    await expect(video.getByText(begins)).toBeVisible()
    await expectAccessible(page)
    await page.goto(`${path === '/' ? '' : path}/search?q=${encodeURIComponent(begins)}`)
    await expect(page.getByRole('main').getByRole('link', { name: link }).first()).toBeVisible()
  })

for (const [path, link, button, show, withIt] of [
  [
    '/',
    /Flood-rescue mock drill 2026/,
    'Audio description',
    'Show the video',
    /^With audio description ?: Flood/,
  ],
  ['/mr', /पूर बचाव रंगीत तालीम/, 'श्राव्य वर्णन', 'व्हिडिओ दाखवा', /^श्राव्य वर्णनासह ?: पूर/],
] as const)
  test(`who cannot see a video hears it with audio description, from ${path}`, async ({ page }) => {
    const described = player.replace('NgrDwr00001', 'NgrDwr00101')
    await openHome(page, path)
    await page.locator('#videos').getByRole('link', { name: link }).click()
    const dialog = page.getByRole('dialog')
    const film = dialog.locator('iframe')
    await dialog.getByRole('button', { name: button, pressed: false }).click()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: show }).click()
    await expect(film).toHaveAttribute('src', described)
    await dialog.getByRole('button', { name: button, pressed: true }).click()
    await dialog.getByRole('button', { name: show }).click()
    await expect(film).toHaveAttribute('src', player)
    await goTo(page, path === '/' ? '/videos' : `${path}/videos`)
    await page.getByRole('link', { name: withIt }).click()
    await dialog.getByRole('button', { name: show }).click()
    await expect(film).toHaveAttribute('src', described)
  })

test('on a screen turned sideways, and enlarged, nothing in the window of a video lies on other words', async ({
  page,
}) => {
  for (const viewport of [
    { width: 740, height: 360 },
    { width: 342, height: 192 },
  ]) {
    await page.setViewportSize(viewport)
    await openHome(page)
    await first(page).click()
    const dialog = page.getByRole('dialog')
    const elsewhere = await dialog.getByRole('link', { name: /own website/ }).boundingBox()
    const switched = await dialog.getByRole('button', { name: 'Audio description' }).boundingBox()
    expect((elsewhere?.y ?? 0) + (elsewhere?.height ?? 0)).toBeLessThanOrEqual(switched?.y ?? 0)
  }
})

test('a video plays on the click, large, and closes by the button', async ({ page }) => {
  const foreign = foreignRequests(page)
  await openHome(page, '/', 'none yet')
  expect(foreign).toEqual([])
  await first(page).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('iframe')).toHaveAttribute('src', player)
  expect((await dialog.boundingBox())?.width).toBeGreaterThan(780)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.locator('iframe')).toHaveCount(0)
})
