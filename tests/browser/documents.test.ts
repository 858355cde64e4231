import { expect, test } from '@playwright/test'
import { inLanguage as textsIn } from '../../apps/site/app/i18n/both-languages.ts'
import common from '../../apps/site/app/i18n/catalogues/common.json' with { type: 'json' }
import documents from '../../apps/site/app/i18n/catalogues/documents.json' with { type: 'json' }
import { answers, control, expectText, fill, open } from '../support/feedback-form.ts'
import { inLanguage, languages } from '../support/site-map.ts'
import { complaintsOf, expectAccessible } from '../support/visit.ts'

const named = { en: textsIn(common, 'en'), mr: textsIn(common, 'mr') }
const words = { en: textsIn(documents, 'en'), mr: textsIn(documents, 'mr') }
/** Words inside a document of the demo council, and a heading of it. */
const asked = { en: 'list of public information officers 2025', mr: 'जन माहिती अधिकारी यादी २०२५' }

/** PDFs are read in the background after a start. */
test.beforeAll(async ({ request }) => {
  for (const language of languages)
    await expect
      .poll(
        async () =>
          (
            await request.get(`/search.json?lang=${language}&q=${encodeURIComponent(asked[language])}`)
          ).text(),
        { timeout: 60_000 },
      )
      .toContain('"read":"/documents/')
})

for (const language of languages)
  for (const javaScriptEnabled of [true, false])
    test.describe(`a document, ${language}, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
      test.use({ javaScriptEnabled })

      test('is found, read as text, and asked for as an accessible copy', async ({ page }) => {
        const complaints = complaintsOf(page)
        await page.goto(inLanguage(`/search?q=${encodeURIComponent(asked[language])}`, language))
        const main = page.getByRole('main')
        await main.locator('h3 a[href*="/documents/"]').first().click()
        await expect(page).toHaveURL(/\/documents\/[0-9a-f]{12}\/[a-z0-9-]+/)
        await expect(main.getByRole('heading', { level: 2, name: words[language].text })).toBeVisible()
        await expect(main.getByRole('table').first()).toBeVisible()
        await expect(main.getByText(words[language].byMachine)).toBeVisible()
        await main.getByRole('link', { name: words[language].ask }).click()
        await expect(page).toHaveURL(/\/contact\?document=[0-9a-f]{12}/)
        await expect(page.locator('[name=subject]')).toHaveValue(words[language].subject)
        await expect(page.locator('[name=feedback]')).toHaveValue(/\/documents\/[0-9a-f]{12}\//)
        expect(complaints).toEqual([])
      })
    })

test('who asks for a copy while writing keeps her name and number, and is asked before her text goes', async ({
  page,
  request,
}) => {
  const { items } = (await (
    await request.get(`/search.json?lang=en&q=${encodeURIComponent(asked.en)}`)
  ).json()) as { items: { read?: string }[] }
  const read = items.find((item) => item.read)?.read ?? ''
  await open(page, 'en')
  await fill(page)
  const questions: string[] = []
  page.on('dialog', (dialog) => {
    questions.push(dialog.message())
    void dialog.dismiss()
  })
  const askForCopy = async () => {
    // Through the document's own address, which leads on to its page.
    await page.goto(read.replace(/\/[^/]*$/, ''))
    await page.getByRole('main').getByRole('link', { name: words.en.ask }).click()
  }
  await askForCopy()
  await expect.poll(() => questions).toHaveLength(1)
  await expectText(page, answers)
  page.removeAllListeners('dialog')
  page.on('dialog', (dialog) => void dialog.accept())
  await askForCopy()
  await expect(control(page, 'subject')).toHaveValue(words.en.subject)
  await expect(control(page, 'name')).toHaveValue(answers.name)
  await expect(control(page, 'mobile')).toHaveValue(answers.mobile)
})

test('has no fault that axe finds, fits a phone, and prints', async ({ page, request }) => {
  const { items } = (await (
    await request.get(`/search.json?lang=mr&q=${encodeURIComponent(asked.mr)}`)
  ).json()) as { items: { read?: string }[] }
  const read = items.find((item) => item.read)?.read ?? ''
  await page.setViewportSize({ width: 360, height: 740 })
  for (const language of languages) {
    await page.goto(inLanguage(read, language))
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  }
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(words.mr.askWhy)).toBeHidden()
})

for (const language of languages)
  test(`on a phone the way to a text stands in the line with the size: ${language}`, async ({ page }) => {
    // After its first start a site reads its documents for some minutes.
    test.setTimeout(420_000)
    await page.setViewportSize({ width: 360, height: 740 })
    const { asText, pdf } = named[language]
    for (const path of ['/tenders/1', '/press-releases', '/meetings/3', '/account-cheque-register']) {
      const main = page.getByRole('main')
      const ways = main.getByRole('link', { name: new RegExp(`^${asText}`) }).filter({ visible: true })
      // A page that was made before its documents were read is made again soon.
      await expect(async () => {
        await page.goto(inLanguage(path, language))
        const [year] = await main.locator('details:not([open]) > summary').all()
        await year?.click()
        await expect(ways.first()).toBeVisible({ timeout: 2_000 })
      }).toPass({ timeout: 300_000, intervals: [3_000] })
      for (const way of await ways.all()) {
        const size = way
          .locator('xpath=..')
          .getByText(new RegExp(`^${pdf}, `))
          .first()
        const [at, beside] = await Promise.all([size.boundingBox(), way.boundingBox()])
        const middle = (box: typeof at) => (box ? box.y + box.height / 2 : Number.NaN)
        expect(Math.abs(middle(at) - middle(beside)), `${path}: ${await way.textContent()}`).toBeLessThan(12)
      }
    }
  })
