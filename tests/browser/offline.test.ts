import { expect, type Page, test } from '@playwright/test'
import { waitForScript } from '../support/reader.ts'
import { inLanguage, languages } from '../support/site-map.ts'
import { complaintsOf, expectAccessible } from '../support/visit.ts'

test.use({ serviceWorkers: 'allow' })

const words = {
  en: {
    copy: /^You are offline\. This is a copy of \d{1,2}\s[A-Z][a-z]+\s\d{4}, \d{1,2}:\d{2}\s[AP]M\.$/,
    offline: 'You are offline. Pages that you have read can still be read.',
    title: 'You are offline',
    missing: 'This page is not saved on your device',
    again: 'Try again',
    now: 'Load the latest version',
    forget: 'Remove the pages that I have read',
    helpline: '1800-555-010',
    choose: 'This is my ward',
    mine: /^My ward: 5, /,
  },
  mr: {
    copy: /^आपण ऑफलाइन आहात\. ही जतन केलेली प्रत आहे: [०-९]{1,2}\s[\p{L}\p{M}]+\s[०-९]{4}, (?:पहाटे|सकाळी|दुपारी|सायंकाळी|रात्री)\s[०-९]{1,2}:[०-९]{2}\.$/u,
    offline: 'आपण ऑफलाइन आहात. यापूर्वी वाचलेली पाने आताही वाचता येतील.',
    title: 'आपण ऑफलाइन आहात',
    missing: 'हे पान आपल्या उपकरणावर नाही',
    again: 'पुन्हा प्रयत्न करा',
    now: 'अद्ययावत पान दाखवा',
    forget: 'वाचलेली पाने उपकरणावरून काढून टाका',
    helpline: '१८००-५५५-०१०',
    choose: 'हा माझा प्रभाग आहे',
    mine: /^माझा प्रभाग: ५, /,
  },
} as const

/** All addresses that the device has stored. */
const keptOn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const names = (await Promise.all(stores.map((store) => store.keys()))).flat()
    return names.map(({ url }) => url.slice(location.origin.length))
  })

/** Opens a page and waits until the device has stored it and the pages for emergencies. */
async function read(page: Page, address: string): Promise<void> {
  await page.goto(address)
  const wanted = [address, '/offline', '/hospital', '/mr/hospital', '/fire-station', '/mr/contact']
  await expect.poll(() => keptOn(page), { timeout: 20_000 }).toEqual(expect.arrayContaining(wanted))
}

const banner = (page: Page) => page.getByRole('banner').locator('~ [role=status]')

