import { expect, test } from '@playwright/test'
import { inLanguage as textsIn } from '../../apps/site/app/i18n/both-languages.ts'
import noticeForm from '../../apps/site/app/i18n/catalogues/notice-form.json' with { type: 'json' }
import { onlineAgain } from '../support/online-again.ts'
import { phone } from '../support/reader.ts'
import { inLanguage, languages } from '../support/site-map.ts'
import { hireStaff, sendAs } from '../support/staff.ts'

test.afterEach(onlineAgain)

const words = { en: textsIn(noticeForm, 'en'), mr: textsIn(noticeForm, 'mr') }
const day = 24 * 60 * 60 * 1000
const link = '/notices/lights-at-the-market'
const choice = { en: 'In the evening', mr: 'सायंकाळी' }
const text = { en: 'The lane behind the market is dark.', mr: 'बाजारामागची गल्ली अंधारात असते.' }

let staff: Awaited<ReturnType<typeof hireStaff>>
let id: number

test.beforeAll(async () => {
  staff = await hireStaff()
  const answer = await sendAs(staff.editor, 'POST', '/public-notices', {
    title: { en: 'Lights at the market', mr: 'बाजारातील दिवे' },
    link,
    kind: 'survey',
    opens: new Date(Date.now() - day).toISOString(),
    closes: new Date(Date.now() + 5 * day).toISOString(),
    here: 'yes',
    questions: [
      {
        kind: 'one',
        question: { en: 'When is it dark?', mr: 'अंधार केव्हा असतो?' },
        choices: { en: `At dawn\n${choice.en}`, mr: `पहाटे\n${choice.mr}` },
      },
    ],
    post: { en: 'Town Hall', mr: 'नगरभवन' },
    _status: 'published',
  })
  expect(answer.status).toBe(201)
  id = ((await answer.json()) as { doc: { id: number } }).doc.id
})
test.afterAll(async () => {
  const { admin } = staff
  await sendAs(admin, 'DELETE', `/feedback?where[publicNotice][equals]=${id}`)
  expect((await sendAs(admin, 'DELETE', `/public-notices/${id}`)).status).toBe(200)
})

for (const language of languages)
  test.describe(`an answer that is being written, ${language}`, () => {
    test.use({ viewport: phone })
    const said = words[language]

    test('survives a reload, is not sent without a network, and ends when it is sent', async ({
      page,
      context,
    }) => {
      const address = inLanguage(link, language)
      const words = page.getByRole('textbox', { name: said.textOfSurvey })
      const ward = page.getByRole('combobox', { name: said.ward })
      const evening = page.getByRole('radio', { name: choice[language] })
      const isKept = () => page.evaluate((name) => sessionStorage.getItem(name) !== null, `draft ${address}`)
      await expect(async () => {
        await page.goto(address)
        await expect(words).toBeVisible({ timeout: 2000 })
      }).toPass({ timeout: 60_000 })
      await page.getByRole('textbox', { name: said.name }).fill('आशा पाटील')
      await ward.selectOption('12')
      await evening.check()
      await words.fill(text[language])
      await expect.poll(isKept).toBe(true)
      expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(text[language])

      await page.reload()
      await expect(words).toHaveValue(text[language])
      await expect(ward).toHaveValue('12')
      await expect(evening).toBeChecked()

      await context.setOffline(true)
      await page.getByRole('button', { name: said.send }).click()
      await expect(page.getByText(said.noNetwork)).toBeVisible()
      await expect(words).toHaveValue(text[language])
      await context.setOffline(false)
      await expect(page.getByText(said.noNetwork)).toBeHidden()

      // Faster than a person writes it comes back, with everything in it.
      await expect(async () => {
        await page.getByRole('button', { name: said.send }).click()
        await expect(page.getByText(said.sent)).toBeVisible({ timeout: 3000 })
      }).toPass()
      await expect.poll(isKept).toBe(false)
      await page.goto(address)
      await expect(words).toHaveValue('')
    })
  })
