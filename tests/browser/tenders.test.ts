import { expect, test } from '@playwright/test'
import { inLanguage as textsIn } from '../../apps/site/app/i18n/both-languages.ts'
import tenders from '../../apps/site/app/i18n/catalogues/tenders.json' with { type: 'json' }
import { inLanguage, languages } from '../support/site-map.ts'

const words = { en: textsIn(tenders, 'en'), mr: textsIn(tenders, 'mr') }
/** Of the demo council, and long over: their state does not change. */
const lamps = { en: 'lamps and paths in four gardens', mr: 'चार उद्यानांतील दिवे व पदपथ' }
const survey = { en: 'survey of trees with numbers and map', mr: 'क्रमांक व नकाशासह वृक्ष सर्वेक्षण' }
const bridge = { en: 'consultant for the rail over-bridge', mr: 'रेल्वे उड्डाणपुलासाठी सल्लागार' }
/** A recruitment and an auction that are over, too. */
const others = {
  recruitment: { en: 'eight firefighters', mr: 'आठ अग्निशमन कर्मचारी' },
  auction: { en: 'lease of nine shops in the vegetable market', mr: 'भाजी मंडईतील नऊ गाळे भाडेपट्ट्याने' },
} as const
const states = { en: ['Result declared', 'Cancelled'], mr: ['निकाल जाहीर', 'रद्द'] }
const meeting = { en: '26.11.2026, 11:30 AM', mr: '२६.११.२०२६, सकाळी ११:३०' }

for (const language of languages)
  for (const javaScriptEnabled of [true, false])
    test.describe(`tenders, ${language}, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
      test.use({ javaScriptEnabled })
      const said = words[language]

      test('are filtered by what they are, by state and by year, and the address keeps it', async ({
        page,
      }) => {
        await page.goto(inLanguage('/tenders', language))
        const main = page.getByRole('main')
        await main.getByLabel(said.kind, { exact: true }).selectOption({ label: said.tender })
        await main.getByLabel(said.year, { exact: true }).selectOption({ index: 2 })
        await main.getByRole('button', { name: said.show }).click()
        await expect(page).toHaveURL(/\?kind=tender&state=&department=&year=2025$/)
        await expect(main.getByRole('row').filter({ hasText: lamps[language] })).toContainText(
          states[language][0] ?? '',
        )
        await expect(main).not.toContainText(survey[language])
        await main.getByRole('link', { name: said.all }).click()
        await expect(page).toHaveURL(inLanguage('/tenders', language))
        await expect(main).toContainText(bridge[language])
      })

      for (const kind of ['recruitment', 'auction'] as const)
        test(`of another kind, ${kind}, are chosen by it, and have pages of their own`, async ({ page }) => {
          await page.goto(inLanguage('/tenders', language))
          const main = page.getByRole('main')
          await main.getByLabel(said.kind, { exact: true }).selectOption({ label: said[kind] })
          await main.getByRole('button', { name: said.show }).click()
          await expect(page).toHaveURL(new RegExp(`kind=${kind}`))
          await expect(main).not.toContainText(bridge[language])
          await main.getByRole('link', { name: others[kind][language] }).click()
          await expect(page.getByRole('heading', { level: 1 })).toContainText(others[kind][language])
          await expect(main.getByText(said.number, { exact: true })).toBeVisible()
        })

      test('have an archive by year', async ({ page }) => {
        await page.goto(inLanguage('/tenders', language))
        const archive = page.getByRole('navigation', { name: said.archive })
        await archive.getByRole('link').last().click()
        await expect(page).toHaveURL(`${inLanguage('/tenders', language)}?year=2024`)
        const found = page.getByRole('main').getByRole('row').filter({ hasText: survey[language] })
        await expect(found).toContainText(states[language][1] ?? '')
        await expect(page.getByRole('main')).not.toContainText(bridge[language])
      })

      test('lead from the press releases to a page with dates, documents and what happened', async ({
        page,
      }) => {
        await page.goto(inLanguage('/press-releases', language))
        await page.getByRole('main').getByRole('link', { name: bridge[language] }).click()
        await expect(page).toHaveURL(new RegExp(`${inLanguage('/tenders', language)}/\\d+$`))
        const main = page.getByRole('main')
        await expect(main.getByText(meeting[language])).toBeVisible()
        await expect(main.getByRole('link', { name: new RegExp(`^${said.corrigendum}`) })).toBeVisible()
        const calendar = await main.getByRole('link', { name: said.calendar }).getAttribute('href')
        const answer = await page.request.get(calendar ?? '')
        expect(answer.headers()['content-type']).toContain('text/calendar')
        expect(await answer.text()).toContain('DTSTART:20261126T060000Z')
      })

      test('that do not exist are a missing page', async ({ page }) => {
        const answer = await page.goto(inLanguage('/tenders/99999', language))
        expect(answer?.status()).toBe(404)
      })
    })
