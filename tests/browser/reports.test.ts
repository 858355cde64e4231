import { expect, type Page, test } from '@playwright/test'
import { inLanguage as textsIn } from '../../apps/site/app/i18n/both-languages.ts'
import report from '../../apps/site/app/i18n/catalogues/report.json' with { type: 'json' }
import reports from '../../apps/site/app/i18n/catalogues/reports.json' with { type: 'json' }
import { onlineAgain } from '../support/online-again.ts'
import { goTo, waitForScript } from '../support/reader.ts'
import { inLanguage, type Language, languages } from '../support/site-map.ts'
import { complaintsOf, expectAccessible } from '../support/visit.ts'

test.afterEach(onlineAgain)

const phone = { width: 360, height: 740 }
const secret = 'abcdefghijklmnopqrstuvwxyz'
const token = 'abcdefghijklmnopqrstuvwxy2'
const position = { latitude: 19.2437, longitude: 73.316 }

/** The desk's answers, so that a run of the tests leaves no reports. */
async function deskAnswers(page: Page, nearby: object[] = []) {
  const sent: { report?: Record<string, unknown>; photograph?: number; followed?: Record<string, unknown> } =
    {}
  await page.route('**/api/report', (route) => {
    sent.report = route.request().postDataJSON()
    return route.fulfill({ status: 201, json: { contactId: 'F-7KQ2-M9XD', secret, dueOn: '2026-12-04' } })
  })
  await page.route('**/api/report-follow', (route) => {
    sent.followed = route.request().postDataJSON()
    return route.fulfill({ json: { message: 'Counted', followers: 2 } })
  })
  await page.route('**/report-photograph', (route) => {
    sent.photograph = route.request().postDataBuffer()?.length ?? 0
    return route.fulfill({ status: 201, json: { token, name: 'lamp.jpg', size: 5 } })
  })
  await page.route('**/nearby-reports', (route) => route.fulfill({ json: nearby }))
  return sent
}

/** A photograph of some megabytes, as a phone takes it: drawn in the page, of noise that no JPEG makes small. */
async function choosePhotograph(page: Page, side: number) {
  const base64 = await page.evaluate(async (size) => {
    const canvas = new OffscreenCanvas(size, size)
    const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
    const image = context.createImageData(size, size)
    for (let at = 0; at < image.data.length; at++) image.data[at] = at % 4 === 3 ? 255 : Math.random() * 255
    context.putImageData(image, 0, 0)
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 })
    const bytes = new Uint8Array(await blob.arrayBuffer())
    let text = ''
    for (let at = 0; at < bytes.length; at += 8192)
      text += String.fromCharCode(...bytes.subarray(at, at + 8192))
    return btoa(text)
  }, side)
  const buffer = Buffer.from(base64, 'base64')
  await page.locator('input[type=file]').setInputFiles({ name: 'lamp.jpg', mimeType: 'image/jpeg', buffer })
  return buffer.length
}

const openReport = async (page: Page, language: Language) => {
  await goTo(page, inLanguage('/report', language))
  await waitForScript(page)
}
const kindOf = (page: Page) => page.locator('select[name=kind]')
const chooseKind = (page: Page) => kindOf(page).selectOption({ index: 1 })

