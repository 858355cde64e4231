import { randomInt } from 'node:crypto'
import { toMarathiDigits } from '@nagardwar/contract'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { inLanguage as textsIn } from '../../apps/site/app/i18n/both-languages.ts'
import contact from '../../apps/site/app/i18n/catalogues/contact.json' with { type: 'json' }
import form from '../../apps/site/app/i18n/catalogues/notice-form.json' with { type: 'json' }
import { cmsUrl } from '../support/council.ts'
import { openView, readDeskAs } from '../support/desk-views.ts'
import { phone, waitForScript } from '../support/reader.ts'
import { inLanguage, type Language, languages } from '../support/site-map.ts'
import { hireStaff, sendAs } from '../support/staff.ts'
import { expectAccessible } from '../support/visit.ts'

test.describe.configure({ mode: 'default' })

const words = { en: textsIn(form, 'en'), mr: textsIn(form, 'mr') }
const letters = { en: textsIn(contact, 'en'), mr: textsIn(contact, 'mr') }
const day = 24 * 60 * 60 * 1000
/** Another one at a second try: the notices of the first are still there. */
const mark = randomInt(10_000, 99_999)
const site = { en: `Site ${mark}: garden to school`, mr: `जागा ${mark}: उद्यानाऐवजी शाळा` }
const market = { en: `Market ${mark}`, mr: `बाजार ${mark}` }
const links = { site: `/notices/site-${mark}`, market: `/notices/market-${mark}` }
const question = {
  often: { en: 'How often do you go?', mr: 'किती वेळा जाता?' },
  missing: { en: 'What is missing?', mr: 'काय हवे?' },
  more: { en: 'What else?', mr: 'आणखी काय?' },
}
const choices = {
  often: { en: ['Weekly', 'Seldom'], mr: ['दर आठवड्याला', 'क्वचित'] },
  missing: { en: ['Shade', 'Water', 'Toilets'], mr: ['सावली', 'पाणी', 'स्वच्छतागृह'] },
}
const lines = ({ en, mr }: { en: string[]; mr: string[] }) => ({ en: en.join('\n'), mr: mr.join('\n') })
const said = { en: 'The garden is needed.', mr: 'उद्यान हवे आहे.' }
const map = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

let staff: Awaited<ReturnType<typeof hireStaff>>
const ids: number[] = []

test.beforeAll(async () => {
  staff = await hireStaff()
  const open = {
    opens: new Date(Date.now() - day).toISOString(),
    closes: new Date(Date.now() + 5 * day).toISOString(),
    _status: 'published',
  }
  const questions = [
    { kind: 'one', question: question.often, choices: lines(choices.often) },
    { kind: 'many', question: question.missing, choices: lines(choices.missing) },
    { kind: 'words', question: question.more },
  ]
  for (const notice of [
    { ...open, title: site, link: links.site, kind: 'objection', here: 'outcome' },
    { ...open, title: market, link: links.market, kind: 'survey', here: 'yes', questions },
  ]) {
    const answer = await sendAs(staff.editor, 'POST', '/public-notices', notice)
    expect(answer.status).toBe(201)
    ids.push(((await answer.json()) as { doc: { id: number } }).doc.id)
  }
})
test.afterAll(async () => {
  for (const id of ids) {
    await sendAs(staff.admin, 'DELETE', `/feedback?where[publicNotice][equals]=${id}`)
    await sendAs(staff.admin, 'DELETE', `/public-notices/${id}`)
  }
})

const panel = (page: Page) => page.locator('#answer')

/** The page of a notice with its form; the site knows of a new notice after some seconds. */
async function openForm(page: Page, link: string, language: Language): Promise<void> {
  await expect(async () => {
    await page.goto(inLanguage(link, language))
    await expect(panel(page).getByRole('button', { name: words[language].send })).toBeVisible({
      timeout: 2000,
    })
  }).toPass({ timeout: 60_000 })
  // Quicker than three seconds is no hand.
  const made = panel(page).locator('input[name=made]')
  await expect.poll(async () => Date.now() - Date.parse(await made.inputValue())).toBeGreaterThan(3000)
}