for (const language of languages) {
  const say = words[language]
  const at = (path: string) => inLanguage(path, language)

  test.describe(`without a network, ${language}`, () => {
    test('hospitals, fire stations and the contact are there unread, and say that they are copies', async ({
      page,
      context,
    }) => {
      await read(page, at('/roads'))
      await context.setOffline(true)
      for (const path of ['/hospital', '/fire-station', '/contact']) {
        await page.goto(at(path))
        await expect(page).toHaveURL(at(path))
        await expect(banner(page)).toHaveText(say.copy)
        await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible()
        await expect(page.locator('html')).toHaveAttribute('lang', language)
      }
      await expectAccessible(page)
    })

    test('a page that was read can be read again, whole, also when the router had shown it', async ({
      page,
      context,
    }) => {
      await read(page, at('/roads'))
      await page
        .locator(`main ~ footer a[href="${at('/privacy-policy')}"]`)
        .first()
        .click()
      await expect(page).toHaveURL(at('/privacy-policy'))
      await expect.poll(() => keptOn(page)).toContain(at('/privacy-policy'))
      await context.setOffline(true)
      const complaints = complaintsOf(page)
      for (const path of ['/privacy-policy', '/roads']) {
        await page.goto(at(path))
        await expect(banner(page)).toHaveText(say.copy)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0)
      }
      // Other requests of the script, such as the number of visitors, fail.
      expect(complaints.filter((text) => !/ERR_INTERNET_DISCONNECTED|Failed to|Error/.test(text))).toEqual([])
    })

    test('a page that was never read leads to the numbers to call and to what is kept', async ({
      page,
      context,
    }) => {
      await read(page, at('/roads'))
      await context.setOffline(true)
      await page.goto(at('/awards'))
      await expect(page).toHaveURL(`${at('/offline')}?from=${encodeURIComponent(at('/awards'))}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.title)
      await expect(page.getByText(say.missing)).toBeVisible()
      await expect(page.locator('main').getByText(say.helpline)).toBeVisible()
      await expectAccessible(page)

      await page.locator(`main a[href="${at('/roads')}"]`).click()
      await expect(page).toHaveURL(at('/roads'))
      await expect(banner(page)).toHaveText(say.copy)

      await page.goBack()
      await context.setOffline(false)
      await page.getByRole('link', { name: say.again }).click()
      await expect(page).toHaveURL(at('/awards'))
      await expect(banner(page)).toBeEmpty()
    })

    test('what is searched for waits for the network, and is not lost', async ({ page, context }) => {
      await read(page, at('/roads'))
      await context.setOffline(true)
      const asked = `${at('/search')}?q=hospital`
      await page.goto(asked)
      await expect(page).toHaveURL(`${at('/offline')}?from=${encodeURIComponent(asked)}`)
      await context.setOffline(false)
      await page.getByRole('link', { name: say.again }).click()
      await expect(page).toHaveURL(asked)
      expect((await keptOn(page)).filter((address) => address.startsWith(at('/search')))).toEqual([])
    })

    test('the other language is a copy too, or says that it is not here', async ({ page, context }) => {
      await read(page, at('/hospital'))
      await waitForScript(page)
      await context.setOffline(true)
      await expect(banner(page)).toHaveText(say.offline)
      const other = language === 'en' ? 'mr' : 'en'
      await page.locator(`header a[hreflang="${other}"]`).click()
      await expect(page).toHaveURL(inLanguage('/hospital', other))
      await expect(banner(page)).toHaveText(words[other].copy)
      await expect(page.getByRole('table').first()).toBeVisible()
    })

    test('a page that is open says so at once, and its links lead to copies', async ({ page, context }) => {
      await read(page, at('/roads'))
      await context.setOffline(true)
      await expect(banner(page)).toHaveText(say.offline)
      await page
        .locator(`footer a[href="${at('/contact')}"]`)
        .first()
        .click()
      await expect(page).toHaveURL(at('/contact'))
      await expect(banner(page)).toHaveText(say.copy)

      await context.setOffline(false)
      await banner(page).getByRole('link', { name: say.now }).click()
      await expect(banner(page)).toBeEmpty()
      await expect(page.locator('html')).not.toHaveAttribute('data-copy-of')
    })

    test('the chosen ward begins today, as its lists were kept', async ({ page, context }) => {
      await page.goto(at('/ward/5'))
      await page.getByRole('button', { name: say.choose }).click()
      await page.goto(at('/today'))
      const mine = page.getByRole('region', { name: say.mine })
      await expect(mine.getByRole('paragraph')).not.toHaveCount(0)
      const said = (await mine.textContent()) ?? ''
      await read(page, at('/today'))
      await context.setOffline(true)
      await page.goto(at('/today'))
      await expect(banner(page)).toHaveText(say.copy)
      await expect(mine).toHaveText(said)
    })

    test('what was read can be taken off the device', async ({ page, context }) => {
      await read(page, at('/roads'))
      await page.goto(at('/offline'))
      await page.getByRole('button', { name: say.forget }).click()
      await expect.poll(() => keptOn(page)).not.toContain(at('/roads'))
      expect(await keptOn(page)).toContain(at('/hospital'))
      await context.setOffline(true)
      await page.goto(at('/roads'))
      await expect(page.getByText(say.missing)).toBeVisible()
    })
  })
}

test('nothing that somebody searches for or sends is kept', async ({ page }) => {
  await read(page, '/roads')
  await page.goto('/search?q=secret-question')
  await page.goto('/mr/search?q=secret-question')
  await page.goto('/roads?name=secret-name')
  await page.evaluate(() => fetch('/api/contact-us', { method: 'POST', body: '{}' }))
  await page.evaluate(() => fetch('/api/visitor-count'))
  await page.goto('/gardens')
  await expect.poll(() => keptOn(page)).toContain('/gardens')
  expect(
    (await keptOn(page)).filter((address) =>
      /secret|^\/(mr\/)?search|api\/(search|contact|visitor|notification)/.test(address),
    ),
  ).toEqual([])
})

test('whoever saves data gets the numbers to call, the alerts that were seen, and nothing else unasked', async ({
  page,
  context,
}) => {
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await page.goto('/mr/roads')
  await expect.poll(() => keptOn(page), { timeout: 20_000 }).toContain('/mr/offline')
  await page.goto('/mr/gardens')
  await expect.poll(() => keptOn(page)).toContain('/mr/gardens')
  const pages = (await keptOn(page)).filter((address) => !/^\/(assets|api)\//.test(address))
  expect(pages.sort()).toEqual(['/last-alerts?lang=mr', '/mr/gardens', '/mr/offline'])
})

for (const language of languages)
  test(`the website can be installed, ${language}`, async ({ page, request }) => {
    await page.goto(inLanguage('/', language))
    const address = await page.locator('link[rel=manifest]').getAttribute('href')
    const response = await request.get(address ?? '')
    expect(response.headers()['content-type']).toContain('application/manifest+json')
    const manifest = await response.json()
    expect(manifest).toMatchObject({
      lang: language,
      start_url: inLanguage('/', language),
      display: 'standalone',
    })
    for (const { src, sizes } of manifest.icons) {
      const icon = await request.get(src)
      expect({ src, status: icon.status(), type: icon.headers()['content-type'] }).toEqual({
        src,
        status: 200,
        type: 'image/png',
      })
      const bytes = await icon.body()
      expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes)
    }
  })
