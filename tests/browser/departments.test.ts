import { expect, type Page, test } from '@playwright/test'
import { desk, goTo, holdBack, phone, scrollTo, waitForScript } from '../support/reader.ts'
import { complaintsOf, expectAccessible } from '../support/visit.ts'

const main = (page: Page) => page.getByRole('main')
const openParts = (page: Page) => main(page).locator('details[open] > summary')

/** Holds back the browser's own requests for a list, so that the page shows what it shows while loading. */
async function holdList(page: Page, list: string): Promise<() => void> {
  const { held, release } = holdBack()
  await page.route(`**/api/${list}?**`, async (route) => {
    await held
    await route.continue()
  })
  return release
}

const toDisclosure = async (page: Page) => {
  await goTo(page, '/roads')
  await page.getByRole('navigation', { name: 'Main menu' }).getByText('Disclosure').first().hover()
  await page.getByRole('link', { name: 'Public Disclosure' }).first().click()
}

for (const [language, prefix] of [
  ['en', ''],
  ['mr', '/mr'],
] as const) {
  test(`in ${language} one year is open at a time, and a click on the open one closes it`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page)
    await goTo(page, `${prefix}/account-cheque-register`)
    const years = main(page).locator('summary')
    await expect(openParts(page)).toHaveCount(0)
    await years.nth(0).click()
    await years.nth(1).click()
    await expect(openParts(page)).toHaveCount(1)
    await expect(openParts(page)).toHaveText(await years.nth(1).innerText(), { useInnerText: true })
    await years.nth(1).click()
    await expect(openParts(page)).toHaveCount(0)
    expect(complaints).toEqual([])
  })

  test(`in ${language} a heading of town planning is cards whose View opens a tab of its own`, async ({
    page,
  }) => {
    await goTo(page, `${prefix}/town-planning-notices`)
    await expect(main(page).locator('section details')).toHaveCount(0)
    const view = main(page)
      .getByRole('link', { name: language === 'en' ? /^View/ : /^पाहा/ })
      .first()
    await expect(view).toHaveAttribute('target', '_blank')
    await expect(view).toHaveAttribute('href', /\/api\/uploads\/.+\.pdf$/)
  })
}

const reached = {
  en: {
    disclosure: '/public-disclosure',
    name: 'Tax Department',
    contact: 'Contact',
    others: 'Departments',
    all: 'All departments',
  },
  mr: {
    disclosure: '/mr/public-disclosure',
    name: 'कर विभाग',
    contact: 'संपर्क',
    others: 'विभाग',
    all: 'सर्व विभाग',
  },
}
for (const [language, { disclosure, name, contact, others: title, all }] of Object.entries(reached)) {
  test(`in ${language} a department tells the same by a link as in its document, and nothing moves`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page)
    await page.setViewportSize(phone)
    await goTo(page, disclosure)
    await main(page).getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    // It stands there with the page.
    expect(await main(page).getByRole('heading', { level: 2, name: contact }).count()).toBe(1)
    const byLink = await main(page).getByRole('definition').allInnerTexts()
    expect(byLink.length).toBeGreaterThanOrEqual(3)
    const services = await main(page).getByRole('link').allInnerTexts()
    await page.reload()
    await waitForScript(page)
    expect(await main(page).getByRole('definition').allInnerTexts()).toEqual(byLink)
    expect(await main(page).getByRole('link').allInnerTexts()).toEqual(services)
    // The style comes with the document, though no script of it has what writes the facts.
    await expect(main(page).locator('dl > div').first()).toHaveCSS('display', 'grid')
    expect(complaints).toEqual([])
  })

  test(`in ${language} the other departments are closed on a phone, opened by the keyboard, and open on a wide screen`, async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    await goTo(page, `${language === 'mr' ? '/mr' : ''}/tax-department`)
    const button = main(page).locator('nav summary', { hasText: all })
    const others = main(page).getByRole('navigation', { name: title, exact: true }).getByRole('listitem')
    await expect(button).toBeVisible()
    await expect(others).toHaveCount(0)
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(others.first()).toBeVisible()
    // The bar that stays at the top lies over a link of the folders.
    await scrollTo(page, 0)
    await expectAccessible(page)
    await page.setViewportSize(desk)
    await expect(button).toBeHidden()
    await expect(others.first()).toBeVisible()
  })
}

test('a resident finds a document from the list of departments', async ({ page }) => {
  const complaints = complaintsOf(page)
  await goTo(page, '/public-disclosure')
  await main(page).getByRole('link', { name: 'Accounts Department' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accounts Department')
  expect(await page.evaluate(() => history.state.usr)).toEqual({ p_id: expect.any(Number) })
  await main(page).getByRole('link', { name: 'Cheque Register' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cheque Register')
  expect(await page.evaluate(() => history.state.usr)).toEqual({ y_id: expect.any(Number) })
  await page.reload()
  await expect(main(page).locator('summary').first()).toBeVisible()
  expect(complaints).toEqual([])
})

test('"Loding..." stands in the place of a department while the lists are on their way', async ({ page }) => {
  const release = await holdList(page, 'department-datas')
  await goTo(page, '/public-disclosure')
  await main(page).getByRole('link', { name: 'Accounts Department' }).click()
  await expect(main(page)).toHaveText('Loding...')
  await expect(page).toHaveTitle(/^Departments/)
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accounts Department')
})

test('an alert says that the departments cannot be had', async ({ page }) => {
  await page.route('**/api/public_disclosure?**', (route) => route.fulfill({ status: 503, json: {} }))
  await toDisclosure(page)
  await expect(main(page).getByRole('alert')).toContainText(
    'Failed to fetch department data. Please try again later.',
  )
})

test('the general administration quotes the server, or has its own words', async ({ page }) => {
  await page.route('**/api/generaladmindepartment?**', (route) =>
    route.fulfill({ status: 503, json: { message: 'The records office is moving' } }),
  )
  await goTo(page, '/public-disclosure')
  await main(page).getByRole('link', { name: 'General Admin Department' }).click()
  await expect(main(page).getByRole('alert')).toContainText('The records office is moving')
  await goTo(page, '/mr/public-disclosure')
  await main(page).getByRole('link', { name: 'सामान्य प्रशासन विभाग' }).click()
  await expect(main(page).getByRole('alert').locator('[lang=en]')).toHaveText('The records office is moving')
})

test('previous and next do nothing at the ends of the departments', async ({ page }) => {
  await goTo(page, '/departments')
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await expect(pages.getByRole('link', { name: 'Previous' })).toHaveCount(0)
  await pages.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\?page=2$/)
  await pages.getByRole('link', { name: 'Next' }).click()
  await expect(pages.getByRole('link', { name: 'Next' })).toHaveCount(0)
  await expect(page).toHaveURL(/\?page=3$/)
})
