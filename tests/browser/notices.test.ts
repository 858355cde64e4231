import { expect, test } from '@playwright/test'
import { inLanguage as textsIn } from '../../apps/site/app/i18n/both-languages.ts'
import noticeState from '../../apps/site/app/i18n/catalogues/notice-state.json' with { type: 'json' }
import notices from '../../apps/site/app/i18n/catalogues/notices.json' with { type: 'json' }
import { phone } from '../support/reader.ts'
import { inLanguage, languages } from '../support/site-map.ts'
import { hireStaff, sendAs } from '../support/staff.ts'

const words = { en: textsIn(notices, 'en'), mr: textsIn(notices, 'mr') }
const states = { en: textsIn(noticeState, 'en'), mr: textsIn(noticeState, 'mr') }
const day = 24 * 60 * 60 * 1000
const title = { en: 'Trees on Station Road', mr: 'स्टेशन रोडवरील झाडे' }
const list = { en: 'List of the trees', mr: 'झाडांची यादी' }
/** Of the demo council, and long decided. */
const modification = { en: 'Modification of the development plan', mr: 'विकास आराखड्यात फेरबदल' }
const answers = { en: '14', mr: '१४' }

let editor: string
let id: number
/** The last minute of the day in five days, in India. */
const closes = `${new Date(Date.now() + 5 * day).toISOString().slice(0, 10)}T12:15:00.000Z`

test.beforeAll(async () => {
  editor = (await hireStaff()).editor
  const found = await sendAs(editor, 'GET', '/media?limit=1&where[mimeType][equals]=application/pdf')
  const { docs } = (await found.json()) as { docs: { id: number }[] }
  const answer = await sendAs(editor, 'POST', '/public-notices', {
    title,
    link: '/notices/station-road-trees',
    kind: 'trees',
    law: 'trees8',
    opens: new Date(Date.now() - 4 * day).toISOString(),
    closes,
    documents: [{ kind: 'schedule', title: list, pdf: { en: docs[0]?.id } }],
    post: { en: 'The Tree Officer, Town Hall', mr: 'वृक्ष अधिकारी, नगरभवन' },
    _status: 'published',
  })
  expect(answer.status).toBe(201)
  id = ((await answer.json()) as { doc: { id: number } }).doc.id
})
test.afterAll(async () => {
  const deletedAt = new Date().toISOString()
  expect((await sendAs(editor, 'PATCH', `/public-notices/${id}`, { deletedAt })).status).toBe(200)
})

for (const language of languages)
  for (const javaScriptEnabled of [true, false])
    test.describe(`public notices on a phone, ${language}, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
      test.use({ javaScriptEnabled, viewport: phone })
      const said = words[language]

      test('an open one is found from home, with its last day and its document', async ({ page }) => {
        const main = page.getByRole('main')
        await expect(async () => {
          await page.goto(inLanguage('/', language))
          await expect(main.getByRole('heading', { name: states[language].openForYou })).toBeVisible()
          await main.getByRole('link', { name: title[language] }).first().click({ timeout: 2000 })
        }).toPass({ timeout: 60_000 })
        await expect(page).toHaveURL(inLanguage('/notices/station-road-trees', language))
        await expect(page.getByRole('heading', { level: 1, name: title[language] })).toBeVisible()
        for (const part of [said.about, said.answer, said.documents])
          await expect(main.getByRole('heading', { level: 2, name: part })).toBeVisible()
        await expect(main.getByText(states[language].lastDay.split(':')[0] ?? '').first()).toBeVisible()
        await expect(main).toContainText(language === 'en' ? 'days left' : 'दिवस शिल्लक')
        const document = await main.getByRole('link', { name: list[language] }).first().getAttribute('href')
        expect((await page.request.get(document ?? '')).headers()['content-type']).toBe('application/pdf')
        const calendar = await main.getByRole('link', { name: said.calendar }).getAttribute('href')
        const dates = await page.request.get(calendar ?? '')
        expect(await dates.text()).toContain(`DTSTART:${closes.replace(/[-:]|\.\d+/g, '')}`)
        const width = await page.evaluate(() => globalThis.document.documentElement.scrollWidth)
        expect(width).toBeLessThanOrEqual(phone.width)
      })

      test('a decided one stays in the list, with how many answered and what was decided', async ({
        page,
      }) => {
        await page.goto(inLanguage('/notices', language))
        const main = page.getByRole('main')
        await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText(said.groupOpen)
        await main.getByRole('link', { name: modification[language] }).click()
        const outcome = main
          .getByRole('region')
          .or(main.locator('section'))
          .filter({
            has: page.getByRole('heading', { name: said.outcome, exact: true }),
          })
        await expect(outcome.last()).toContainText(answers[language])
        await expect(outcome.last().getByRole('link', { name: said.order }).first()).toBeVisible()
      })

      test('one that does not exist is a missing page', async ({ page }) => {
        const answer = await page.goto(inLanguage('/notices/nothing-here', language))
        expect(answer?.status()).toBe(404)
      })
    })