for (const language of languages)
  test.describe(`on a phone, ${language}`, () => {
    test.use({ viewport: phone, geolocation: position, permissions: ['geolocation'] })
    const words = textsIn(report, language)

    test('a problem is reported with my position and a photograph of some megabytes', async ({ page }) => {
      const complaints = complaintsOf(page)
      await openReport(page, language)
      const sent = await deskAnswers(page)
      await chooseKind(page)
      await page.getByRole('button', { name: words.usePosition, exact: true }).click()
      await expect(page.locator('input[name=latitude]')).toHaveValue('19.24370')
      const size = await choosePhotograph(page, 2400)
      expect(size).toBeGreaterThan(3_000_000)
      await expect(page.getByRole('listitem').filter({ hasText: 'lamp.jpg' })).toBeVisible()
      await page.locator('textarea[name=text]').fill('दिवा बंद आहे')
      await page.getByRole('button', { name: words.send, exact: true }).click()
      const notice = page.locator('#report')
      await expect(notice.getByText('F-7KQ2-M9XD').first()).toBeVisible()
      await expect(notice.getByRole('link', { name: /./ }).first()).toBeVisible()
      expect(sent.photograph).toBeGreaterThan(1000)
      expect(sent.photograph).toBeLessThanOrEqual(500 * 1024)
      expect(sent.report).toMatchObject({
        ...position,
        photographs: [token],
        text: 'दिवा बंद आहे',
        language,
        website: '',
      })
      // What was sent is gone from the form.
      await expect(page.locator('textarea[name=text]')).toHaveValue('')
      await expect(kindOf(page)).toHaveValue('')
      expect(complaints).toEqual([])
    })

    test('the pin is moved by the keyboard, on a map that comes after a press', async ({ page }) => {
      await page.route(/openstreetmap/, (route) => route.fulfill({ contentType: 'text/html', body: 'map' }))
      await openReport(page, language)
      await expect(page.locator('iframe')).toHaveCount(0)
      await page.getByRole('button', { name: words.usePosition, exact: true }).click()
      await page.getByRole('button', { name: words.setOnMap, exact: true }).click()
      await expect(page.locator('iframe')).toHaveCount(1)
      await page.getByRole('button', { name: words.north, exact: true }).first().focus()
      await page.keyboard.press('Enter')
      await expect(page.locator('input[name=latitude]')).toHaveValue('19.24388')
      await page.getByRole('button', { name: words.removePosition, exact: true }).click()
      await expect(page.locator('input[name=latitude]')).toHaveValue('')
    })

    test('a map that is only looked at says no place', async ({ page }) => {
      await page.route(/openstreetmap/, (route) => route.fulfill({ contentType: 'text/html', body: 'map' }))
      await openReport(page, language)
      const choose = page.getByRole('button', { name: words.chooseOnMap, exact: true })
      await expect(choose).toHaveAttribute('aria-expanded', 'false')
      await choose.click()
      await expect(choose).toHaveAttribute('aria-expanded', 'true')
      await expect(page.getByText(words.mapUse.split('}}')[1] ?? '')).toBeVisible()
      await expect(page.locator('iframe')).toHaveCount(1)
      await expect(page.locator('input[name=latitude]')).toHaveValue('')
      await page.getByRole('button', { name: words.north, exact: true }).last().click()
      await expect(page.locator('input[name=latitude]')).not.toHaveValue('')
    })

    test('like reports nearby are shown first, and "tell me too" sends no report', async ({ page }) => {
      await openReport(page, language)
      const known = { id: 41, kindId: 1, kind: 'Light', ward: '5', wardName: '', place: '', state: 'new' }
      const sent = await deskAnswers(page, [
        { ...known, received: 20_780, followers: 1, metres: 20, photograph: '' },
      ])
      await chooseKind(page)
      await page.locator('input[name=place]').fill('Lake Road')
      await page.locator('input[name=email]').fill('asha@example.in')
      await page.getByRole('button', { name: words.send, exact: true }).click()
      const mine = page.getByRole('button', { name: words.thisIsIt, exact: true })
      await expect(mine).toBeVisible()
      expect(sent.report).toBeUndefined()
      await mine.click()
      await expect(page.getByText(words.followedWhy)).toBeVisible()
      await expect(page.getByText(words.followedInForm)).toBeVisible()
      await expect(page.locator('input[name=place]')).toHaveValue('Lake Road')
      expect(sent.followed).toMatchObject({ report: 41, email: 'asha@example.in' })
      expect(sent.report).toBeUndefined()
    })

    test('what is missing is said, and everything stays in the form, after a reload too', async ({
      page,
    }) => {
      await openReport(page, language)
      await page.locator('textarea[name=text]').fill('दिवा')
      await page.getByRole('button', { name: words.send, exact: true }).click()
      await expect(page.getByRole('link', { name: words.kindRequired })).toBeVisible()
      await expect(page.getByRole('link', { name: words.placeRequired })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: words.usePosition, exact: true }).click()
      await expect(page.getByRole('link', { name: words.placeRequired })).toBeHidden()
      await expect(page.getByRole('link', { name: words.kindRequired })).toBeVisible()
      await page.reload()
      await waitForScript(page)
      await expect(page.locator('textarea[name=text]')).toHaveValue('दिवा')
    })

    test('without a network a report and its photograph wait, and go out when there is one', async ({
      page,
      context,
    }) => {
      await openReport(page, language)
      const handedOver: string[] = []
      await page.route('**/sealed-photograph', (route) => {
        handedOver.push(route.request().postData() ?? '')
        return route.fulfill({ status: 201, json: { token } })
      })
      await page.route('**/sealed-feedback', (route) => {
        handedOver.push(route.request().postData() ?? '')
        return route.fulfill({ status: 201, json: { contactId: 'F-7KQ2-M9XD' } })
      })
      await chooseKind(page)
      await page.locator('input[name=place]').fill('Lake Road')
      await context.setOffline(true)
      await choosePhotograph(page, 1200)
      await expect(page.getByText('lamp.jpg')).toBeVisible({ timeout: 30_000 })
      await page.getByRole('button', { name: words.sendLater, exact: true }).click()
      await expect(page.getByText(words.kept)).toBeVisible()
      await expect(page.getByText('lamp.jpg')).toBeHidden()
      expect(handedOver).toEqual([])

      // Somebody who writes the next one meanwhile stays where they are.
      await page.locator('textarea[name=text]').focus()
      await context.setOffline(false)
      await expect(page.getByText('F-7KQ2-M9XD')).toBeVisible({ timeout: 30_000 })
      await expect(page.getByText(words.kept)).toBeHidden()
      await expect(page.locator('textarea[name=text]')).toBeFocused()
      const [photograph = '', report = ''] = handedOver
      expect(handedOver).toHaveLength(2)
      // Only the council can read either: five parts of a JWE.
      expect(photograph.split('.')).toHaveLength(5)
      expect(photograph.length).toBeGreaterThan(50_000)
      expect(JSON.parse(report)).toEqual({ sealed: expect.any(String), photographs: [token] })
      expect(report).not.toContain('Lake Road')
    })

    test('without a network a file that the browser cannot read does not wait', async ({ page, context }) => {
      await openReport(page, language)
      await chooseKind(page)
      await page.locator('input[name=place]').fill('Lake Road')
      await page.locator('input[type=file]').setInputFiles({
        ...{ name: 'lamp.heic', mimeType: 'image/heic' },
        buffer: Buffer.from('no photograph'),
      })
      await expect(page.getByText('lamp.heic')).toBeVisible()
      await context.setOffline(true)
      await page.getByRole('button', { name: words.sendLater, exact: true }).click()
      await expect(page.getByText(words.filesProblem)).toBeVisible()
      await expect(page.locator('input[name=place]')).toHaveValue('Lake Road')
    })
  })