/** Sends the form. The receipt has the number and the private link. */
async function sendForm(page: Page, language: Language): Promise<{ reference: string; path: string }> {
  const { send: label, sent } = words[language]
  await panel(page).getByRole('button', { name: label }).click()
  await expect(panel(page).getByText(sent)).toBeVisible()
  // A screen reader begins there.
  await expect(page.locator('#result')).toBeFocused()
  const [reference = ''] = /F-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(await panel(page).innerText()) ?? []
  expect(reference).not.toBe('')
  const link = panel(page).getByRole('link', { name: letters[language].link, exact: true })
  return { reference, path: (await link.getAttribute('href')) ?? '' }
}

async function object(page: Page, language: Language) {
  await openForm(page, links.site, language)
  const own = panel(page)
  await own.locator('[name=name]').fill(language === 'mr' ? 'आशा जोशी' : 'Asha Joshi')
  await own.locator('select[name=ward]').selectOption('12')
  await own.getByRole('radio', { name: words[language].objection, exact: true }).check()
  await own.locator('textarea[name=text]').fill(said[language])
  await own.locator('input[type=file]').setInputFiles({ name: 'map.png', mimeType: 'image/png', buffer: map })
  return sendForm(page, language)
}

for (const language of languages)
  for (const javaScriptEnabled of [true, false])
    test.describe(`on a phone, ${language}, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
      test.use({ javaScriptEnabled, viewport: phone })

      test('an objection with a file gets a number and a private link', async ({ page }) => {
        const { reference, path } = await object(page, language)
        await page.goto(path)
        const main = page.getByRole('main')
        await expect(main).toContainText(reference)
        await expect(main).toContainText(site[language])
        const found = await sendAs(staff.editor, 'GET', `/feedback?where[reference][equals]=${reference}`)
        expect(((await found.json()) as { docs: object[] }).docs).toMatchObject([
          {
            kind: 'answer',
            stance: 'objection',
            feedback: said[language],
            language,
            filesClaim: expect.any(String),
          },
        ])
      })

      test('after a file that is too large the errors have the focus, and nothing leaves the card', async ({
        page,
      }) => {
        await openForm(page, links.site, language)
        const own = panel(page)
        await own.locator('[name=name]').fill('Asha')
        const name = `${'map-of-all-trees-on-both-sides-'.repeat(3)}.png`
        const large = Buffer.alloc(5 * 1024 ** 2 + 1)
        await own.locator('input[type=file]').setInputFiles([
          { name, mimeType: 'image/png', buffer: large },
          { name: 'map.png', mimeType: 'image/png', buffer: map },
        ])
        await own.getByRole('button', { name: words[language].send }).click()
        await expect(page.locator('#result')).toBeFocused()
        await expect(page.locator('#result')).toContainText(name)
        await expect(own).toContainText('map.png')
        const aside = await own.evaluate((card) => {
          const edge = card.getBoundingClientRect().right
          return [...card.querySelectorAll('*')]
            .filter((each) => each.getBoundingClientRect().right > edge && !each.closest('.vh'))
            .map((each) => each.outerHTML.slice(0, 80))
        })
        expect(aside).toEqual([])
      })

      test('a survey is answered by choice and in words', async ({ page }) => {
        await openForm(page, links.market, language)
        const own = panel(page)
        await own.locator('[name=name]').fill('Ravi')
        await own.locator('[name=address]').fill('Lane 9')
        const [, seldom = ''] = choices.often[language]
        const [shade = '', , toilets = ''] = choices.missing[language]
        await own.getByRole('radio', { name: seldom, exact: true }).check()
        for (const name of [shade, toilets]) await own.getByRole('checkbox', { name, exact: true }).check()
        await own.getByLabel(question.more[language]).fill('दिवे')
        if (javaScriptEnabled) {
          await waitForScript(page)
          await expectAccessible(page)
        }
        const { reference } = await sendForm(page, language)
        const found = await sendAs(staff.editor, 'GET', `/feedback?where[reference][equals]=${reference}`)
        expect(((await found.json()) as { docs: object[] }).docs).toMatchObject([
          {
            feedback: [
              `${question.often[language]}\n→ ${seldom}`,
              `${question.missing[language]}\n→ ${shade}; ${toilets}`,
              `${question.more[language]}\n→ दिवे`,
            ].join('\n\n'),
          },
        ])
        const width = await page.evaluate(() => globalThis.document.documentElement.scrollWidth)
        expect(width).toBeLessThanOrEqual(phone.width)
      })
    })

/** Nothing of it stands outside to the side, where a phone shows no sign of it. */
async function expectNothingAside(part: Locator): Promise<void> {
  expect(await part.evaluate((own) => own.scrollWidth - own.clientWidth)).toBe(0)
}

/** On paper of A4 in landscape: the letters are the desk's, and no number is broken. */
async function expectPrintable(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 1047, height: 718 })
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].map(({ status }) => status)))
    .toEqual(['loaded'])
  await expectNothingAside(page.locator('.wide'))
  const lines = await page.locator('td:nth-child(2)').evaluateAll((cells) =>
    cells.map((cell) => {
      const range = document.createRange()
      range.selectNodeContents(cell)
      return range.getClientRects().length
    }),
  )
  expect(new Set(lines)).toEqual(new Set([1]))
  await page.emulateMedia({ media: 'screen' })
}

const openTo = async (notice: number): Promise<number> => {
  const asked = await sendAs(staff.editor, 'POST', `/notice-reply/${notice}`, { count: true })
  return ((await asked.json()) as { many: number }).many
}

for (const language of languages)
  test(`on a phone the form that answers many is no wider than the page, and a text in it is not lost, ${language}`, async ({
    page,
  }) => {
    await object(page, language)
    await page.setViewportSize(phone)
    await readDeskAs(page, staff.editor, language)
    await openView(page, `/inbox?show=open&notice=${ids[0]}`)
    await page.locator('.answer-many summary').click()
    const width = await page.evaluate(() => globalThis.document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(phone.width)
    await page.locator('.answer-many textarea').first().click()
    await page.keyboard.type('उत्तर')
    const asks = page.waitForEvent('dialog')
    const click = page.locator('main nav a').first().click()
    const dialog = await asks
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
    await click
    await expect(page.locator('.answer-many textarea').first()).toHaveValue('उत्तर')
  })

test('in the desk in Marathi an editor finds them by their notice, opens the register and answers all at once', async ({
  page,
}) => {
  const sent = [await object(page, 'mr'), await object(page, 'en'), await object(page, 'mr')]
  const [id] = ids
  await readDeskAs(page, staff.editor, 'mr')
  await openView(page, '/inbox?show=open')
  await page.getByLabel('जाहीर सूचना').selectOption({ label: site.mr })
  await page.getByRole('button', { name: 'दाखवा' }).click()
  await expect(page).toHaveURL(new RegExp(`notice=${id}`))
  const table = page.getByRole('table', { name: 'सर्व प्रलंबित' })
  for (const { reference } of sent) await expect(table).toContainText(reference)
  await expect(table).not.toContainText(market.mr)
  await expect(table.getByRole('link', { name: 'आशा जोशी · हरकत · प्रभाग १२' })).not.toHaveCount(0)
  await expect(table.getByRole('link', { name: 'Asha Joshi · हरकत · प्रभाग १२' })).not.toHaveCount(0)

  await page.getByText('अनेकांना एकाच वेळी उत्तर').click()
  for (const width of [360, 1366]) {
    await page.setViewportSize({ width, height: 800 })
    await expectAccessible(page)
    await expectNothingAside(page.locator('.inbox-table'))
  }
  const boxes = table.getByRole('checkbox')
  await page.getByLabel('तक्त्यातील सर्व निवडा').check()
  for (const box of await boxes.all()) await expect(box).toBeChecked()
  await page.getByLabel('तक्त्यातील सर्व निवडा').uncheck()
  for (const box of await boxes.all()) await expect(box).not.toBeChecked()
  await page.getByLabel('तक्त्यातील सर्व निवडा').check()
  await boxes.first().uncheck()
  await expect(page.getByLabel('तक्त्यातील सर्व निवडा')).not.toBeChecked()
  await boxes.first().check()
  await expect(page.getByLabel('तक्त्यातील सर्व निवडा')).toBeChecked()
  await page.getByLabel('तक्त्यातील सर्व निवडा').uncheck()
  const give = page.locator('main').getByRole('button', { name: /हे उत्तर द्या$/ })
  const question = (name: string) => page.getByRole('dialog', { name })
  await expect(give).toBeDisabled()
  const answer = { mr: '{name}, आपली हरकत नोंदवली आहे.', en: '{name}, your objection is noted.' }
  await page.getByLabel('मराठीतील उत्तर').fill(answer.mr)
  await page.getByLabel('इंग्रजीतील उत्तर').fill(answer.en)
  await give.click()
  await expect(page.getByText('तक्त्यातील किमान एक संदेश निवडा')).toBeVisible()
  await table.getByRole('checkbox', { name: sent[0]?.reference ?? '' }).check()
  await expect(give).toHaveText('एका व्यक्तीला हे उत्तर द्या')
  await give.click()
  const one = question('एका व्यक्तीला हे उत्तर द्यायचे का?')
  await expect(one).toContainText('ई-मेल पाठवला जात नाही.')
  await expect(one.getByRole('heading')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(one).toBeVisible()
  await expectAccessible(page)
  await one.getByRole('button', { name: 'मागे' }).click()
  await expect(give).toBeFocused()
  await expect(table).toContainText(sent[0]?.reference ?? '')
  await give.click()
  await one.getByRole('button', { name: 'होय, द्या' }).click()
  await expect(page.getByText('एका व्यक्तीला उत्तर दिले', { exact: true })).toBeFocused()
  await expect(table).not.toContainText(sent[0]?.reference ?? '')
  await page.getByLabel('मराठीतील उत्तर').fill(answer.mr)
  await page.getByLabel('इंग्रजीतील उत्तर').fill(answer.en)
  await page.getByRole('radio', { name: 'या सूचनेबाबतचे सर्व प्रलंबित' }).check()
  const left = toMarathiDigits(await openTo(id ?? 0))
  await expect(give).toHaveText(`${left} जणांना हे उत्तर द्या`)
  await give.click()
  await question(`${left} जणांना हे उत्तर द्यायचे का?`).getByRole('button', { name: 'होय, द्या' }).click()
  await expect(page.getByText('येथे काहीही नाही')).toBeVisible()
  await expect(page.getByText(`${left} जणांना उत्तर दिले`, { exact: true })).toBeFocused()
  // Nobody is left to answer: what was done is told, and nothing is offered.
  await expect(page.locator('.answer-many [role=status]')).toBeVisible()
  await expect(give).toBeHidden()
  await openView(page, `/inbox?show=done&notice=${id}`)
  await expect(page.getByRole('table')).toContainText(sent[0]?.reference ?? '')
  await expect(page.getByText('अनेकांना एकाच वेळी उत्तर')).toHaveCount(0)

  await page.getByRole('link', { name: 'छापण्यासाठी' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(site.mr)
  for (const { reference } of sent) await expect(page.getByRole('table')).toContainText(reference)
  await expectPrintable(page)
  await page.getByRole('link', { name: 'या सूचनेबाबत आलेले सर्व, टपालात' }).click()
  await expect(page).toHaveURL(`${cmsUrl}/admin/inbox?show=open&notice=${id}`)

  await openView(page, `/collections/public-notices/${id}`)
  await expect(page.getByRole('link', { name: 'या सूचनेबाबत आलेले सर्व, टपालात' })).toBeVisible()

  await page.goto(sent[0]?.path ?? '')
  await expect(page.getByRole('main')).toContainText('आशा जोशी, आपली हरकत नोंदवली आहे.')
  await page.goto(sent[1]?.path ?? '')
  await expect(page.getByRole('main')).toContainText('Asha Joshi, your objection is noted.')
})

test('a clerk reads no answers, gets no register and answers nobody', async ({ page }) => {
  const [id] = ids
  await readDeskAs(page, staff.clerk, 'mr')
  await openView(page, `/inbox?show=open&notice=${id}`)
  await expect(page.getByText('अभिप्राय केवळ संपादक व प्रशासक वाचू शकतात.')).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  await expect(page.getByRole('link', { name: '‘आजचे काम’ येथे परत' })).toBeVisible()
  await openView(page, '/mails')
  await page.getByRole('link', { name: '‘आजचे काम’ येथे परत' }).click()
  await expect(page).toHaveURL(`${cmsUrl}/admin`)
  await openView(page, `/collections/public-notices/${id}`)
  await expect(page.getByRole('link', { name: 'या सूचनेबाबत आलेले सर्व, टपालात' })).toHaveCount(0)
  expect((await sendAs(staff.clerk, 'GET', `/notice-register/${id}`)).status).toBe(403)
  expect((await sendAs(staff.clerk, 'POST', `/notice-reply/${id}`, { mr: 'होय' })).status).toBe(403)
})
