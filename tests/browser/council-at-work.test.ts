import { expect, test } from '@playwright/test'
import { inLanguage as textsIn } from '../../apps/site/app/i18n/both-languages.ts'
import work from '../../apps/site/app/i18n/catalogues/council-work.json' with { type: 'json' }
import { ask } from '../support/council.ts'
import { inLanguage, languages } from '../support/site-map.ts'
import { as, desk, hireStaff } from '../support/staff.ts'

const words = { en: textsIn(work, 'en'), mr: textsIn(work, 'mr') }
const question = { en: 'what was decided about the water tank?', mr: 'पाण्याच्या टाकीविषयी काय ठरले?' }
const tank = { en: 'Overhead water tank of 10 lakh litres', mr: '१० लाख लिटर क्षमतेची पाण्याची टाकी' }
const vote = { en: 'for 36, against 5, abstained 2', mr: 'बाजूने ३६, विरोधात ५, तटस्थ २' }
const mover = { en: 'Smt. Usha Karnik', mr: 'श्रीमती उषा कर्णिक' }
const attended = { en: /Present at \d+ of \d+ meetings/, mr: /[०-९]+\sपैकी [०-९]+ सभांना उपस्थित/ }

for (const language of languages)
  test.describe(`the council at work, ${language}, without script`, () => {
    test.use({ javaScriptEnabled: false })
    const said = words[language]

    test('says what was decided about the water tank, by whom, and with which vote', async ({ page }) => {
      await page.goto(inLanguage('/resolutions', language))
      const main = page.getByRole('main')
      await main.getByLabel(said.words).fill(question[language])
      await main.getByRole('button', { name: said.show, exact: true }).click()
      const found = main.getByRole('link', { name: tank[language] })
      await expect(found).toBeVisible()
      await found.click()
      await expect(page).toHaveURL(/\/meetings\/\d+#resolution-\d+$/)
      const resolution = main.getByRole('article').filter({ hasText: tank[language] })
      await expect(resolution).toContainText(vote[language])
      await resolution.getByRole('link', { name: mover[language] }).click()
      await expect(page).toHaveURL(/\/members\/\d+$/)
    })

    test('says how often a member was there, from the list of members on', async ({ page }) => {
      await page.goto(inLanguage('/elected-member', language))
      const main = page.getByRole('main')
      await main.getByRole('link', { name: mover[language] }).click()
      await expect(main.getByText(attended[language])).toBeVisible()
      await expect(main.getByRole('table', { name: said.attendance })).toContainText(said.present)
      await expect(main.getByRole('heading', { name: said.ownQuestions })).toBeVisible()
    })
  })

for (const language of languages)
  test(`on a phone, a member’s attendance is said in whole words, ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(inLanguage('/elected-member', language))
    await page.getByRole('main').getByRole('link', { name: mover[language] }).click()
    const said = words[language]
    const table = page.getByRole('main').getByRole('table', { name: said.attendance })
    await expect(table).toBeVisible()
    const cells = [
      table.getByRole('columnheader', { name: said.state, exact: true }),
      ...(await table.getByRole('cell', { name: said.present, exact: true }).all()),
    ]
    expect(cells.length).toBeGreaterThan(1)
    for (const cell of cells) {
      // A text has a box for each of its lines.
      const lines = await cell.evaluate((element) => {
        const range = element.ownerDocument.createRange()
        range.selectNodeContents((element.firstElementChild ?? element).firstChild ?? element)
        return range.getClientRects().length
      })
      expect(lines).toBe(1)
    }
  })

/** Saves a meeting as the account that has the token. */
const save = (token: string, record: object) =>
  ask(desk('/council-meetings?draft=true'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...as(token) },
    body: JSON.stringify(record),
  })
const publish = (token: string, id: number) =>
  ask(desk(`/council-meetings/${id}`), {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', ...as(token) },
    body: JSON.stringify({ _status: 'published' }),
  })
const remove = (token: string, id: number) =>
  ask(desk(`/council-meetings/${id}`), { method: 'DELETE', headers: as(token) })

test('a meeting that an editor publishes with its attendance is public, what a clerk saves is not', async ({
  page,
}) => {
  const { clerk, editor } = await hireStaff()
  const day = '2024-05-14T06:30:00.000Z'
  const drafted = await save(clerk, { kind: 'special', day, present: [1, 2], absent: [3], _status: 'draft' })
  expect(drafted.status).toBe(201)
  const { doc } = (await drafted.json()) as { doc: { id: number } }
  expect((await page.goto(`/meetings/${doc.id}`))?.status()).toBe(404)
  expect((await publish(editor, doc.id)).status).toBe(200)
  await expect(async () => {
    expect((await page.goto(`/meetings/${doc.id}`))?.status()).toBe(200)
    await expect(page.getByRole('heading', { name: 'Present: 2' })).toBeVisible()
  }).toPass({ timeout: 30_000 })
  await remove(editor, doc.id)
})

test('a meeting to come is in the calendar that the list of meetings leads to, in both languages', async ({
  page,
}) => {
  const { editor } = await hireStaff()
  const date = new Date(Date.now() + 40 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  const day = `${date}T06:30:00.000Z`
  const { doc } = (await (await save(editor, { kind: 'special', day, _status: 'draft' })).json()) as {
    doc: { id: number }
  }
  expect((await publish(editor, doc.id)).status).toBe(200)
  for (const language of languages)
    await expect(async () => {
      await page.goto(inLanguage('/meetings', language))
      const link = page.getByRole('link', { name: words[language].calendar })
      const answer = await page.request.get((await link.getAttribute('href', { timeout: 2000 })) ?? '')
      expect(answer.headers()['content-type']).toContain('text/calendar')
      expect(await answer.text()).toContain(`DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`)
    }).toPass({ timeout: 30_000 })
  await remove(editor, doc.id)
})
