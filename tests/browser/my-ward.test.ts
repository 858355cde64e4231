import { expect, test } from '@playwright/test'
import { shift } from '../support/shift.ts'
import { expectAccessible } from '../support/visit.ts'

for (const [prefix, choose, takeBack, mine] of [
  ['', 'This is my ward', 'No longer my ward', /^My ward: 5, /],
  ['/mr', 'हा माझा प्रभाग आहे', 'हा आता माझा प्रभाग नाही', /^माझा प्रभाग: ५, /],
] as const)
  test(`the chosen ward begins home and today of ${prefix || '/'}, and is taken back as easily`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      viewport: { width: 360, height: 740 },
    })
    const page = await context.newPage()
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.url()} ${request.headers().cookie ?? ''}`))
    await page.goto(`${prefix}/ward/5`)
    await page.getByRole('button', { name: choose }).click()
    await expect(page.getByRole('button', { name: takeBack })).toBeVisible()
    for (const path of [`${prefix}/today`, prefix || '/']) {
      sent.length = 0
      await page.goto(path)
      await expect(page.getByRole('heading', { name: mine })).toBeVisible()
      expect(await page.evaluate(shift)).toBeLessThanOrEqual(0.02)
      expect(sent.filter((each) => /ward[=/]5|ward_no=|\bward=/.test(each))).toEqual([])
      await expectAccessible(page)
    }
    await page.goto(`${prefix}/ward/5`)
    await page.getByRole('button', { name: takeBack }).click()
    await page.goto(`${prefix}/today`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { name: mine })).toHaveCount(0)
    await context.close()
  })

test('who has chosen no ward fetches nothing of it', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block' })
  const page = await context.newPage()
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.goto('/today', { waitUntil: 'networkidle' })
  expect(fetched.filter((url) => /\/assets\/my-ward-(?!place)/.test(url))).toEqual([])
  await context.close()
})

for (const [prefix, label, choices, mine] of [
  ['', 'My ward', ['12, Sawarpada', 'Kolsewadi (ward 12)'], /^My ward: 12, /],
  ['/mr', 'माझा प्रभाग', ['१२, सावरपाडा', 'कोळसेवाडी (प्रभाग १२)'], /^माझा प्रभाग: १२, /],
] as const)
  for (const choice of choices)
    test(`the list of wards keeps “${choice}” too, in its own form`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block' })
      const page = await context.newPage()
      await page.goto(`${prefix}/ward`)
      const box = await page.getByLabel(label).boundingBox()
      expect(box?.height, 'as high as a finger needs').toBeGreaterThanOrEqual(44)
      await page.getByLabel(label).selectOption({ label: choice })
      await expect(page.getByLabel(label)).toHaveValue('12')
      await page.goto(`${prefix}/today`)
      await expect(page.getByRole('heading', { name: mine })).toBeVisible()
      await context.close()
    })
