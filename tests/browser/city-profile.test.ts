import { expect, type Locator, type Page, test } from '@playwright/test'
import { goTo, holdBack } from '../support/reader.ts'
import { inLanguage, type Language, languages } from '../support/site-map.ts'
import { complaintsOf } from '../support/visit.ts'

const main = (page: Page) => page.getByRole('main')
const thumbnails = (page: Page) => main(page).locator('a[aria-haspopup=dialog]:visible')

/** Opens a page and waits until its script answers: before that a thumbnail is a plain link to its picture. */
async function open(page: Page, path: string, language: Language = 'en') {
  await goTo(page, inLanguage(path, language))
}

const theOpenTab = async (page: Page) => {
  const tabs = page.getByRole('tab', { selected: true })
  await expect(tabs).toHaveCount(1)
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
  return tabs
}

for (const language of languages) {
  test(`in ${language} the tabs of gardens are changed by the arrow keys, Home and End`, async ({ page }) => {
    const complaints = complaintsOf(page)
    await open(page, '/gardens', language)
    const tabs = page.getByRole('tab')
    const last = (await tabs.count()) - 1
    expect(last).toBeGreaterThan(1)
    await tabs.first().focus()
    for (const [key, index] of [
      ['ArrowRight', 1],
      ['ArrowLeft', 0],
      ['ArrowLeft', last],
      ['ArrowRight', 0],
      ['End', last],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key)
      await expect(tabs.nth(index)).toBeFocused()
      await expect(await theOpenTab(page)).toHaveText(await tabs.nth(index).innerText())
      await expect(page.getByRole('tabpanel')).toHaveAccessibleName(await tabs.nth(index).innerText())
    }
    expect(complaints).toEqual([])
  })
}

test('a garden without photographs says so in its tab', async ({ page }) => {
  await open(page, '/gardens')
  await page.getByRole('tab').last().click()
  await expect(page.getByRole('tabpanel')).toContainText('No images available for this garden.')
})

