import { expect, type Page, test } from '@playwright/test'
import { inLanguage as textsIn } from '../../apps/site/app/i18n/both-languages.ts'
import subscribe from '../../apps/site/app/i18n/catalogues/subscribe.json' with { type: 'json' }
import { councilThatMails } from '../support/council-that-mails.ts'
import { expectNothingCut, phone } from '../support/reader.ts'
import { inLanguage, type Language } from '../support/site-map.ts'
import { expectAccessible } from '../support/visit.ts'

// A council of its own, whose days pass for all of them.
test.describe.configure({ mode: 'default', timeout: 300_000 })
let council: Awaited<ReturnType<typeof councilThatMails>>
test.beforeAll(async () => {
  test.setTimeout(300_000)
  council = await councilThatMails()
  await expect.poll(() => council.hasBegun(), { timeout: 60_000 }).toBe(true)
})
test.afterAll(() => council?.stop())

const words = { en: textsIn(subscribe, 'en'), mr: textsIn(subscribe, 'mr') }
const letters = {
  en: { confirm: 'Please confirm your email address', digest: /^New from the council, \d\d\.\d\d\.\d{4}$/ },
  mr: { confirm: 'कृपया आपल्या ई-मेल पत्त्याची खात्री करा', digest: /^नगरपरिषदेकडून नवीन माहिती, [०-९.]{10}$/ },
}
const title = { en: 'Six trees on Lake Road', mr: 'तलाव रस्त्यावरील सहा झाडे' }

/** The newest mail to an address, when it is there. */
async function mailTo(email: string, number: number) {
  await expect.poll(() => council.mailsTo(email).length, { timeout: 60_000 }).toBe(number)
  const mail = council.mailsTo(email).at(-1)
  if (!mail) throw new Error('No mail came')
  // A long line of the head is folded (RFC 5322).
  const head = mail.raw.slice(0, mail.raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]/g, ' ')
  return { ...mail, head, link: /\S+\/subscription\/[a-z2-7]{26}/.exec(mail.text)?.[0] ?? '' }
}

/** What a mail program does for its one button (RFC 8058): it has no cookies and shows no page. */
const pressOnce = (head: string): Promise<Response> =>
  fetch(/^List-Unsubscribe: <(\S+)>$/m.exec(head)?.[1] ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })

type How = { language: Language; javaScriptEnabled: boolean }

async function expectGood(page: Page, { language, javaScriptEnabled }: How, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expectNothingCut(page, { heading })
  if (javaScriptEnabled) await expectAccessible(page)
}

const journeys = [
  { language: 'en', javaScriptEnabled: true, leaves: 'with one click' },
  { language: 'mr', javaScriptEnabled: true, leaves: 'with one click' },
  { language: 'mr', javaScriptEnabled: false, leaves: 'with the button of the page' },
] as const

for (const { leaves, ...how } of journeys) {
  const { language, javaScriptEnabled } = how
  const said = words[language]
  const letter = letters[language]

  test.describe(`on a phone, ${language}, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled, viewport: phone })

    test(`a resident asks for mails, confirms, changes them, gets one, and leaves ${leaves}`, async ({
      page,
    }, { retry }) => {
      const email = `asha-${language}-${javaScriptEnabled}-${retry}@nadgaon.example`
      await page.addInitScript(() => localStorage.setItem('cookieConsent', 'declined'))
      const main = page.getByRole('main')
      const good = (heading: string) => expectGood(page, how, heading)

      await test.step('asks', async () => {
        // A site that has just started may not know yet that mails can be asked for.
        await expect(async () => {
          await page.goto(council.siteUrl + inLanguage('/subscribe', language))
          await expect(main.getByRole('textbox', { name: said.email })).toBeVisible({ timeout: 2000 })
        }).toPass({ timeout: 60_000 })
        await good(said.title)
        await main.getByRole('textbox', { name: said.email }).fill('asha')
        await main.getByRole('button', { name: said.ask }).click()
        await expect(main.getByRole('alert')).toContainText(said.emailInvalid)
        await good(said.title)
        await main.getByRole('textbox', { name: said.email }).fill(email)
        await main.getByLabel(said.ward).selectOption('12')
        await main.getByRole('button', { name: said.ask }).click()
        await good(said.asked)
        await expect(page.locator('body')).not.toContainText(email)
      })

      const asked = await mailTo(email, 1)
      await test.step('reads the mail, and confirms on the page behind its link', async () => {
        expect(asked.subject).toBe(letter.confirm)
        expect(asked.link).toContain(council.siteUrl + inLanguage('/subscription/', language))
        await page.goto(asked.link)
        await good(said.unconfirmed)
        const topics = main.locator('form').getByRole('listitem')
        await expect(topics).toHaveText([said['topic-alerts'], said['topic-notices']])
        await main.getByRole('button', { name: said.confirm }).click()
        await expect(main.getByRole('status')).toHaveText(said.justConfirmed)
        await good(said.confirmed)
      })

      await test.step('changes what comes', async () => {
        await main.getByLabel(said['topic-alerts']).uncheck()
        await main.getByLabel(said['topic-notices']).uncheck()
        await main.getByRole('button', { name: said.change }).click()
        await expect(main.getByRole('alert')).toContainText(said.topicsRequired)
        await good(said.confirmed)
        await main.getByLabel(said['topic-notices']).check()
        await main.getByLabel(said['topic-meetings']).check()
        await main.getByRole('button', { name: said.change }).click()
        await expect(main.getByRole('status')).toHaveText(said.justChanged)
        await page.goto(asked.link)
        await expect(main.getByLabel(said['topic-alerts'])).not.toBeChecked()
        await expect(main.getByLabel(said['topic-meetings'])).toBeChecked()
        await expect(main.getByLabel(said.ward)).toHaveValue('12')
      })

      const address = `/notices/six-trees-${language}-${javaScriptEnabled}-${retry}`
      const digest = await test.step('gets one mail the next morning', async () => {
        await council.publish('public-notices', { title, link: address, kind: 'general' })
        council.nextDay()
        const mail = await mailTo(email, 2)
        expect(mail.subject).toMatch(letter.digest)
        expect(mail.text).toContain(title[language])
        expect(mail.text).toContain(council.siteUrl + inLanguage(address, language))
        expect(mail.link).toBe(asked.link)
        expect(mail.head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
        return mail
      })

      await test.step(`leaves ${leaves}`, async () => {
        await page.goto(digest.link)
        await good(said.confirmed)
        if (leaves === 'with one click') expect((await pressOnce(digest.head)).status).toBe(200)
        else {
          await main.getByRole('button', { name: said.end }).click()
          await good(said.ended)
        }
        const gone = await page.goto(digest.link)
        expect(gone?.status()).toBe(404)
        await good(said.missing)
        await expect(main.getByRole('link', { name: said.again })).toBeVisible()
      })
    })
  })
}