for (const language of languages)
  test.describe(`without script, ${language}`, () => {
    test.use({ javaScriptEnabled: false, viewport: phone })
    const words = textsIn(report, language)
    const list = textsIn(reports, language)

    test('the form says what is missing and keeps what was written', async ({ page }) => {
      await page.goto(inLanguage('/report', language))
      await page.locator('textarea[name=text]').fill('दिवा')
      await page.getByRole('button', { name: words.send, exact: true }).click()
      await expect(page.getByRole('link', { name: words.kindRequired })).toBeVisible()
      await expect(page.locator('textarea[name=text]')).toHaveValue('दिवा')
    })

    test('a problem is reported with a photograph, and followed behind its private link', async ({
      page,
    }) => {
      await page.goto(inLanguage('/report', language))
      await chooseKind(page)
      // Another street each time: the desk stores it.
      await page.locator('input[name=place]').fill(`Lake Road ${Date.now()}`)
      const png =
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'lamp.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') })
      // Quicker than three seconds is no hand.
      const made = page.locator('input[name=made]')
      await expect.poll(async () => Date.now() - Date.parse(await made.inputValue())).toBeGreaterThan(3000)
      await page.getByRole('button', { name: words.send, exact: true }).click()
      const another = page.getByRole('button', { name: words.another, exact: true })
      const sent = page.getByText(words.sent, { exact: true })
      await expect(sent.or(another)).toBeVisible()
      if (await another.isVisible()) await another.click()
      await expect(sent).toBeVisible()
      await expect(page.getByText(/F-[2-9A-Z]{4}-[2-9A-Z]{4}/).first()).toBeVisible()
      await page.locator('#report a[href*="/feedback/"]').click()
      await expect(
        page
          .getByRole('main')
          .getByText(/F-[2-9A-Z]{4}-[2-9A-Z]{4}/)
          .first(),
      ).toBeVisible()
    })

    test('from the form to all reports, and to the late ones of one ward', async ({ page }) => {
      await page.goto(inLanguage('/report', language))
      await page.getByRole('main').getByRole('link', { name: words.allReports }).first().click()
      await expect(page).toHaveURL(/\/reports$/)
      await expect(page.getByRole('img', { name: list.map, exact: true })).toBeVisible()
      await page.getByRole('combobox', { name: list.state, exact: true }).selectOption('late')
      await page.getByRole('button', { name: list.show, exact: true }).click()
      await expect(page).toHaveURL(/\/reports\?(?:kind=&ward=&)?state=late/)
      await expect(page.getByRole('cell').getByText(list.isLate, { exact: true }).first()).toBeVisible()
    })
  })

