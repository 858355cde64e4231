import { type BrowserContextOptions, expect, type Page, test } from '@playwright/test'
import { inLanguage as textsIn } from '../../apps/site/app/i18n/both-languages.ts'
import places from '../../apps/site/app/i18n/catalogues/places.json' with { type: 'json' }
import { siteUrl } from '../support/council.ts'
import { inLanguage, languages } from '../support/site-map.ts'
import { expectAccessible } from '../support/visit.ts'

/** At the town hall of the demo council. */
const here = { latitude: 19.2437, longitude: 73.316 }

const open = test.extend<{ visit: (path: string, options?: BrowserContextOptions) => Promise<Page> }>({
  visit: async ({ browser }, use) => {
    const closing: (() => Promise<void>)[] = []
    await use(async (path, options = {}) => {
      const context = await browser.newContext({ baseURL: siteUrl, serviceWorkers: 'block', ...options })
      closing.push(() => context.close())
      // No map of another website is fetched in tests.
      await context.route(/openstreetmap/, (route) =>
        route.fulfill({ contentType: 'text/html', body: 'map' }),
      )
      const page = await context.newPage()
      await page.goto(path)
      return page
    })
    for (const close of closing) await close()
  },
})

const onPhone = { viewport: { width: 360, height: 740 } }

for (const [path, button, found] of [
  ['/hospital', 'Nearest to me', /^Nearest: .+, \d+(\.\d)? km$/],
  ['/mr/gardens', 'माझ्या सर्वांत जवळचे', /^सर्वांत जवळचे: .+, [०-९]+(\.[०-९])?\sकि\.मी\.$/],
] as const)
  open(`the nearest place of ${path} is found on the device alone`, async ({ visit }) => {
    const page = await visit(path, { ...onPhone, geolocation: here, permissions: ['geolocation'] })
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')))
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: found })).toBeVisible()
    const distances = await page.locator('ol .num').allTextContents()
    expect(distances.length).toBeGreaterThan(1)
    const sent = asked.filter((url) => /19\.24|73\.31/.test(url) || !url.startsWith(siteUrl))
    expect(sent).toEqual([])
    await expectAccessible(page)
  })

const words = { en: textsIn(places, 'en'), mr: textsIn(places, 'mr') }
const stations = {
  en: ['Eastern Fire Station', 'Western Fire Station'],
  mr: ['पूर्व अग्निशमन केंद्र', 'पश्चिम अग्निशमन केंद्र'],
} as const
const hospital = { en: 'Sahya Hospital', mr: 'सह्य रुग्णालय' }

for (const language of languages) {
  const { nearest, refused, showMap, choosePlace, mapOf, always } = words[language]
  const at = (path: string) => inLanguage(path, language)

  open(`a refusal is told kindly, and the list stays, ${language}`, async ({ visit }) => {
    const page = await visit(at('/schools'), { permissions: [] })
    await page.evaluate(() => {
      navigator.geolocation.getCurrentPosition = (_, failed) =>
        failed?.({ code: 1, message: '' } as GeolocationPositionError)
    })
    await page.getByRole('button', { name: nearest }).click()
    await expect(page.getByRole('status').filter({ hasText: refused })).toBeVisible()
    await expect(page.getByRole('table')).toBeVisible()
  })

  open(
    `the map of another website is loaded with a click, and not before, ${language}`,
    async ({ visit }) => {
      const page = await visit(at('/fire-station'))
      const foreign: string[] = []
      page.on('request', (request) => {
        if (!request.url().startsWith(siteUrl)) foreign.push(request.url())
      })
      await page.waitForLoadState('networkidle')
      expect(foreign).toEqual([])
      const mapIs = (place: string) => page.getByTitle(mapOf.replace('{{place}}', place))
      await page.getByRole('button', { name: showMap }).click()
      await expect(mapIs(stations[language][0])).toBeVisible()
      // The frame is there a moment before it asks for its page.
      await expect
        .poll(() => foreign)
        .toContainEqual(expect.stringMatching(/^https:\/\/www\.openstreetmap\.org\/export\/embed\.html/))
      await page.getByLabel(choosePlace).selectOption({ label: stations[language][1] })
      await expect(mapIs(stations[language][1])).toBeVisible()
    },
  )

  open(
    `without script each place has its hours and a link to the map, and no button that does nothing, ${language}`,
    async ({ visit }) => {
      const page = await visit(at('/hospital'), { javaScriptEnabled: false })
      await expect(page.getByText(always).first()).toBeVisible()
      await expect(
        page.getByRole('link', { name: mapOf.replace('{{place}}', hospital[language]) }),
      ).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\/\?mlat=/)
      await expect(page.getByRole('button', { name: nearest })).toBeHidden()
    },
  )
}
