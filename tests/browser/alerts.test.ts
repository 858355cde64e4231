import { expect, type Page, test } from '@playwright/test'
import { inLanguage as textsIn } from '../../apps/site/app/i18n/both-languages.ts'
import alerts from '../../apps/site/app/i18n/catalogues/alerts.json' with { type: 'json' }
import { formatIn } from '../../apps/site/app/i18n/format.ts'
import { ask } from '../support/council.ts'
import { onlineAgain } from '../support/online-again.ts'
import { goTo, scrollTo } from '../support/reader.ts'
import { inLanguage, languages } from '../support/site-map.ts'
import { as, desk, hireStaff } from '../support/staff.ts'
import { expectAccessible } from '../support/visit.ts'

test.afterEach(onlineAgain)

/** An alert of the demo council: only on the pages of its tax department. */
const department = '/tax-department'
const told = { en: 'Property tax for 2026-27 can be paid', mr: 'या वर्षाचा मालमत्ता कर' }
const words = { en: textsIn(alerts, 'en'), mr: textsIn(alerts, 'mr') }
const homeIn = { en: 'Home', mr: 'मुख्यपृष्ठ' }
const danger = { en: 'The lake is rising', mr: 'तलावाची पातळी वाढत आहे' }

/** The demo's alert ends one day. For these tests it lasts until a day that is to come, whenever they are run. */
const yearOfEnd = new Date().getUTCFullYear() + 1
const end = {
  en: `to 31.03.${yearOfEnd}, 6:00 PM`,
  mr: `ते ३१.०३.${formatIn('mr').digits(String(yearOfEnd))}, सायंकाळी ६:००`,
}
test.beforeAll(async () => {
  const { editor } = await hireStaff()
  const where = `where[text.en][like]=${encodeURIComponent(told.en)}`
  const changed = await ask(desk(`/alerts?${where}`), {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', ...as(editor) },
    body: JSON.stringify({ end: `${yearOfEnd}-03-31T12:30:00.000Z` }),
  })
  expect(((await changed.json()) as { docs: unknown[] }).docs).toHaveLength(1)
})

const box = (page: Page) => page.locator('#alerts')
const item = (text: string, until: number) =>
  `<li class="alert alert--danger" data-alert="900" data-until="${until}"><p><strong>!</strong> ${text}</p></li>`
const section = (...items: string[]) =>
  items.length > 0 ? `<section aria-label="!"><ul class="list">${items.join('')}</ul></section>` : ''