test('a garden that was searched for is the one in view', async ({ page }) => {
  await open(page, '/gardens')
  const last = page.getByRole('tab').last()
  const name = await last.innerText()
  await page.goto(`/search?q=${encodeURIComponent(name)}`)
  await main(page).getByRole('link', { name }).first().click()
  await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveURL(/\/gardens#panel-/)
  await page.getByRole('tab').first().click()
  await expect(page.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  for (const [path, columns] of [
    ['/hospital', 6],
    ['/schools', 4],
    ['/electric', 4],
    ['/health', 5],
  ] as const)
    for (const language of languages)
      test(`${inLanguage(path, language)} shows a wide row as a card, each value beside its label`, async ({
        page,
      }) => {
        await open(page, path, language)
        const rows = main(page).locator(`tbody tr:has(> [data-label]:nth-child(${columns}):last-child)`)
        await expectStacked(rows.first(), columns)
        await expectStacked(rows.last(), columns)
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThan(1)
      })
})

/**
 * The cells of a row are below each other, each with its label before it, and none is cut off. The name of an unnumbered
 * row is the heading of its card instead.
 */
async function expectStacked(row: Locator, columns: number) {
  const cells = await row.locator('> [data-label]').evaluateAll((found) =>
    found.map((cell) => ({
      top: cell.getBoundingClientRect().top,
      right: cell.getBoundingClientRect().right,
      isNamed: cell.matches('th:first-child')
        ? Number(getComputedStyle(cell).fontWeight) >= 600
        : !/^(none|""|normal)$/.test(getComputedStyle(cell, '::before').content),
    })),
  )
  expect(cells).toHaveLength(columns)
  expect(cells.map(({ top }) => top)).toEqual(cells.map(({ top }) => top).sort((one, other) => one - other))
  expect(new Set(cells.map(({ top }) => top)).size).toBe(columns)
  expect(cells.filter(({ isNamed, right }) => !isNamed || right > 360)).toEqual([])
}

test('the hospitals stand in one table, the same ones in the East and in the West in both languages', async ({
  page,
}) => {
  const counts: number[][] = []
  for (const [language, titles] of [
    ['en', ['East division', 'West division']],
    ['mr', ['पूर्व विभाग', 'पश्चिम विभाग']],
  ] as const) {
    await open(page, '/hospital', language)
    await expect(page.getByRole('table')).toHaveCount(1)
    const divisions = page.getByRole('table').locator('tbody')
    await expect(divisions.locator('th[scope=rowgroup]')).toHaveText([...titles])
    counts.push(
      await divisions.evaluateAll((found) => found.map((division) => division.querySelectorAll('td').length)),
    )
  }
  expect(counts[0]).toEqual(counts[1])
  expect(Math.min(...(counts[0] ?? [0]))).toBeGreaterThan(0)
})

/** Comes to a page from another one, so that the browser itself asks for the lists. */
async function goFromRoads(page: Page, path: string, language: Language) {
  await open(page, '/roads', language)
  await main(page)
    .locator(`nav a[href="${inLanguage(path, language)}"]`)
    .last()
    .click()
  await expect(page).toHaveURL(new RegExp(`${inLanguage(path, language)}$`))
}

for (const [language, zone, none] of [
  ['en', '7', 'N/A'],
  ['mr', '७', 'लागू नाही'],
] as const)
  test(`in ${language} an inspector without wards has "${none}"`, async ({ page }) => {
    const inspector = { id: 1, language_code: language, names: 'A. Talekar', mob_no: '' }
    const rows = [
      { ...inspector, zone_no: '7', ward_no: '' },
      { ...inspector, id: 2, zone_no: '8', ward_no: '41 42' },
    ]
    await page.route('**/api/sanitation_inspectors?**', (route) => route.fulfill({ json: rows }))
    await goFromRoads(page, '/health', language)
    const wardsOf = (name: string) =>
      main(page)
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
        .getByRole('cell')
        .last()
    await expect(wardsOf(zone)).toHaveText(none)
    await expect(wardsOf(language === 'en' ? '8' : '८').getByRole('listitem')).toHaveText(
      language === 'en' ? ['41', '42'] : ['४१', '४२'],
    )
  })

for (const javaScript of ['first', 'late'] as const)
  test(`a broken picture of the health department gives way to a placeholder (script ${javaScript})`, async ({
    page,
  }) => {
    await page.route('**/images/**', (route) => route.fulfill({ status: 404, body: '' }))
    // A late script finds a picture that has failed already, without an event that would tell it.
    if (javaScript === 'late')
      await page.route('**/assets/*.js', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1500))
        await route.continue()
      })
    await open(page, '/health')
    const gallery = main(page).getByRole('list', { name: 'Photo gallery' })
    await gallery.scrollIntoViewIfNeeded()
    const photos = await gallery.getByRole('listitem').count()
    expect(photos).toBeGreaterThan(0)
    await expect(gallery.locator('img')).toHaveCount(0)
    await expect(gallery.locator('svg')).toHaveCount(photos)
    await expect(gallery.getByRole('listitem').first()).toContainText(/\p{L}{3}/u)
  })

test('gardens that cannot be had say so, and come when they are asked for again', async ({ page }) => {
  await page.route('**/api/gardens?**', (route) => route.fulfill({ status: 503, json: {} }))
  await goFromRoads(page, '/gardens', 'en')
  await expect(main(page).getByRole('alert')).toContainText('Failed to fetch garden data')
  await page.unroute('**/api/gardens?**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('tab').first()).toBeVisible()
})

test('ponds that are on their way or cannot be had take the whole page', async ({ page }) => {
  const { held, release } = holdBack()
  await page.route('**/api/ponds-talao?**', async (route) => {
    await held
    await route.fulfill({ status: 500, json: { message: 'The list is being mended' } })
  })
  await goFromRoads(page, '/ponds-talao', 'en')
  await expect(main(page).getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible()
  await expect(main(page).getByRole('heading', { name: 'Photo gallery of the ponds' })).toHaveCount(0)
  release()
  await expect(main(page).getByRole('alert')).toContainText('error: The list is being mended')
  await expect(thumbnails(page)).toHaveCount(0)
})

for (const path of ['/citizen-charter', '/downloads', '/election', '/voter'])
  test(`${path} opens each document in a tab of its own, and stands two in a row`, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 900 })
    await open(page, path)
    const views = main(page).getByRole('link', { name: /^View/ })
    const answer = await page.request.head((await views.first().getAttribute('href')) ?? '')
    expect(answer.headers()['content-type']).toBe('application/pdf')
    await expect(views.first()).toHaveAttribute('target', '_blank')
    const tops = await views.evaluateAll((found) => found.map((view) => view.getBoundingClientRect().top))
    expect(Math.abs((tops[0] ?? 0) - (tops[1] ?? 0))).toBeLessThan(20)
    expect((tops[2] ?? 0) - (tops[0] ?? 0)).toBeGreaterThan(40)
  })