for (const language of languages)
  for (const path of ['/report', '/reports'])
    test(`${path} has no fault that axe finds, and no complaint, ${language}`, async ({ page }) => {
      const complaints = complaintsOf(page)
      await page.setViewportSize(phone)
      await goTo(page, inLanguage(path, language))
      await expectAccessible(page)
      await page.setViewportSize({ width: 1366, height: 900 })
      await expectAccessible(page)
      expect(complaints).toEqual([])
    })

test.describe('with a copy of the form on the device', () => {
  test.use({ serviceWorkers: 'allow', viewport: phone })
  const words = textsIn(report, 'mr')

  test('a report and its photograph are kept without a network, and go out later', async ({
    page,
    context,
  }) => {
    const isKept = () => page.evaluate(async () => Boolean(await caches.match('/mr/report')))
    await openReport(page, 'mr')
    await expect.poll(isKept, { timeout: 20_000 }).toBe(true)
    await context.setOffline(true)
    await openReport(page, 'mr')
    await chooseKind(page)
    await page.locator('input[name=place]').fill('तलाव रस्ता')
    await choosePhotograph(page, 600)
    await expect(page.getByText('lamp.jpg')).toBeVisible({ timeout: 30_000 })
    await page.getByRole('button', { name: words.sendLater, exact: true }).click()
    await expect(page.getByText(words.kept)).toBeVisible()
    // Opened again, still without a network, the form says that a report waits.
    await openReport(page, 'mr')
    const list = page.getByRole('list', { name: words.keptList, exact: true })
    await expect(list.getByText(words.keptWhy)).toBeVisible()
    await context.route('**/sealed-photograph', (route) => route.fulfill({ status: 201, json: { token } }))
    await context.route('**/sealed-feedback', (route) =>
      route.fulfill({ status: 201, json: { contactId: 'F-7KQ2-M9XD', dueOn: '2026-12-04' } }),
    )
    await context.setOffline(false)
    await expect(list.getByText('F-7KQ2-M9XD')).toBeVisible({ timeout: 90_000 })
    await expect(list.getByText(words.sentKept)).toBeVisible()
    await expect(list.getByText('४ डिसेंबर २०२६')).toBeVisible()
    await list.getByRole('button').click()
    await expect(list).toBeHidden()
  })
})