/** From now on, pages come with these alerts besides their own: another council's day, without touching this one's. */
const serveWith = (page: Page, items: () => string[]) =>
  page.route('**/*', async (route) => {
    const isPage =
      route.request().headers().accept?.includes('text/html') || route.request().resourceType() === 'fetch'
    if (!isPage || /\/(api|assets)\//.test(route.request().url())) return route.fallback()
    const answer = await route.fetch()
    if (!answer.headers()['content-type']?.startsWith('text/html')) return route.fulfill({ response: answer })
    const html = (await answer.text()).replace(
      /(<div id="alerts"[^>]*>)[\s\S]*?(<\/div>)/,
      (_, open: string, close: string) => open + section(...items()) + close,
    )
    const { etag: _etag, ...headers } = answer.headers()
    return route.fulfill({ status: answer.status(), headers, body: html })
  })

for (const language of languages) {
  const at = (path: string) => inLanguage(path, language)

  test.describe(`an alert, ${language}`, () => {
    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false })

      test('stands on the pages of its department, with its times, and leads to all alerts', async ({
        page,
      }) => {
        await page.goto(at(department))
        await expect(box(page)).toContainText(told[language])
        await expect(box(page)).toContainText(end[language])
        await box(page).getByRole('link', { name: words[language].all }).click()
        await expect(page.getByRole('heading', { level: 1, name: words[language].title })).toBeVisible()
        await expect(page.getByRole('heading', { level: 2, name: words[language].past })).toBeVisible()
        await expect(box(page)).toBeEmpty()
      })
    })

    test('follows the reader: it is on the pages of its department alone', async ({ page }) => {
      await goTo(page, at(department))
      await expect(box(page)).toContainText(told[language])
      const home = page.getByRole('main').getByRole('link', { name: homeIn[language], exact: true })
      await home.first().click()
      await expect(page).toHaveURL(at('/'))
      await expect(box(page)).toBeEmpty()
      await page.goBack()
      await expect(box(page)).toContainText(told[language])
    })

    test('that comes while a page is open is shown and said, and goes again', async ({ page }) => {
      let now: string[] = []
      await serveWith(page, () => now)
      await goTo(page, at('/roads'))
      await expect(box(page)).toBeEmpty()
      await expect(box(page)).toHaveAttribute('aria-live', 'polite')
      now = [item(danger[language], Date.now() + 3_600_000)]
      await expect(box(page)).toContainText(danger[language], { timeout: 15_000 })
      // What was read has kept its place: the header is half above the window, and its links are too small there.
      await scrollTo(page, 0)
      await expectAccessible(page)
      now = []
      await expect(box(page)).toBeEmpty({ timeout: 15_000 })
    })

    test('that stays is not touched when another one comes: only the new one is said', async ({ page }) => {
      const until = Date.now() + 3_600_000
      let now = [item('Older', until)]
      await serveWith(page, () => now)
      await goTo(page, at('/roads'))
      const older = await box(page).getByText('Older').elementHandle()
      now = [item(danger[language], until), item('Older', until)]
      await expect(box(page).getByRole('listitem')).toHaveCount(2, { timeout: 15_000 })
      expect(await older?.evaluate((element) => element.isConnected)).toBe(true)
    })

    test('that comes or ends while a page is read moves nothing, and is told where the reader is', async ({
      page,
    }) => {
      let now: string[] = []
      await serveWith(page, () => now)
      await goTo(page, at('/roads'))
      const table = page.getByRole('main').getByRole('table').first()
      const place = async () => Math.round((await table.boundingBox())?.y ?? 0)
      await scrollTo(page, 400)
      const before = await place()
      now = [item(danger[language], Date.now() + 3_600_000)]
      const told = page.locator('.alerts-new')
      await expect(told).toContainText(danger[language], { timeout: 15_000 })
      expect(await place()).toBe(before)
      await expectAccessible(page)
      await scrollTo(page, 0)
      await expect(told).toHaveCount(0)
      await expect(box(page).getByRole('listitem')).toBeInViewport()
      const below = await place()
      now = []
      await expect(box(page)).toBeEmpty({ timeout: 15_000 })
      expect(await place()).toBe(below)
    })

    test('of the next page is known before that page is shown', async ({ page }) => {
      await goTo(page, at('/roads'))
      const link = page.getByRole('main').locator(`a[href="${at('/electric')}"]`)
      await link.scrollIntoViewIfNeeded()
      // How far the page is from the top, at each frame from the moment it has its heading.
      const tops = page.evaluate(
        (address) =>
          new Promise<number[]>((resolve) => {
            const seen: number[] = []
            const look = () => {
              const heading = document.querySelector('h1')
              if (location.pathname === address && heading?.textContent !== first)
                seen.push(Math.round(document.getElementById('alerts')?.offsetHeight ?? 0))
              if (seen.length < 120) requestAnimationFrame(look)
              else resolve(seen)
            }
            const first = document.querySelector('h1')?.textContent
            look()
          }),
        at('/electric'),
      )
      // A finger or a mouse stays down for a moment.
      await link.click({ delay: 200 })
      const heights = new Set(await tops)
      expect(heights.size).toBe(1)
      expect([...heights][0]).toBeGreaterThan(0)
    })

    test('ends by the device’s clock when the server is away', async ({ page, context }) => {
      const until = Date.now() + 12_000
      await serveWith(page, () => [item(danger[language], until), item('Longer', until + 3_600_000)])
      await goTo(page, at('/roads'))
      await expect(box(page)).toContainText(danger[language])
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await context.setOffline(true)
      try {
        await expect(box(page)).not.toContainText(danger[language], { timeout: 30_000 })
        await expect(box(page)).toContainText('Longer')
      } finally {
        await context.setOffline(false)
      }
    })
  })
}

test.describe('a copy on the device', () => {
  test.use({ serviceWorkers: 'allow' })

  for (const language of languages)
    test(`of another page shows the alert that was seen last, ${language}`, async ({ page, context }) => {
      const [schools, list] = [inLanguage('/schools', language), `/last-alerts?lang=${language}`]
      await goTo(page, inLanguage('/roads', language))
      await page.evaluate(() => navigator.serviceWorker.ready)
      await page.goto(schools)
      await expect
        .poll(
          () =>
            page.evaluate(
              async (kept) => {
                const found = await Promise.all(kept.map((each) => caches.match(each)))
                return found.every(Boolean)
              },
              [schools, list],
            ),
          {
            timeout: 20_000,
          },
        )
        .toBe(true)
      const seenLast = () =>
        page.evaluate(
          async ({ alert, keptAt, list }) => {
            const store = await caches.open('lists-1')
            const headers = { 'content-type': 'text/html', 'x-kept-at': keptAt }
            await store.put(list, new Response(alert, { headers }))
          },
          {
            list,
            alert: section(item(danger[language], Date.now() + 3_600_000), item('Ended', Date.now() - 1000)),
            keptAt: new Date(Date.now() + 1000).toISOString(),
          },
        )
      await context.setOffline(true)
      try {
        // The device may still be storing what it asked for, and with each page the alerts of that page.
        await expect(async () => {
          await seenLast()
          await page.goto(schools)
          await expect(box(page)).toContainText(danger[language], { timeout: 2000 })
        }).toPass({ timeout: 30_000 })
        await expect(box(page)).not.toContainText('Ended')
      } finally {
        await context.setOffline(false)
      }
    })
})
