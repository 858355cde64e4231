import { expect, type Page, test } from '@playwright/test'

test.use({ viewport: { width: 360, height: 740 } })

const onLine = (page: Page, effectiveType: string) =>
  page.addInitScript((type) => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: type, saveData: false } })
  }, effectiveType)

/** What the browser says of its line, and modules that come when the test lets them. */
async function openHome(page: Page, effectiveType: string) {
  await onLine(page, effectiveType)
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/images\/w_/.test(request.url())) asked.push(request.url())
  })
  let letCome = () => {}
  const come = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route('**/assets/framework-*.js', async (route) => {
    await come
    await route.continue().catch(() => undefined)
  })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('img', { name: 'Sahya Lake, early morning' })).toHaveJSProperty(
    'complete',
    true,
  )
  return { letCome, asked: (name: string) => asked.some((url) => url.includes(name)) }
}

const portrait = '/uploads/p-1-'

test('on a slow line the pictures further down wait for the script, in their places', async ({ page }) => {
  const { letCome, asked } = await openHome(page, '2g')
  const box = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().height)
  const before = await box()
  expect(asked('/uploads/hero-')).toBe(true)
  expect(asked(portrait)).toBe(false)
  letCome()
  await expect(page.locator('html')).toHaveAttribute('data-script', 'live')
  await expect.poll(() => asked(portrait)).toBe(true)
  expect(await box()).toBe(before)
})

test('on a quick line they do not wait', async ({ page }) => {
  const { letCome, asked } = await openHome(page, '4g')
  await expect.poll(() => asked(portrait)).toBe(true)
  await expect(page.locator('html')).toHaveAttribute('data-script', 'starting')
  letCome()
})

for (const [line, isAsked] of [
  ['2g', false],
  ['4g', true],
] as const)
  test(`the emblem is asked for ${isAsked ? 'beside' : 'after'} the style on ${line}`, async ({ page }) => {
    await onLine(page, line)
    let letCome = () => {}
    const come = new Promise<void>((resolve) => {
      letCome = resolve
    })
    await page.route('**/assets/*.css*', async (route) => {
      await come
      await route.continue()
    })
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const isHere = (part: string) => asked.some((url) => url.includes(part))
    const opened = page.goto('/roads')
    // The whole document is here, and a picture that does not wait has been asked for.
    await expect(page.locator('footer')).toHaveCount(1)
    await expect.poll(() => isHere('/assets/sprite-')).toBe(true)
    await expect.poll(() => isHere('/uploads/emblem-')).toBe(isAsked)
    letCome()
    await opened
    await expect.poll(() => isHere('/uploads/emblem-')).toBe(true)
  })
