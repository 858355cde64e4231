import { expect, test } from '@playwright/test'
import noticeState from '../../../apps/site/app/i18n/catalogues/notice-state.json' with { type: 'json' }
import { foreignRequests, openHome, wide } from '../../support/home-page.ts'
import { complaintsOf } from '../../support/visit.ts'

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
    'नगरपरिषदेकडून आपणास काय हवे आहे?',
    'मंत्री',
    'सेवा आणि माहिती',
    'आम्ही कोठे आहोत',
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

test('a band of the page whose parts are all left out takes no room', async ({ page }) => {
  await openHome(page)
  const band = page.getByRole('main').locator('.section--split').first()
  await expect(band).toBeVisible()
  await band.locator('> *').evaluate((parts) => parts.replaceChildren())
  expect(await band.evaluate((element) => element.getBoundingClientRect().height)).toBe(0)
})

for (const [path, inOrder] of Object.entries(headings))
  test(`the blocks of ${path} stand in the order of the specification`, async ({ page }) => {
    const complaints = complaintsOf(page)
    await openHome(page, path)
    // Where a public notice is open, it stands with what is on today, above the blocks.
    const { en, mr } = noticeState.openForYou
    const blocks = page
      .getByRole('main')
      .getByRole('heading')
      .filter({ hasNotText: path === '/mr' ? mr : en })
    await expect(blocks).toHaveText([...inOrder])
    expect(complaints).toEqual([])
  })

test('a service shows its other icon under the pointer, and fetches it only then', async ({ page }) => {
  await page.setViewportSize(wide)
  await openHome(page)
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
  await openHome(page)
  expect(foreign).toEqual([])
  await page.getByRole('button', { name: 'Show the live map' }).click()
  await expect(page.getByTitle(/^Live map/)).toBeVisible()
  expect(foreign).toEqual(['www.openstreetmap.org'])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('everything on the home page can be read, and nothing moves', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 2, name: 'Related websites' })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Latest photos' }).getByRole('link')).toHaveCount(8)
    await expect(page.getByRole('button', { name: /^Pause/ })).toHaveCount(0)
  })
})
