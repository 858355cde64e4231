import { expect, test } from '@playwright/test'
import { openPage, phone } from '../support/reader.ts'

for (const [language, share, copied] of [
  ['en', 'Share', 'The link has been copied.'],
  ['mr', 'शेअर करा', 'दुवा कॉपी केला.'],
] as const)
  test(`a tender is shared by the phone's own list, or its address is copied and that is said, ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    await page.addInitScript(() => {
      const told: unknown[] = []
      Object.assign(window, { told })
      Object.defineProperty(navigator, 'share', { value: undefined, configurable: true })
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: async (text: string) => void told.push(text) },
      })
    })
    await openPage(page, '/press-releases', language)
    const told = () => page.evaluate(() => (window as unknown as { told: unknown[] }).told)
    const row = page.getByRole('main').locator('li:has(a[href$=".pdf"])').first()
    const title = (await row.locator('b').textContent()) ?? ''
    const address = await row.locator('a[href$=".pdf"]').evaluate((link: HTMLAnchorElement) => link.href)
    const button = page.getByRole('button', { name: `${share} ${title}`, exact: true })
    await button.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: copied })).toBeVisible()
    expect(await told()).toEqual([address])
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'share', {
        value: async (shared: unknown) => (window as unknown as { told: unknown[] }).told.push(shared),
      }),
    )
    await button.click()
    await expect.poll(told).toEqual([address, { title, url: address }])
  })
