import { expect, type Locator, type Page, test } from '@playwright/test'
import { type BothLanguages, inLanguage as textsIn } from '../../apps/site/app/i18n/both-languages.ts'
import member from '../../apps/site/app/i18n/catalogues/elected-member.json' with { type: 'json' }
import feedbackStatus from '../../apps/site/app/i18n/catalogues/feedback-status.json' with { type: 'json' }
import home from '../../apps/site/app/i18n/catalogues/home.json' with { type: 'json' }
import servicePage from '../../apps/site/app/i18n/catalogues/service-page.json' with { type: 'json' }
import tenderState from '../../apps/site/app/i18n/catalogues/tender-state.json' with { type: 'json' }
import today from '../../apps/site/app/i18n/catalogues/today.json' with { type: 'json' }
import { ask, siteUrl } from '../support/council.ts'
import { button, fill } from '../support/feedback-form.ts'
import { openPage, phone, waitForScript } from '../support/reader.ts'
import { inLanguage, type Language, languages } from '../support/site-map.ts'
import { as, desk, hireStaff } from '../support/staff.ts'

const both = <K extends string>(texts: BothLanguages<K>) => ({
  en: textsIn(texts, 'en'),
  mr: textsIn(texts, 'mr'),
})
const said = { home: both(home), member: both(member), service: both(servicePage), today: both(today) }
const state = both(tenderState)
const status = both(feedbackStatus)

/** Of the demo council. */
const minutes = { en: 'Minutes', mr: 'इतिवृत्त' }
const openNow = { en: /Open now/, mr: /सध्या सुरू/ }
const noWater = { en: 'No water in ward 12 tomorrow', mr: 'प्रभाग १२ मध्ये उद्या पाणी येणार नाही' }

/** A reader on a phone who has answered the question about cookies, and how often they have pressed something. */
class Reader {
  taps = 0
  readonly page: Page
  readonly language: Language
  constructor(page: Page, language: Language) {
    this.page = page
    this.language = language
  }
  async tap(what: Locator) {
    this.taps += 1
    await what.click()
  }
  async choose(what: Locator, value: string) {
    this.taps += 1
    await what.selectOption(value)
  }
  /** A task of the home page. */
  task(key: keyof (typeof said.home)['en']) {
    const list = this.page.getByRole('list', { name: said.home[this.language].topTasks })
    return list.getByRole('link', { name: said.home[this.language][key] })
  }
  main = () => this.page.getByRole('main')
  at = (path: string) => inLanguage(path, this.language)
}

/** Starts at home. `most` is how many taps the task may take. */
const within = (most: number, task: string, act: (reader: Reader) => Promise<void>) => {
  for (const language of languages)
    test(`${task}: ${most} taps at most, ${language}`, async ({ page }) => {
      await page.setViewportSize(phone)
      await openPage(page, '/', language)
      const reader = new Reader(page, language)
      await act(reader)
      expect(reader.taps).toBeLessThanOrEqual(most)
    })
}

within(3, 'a hospital that is open now, with its number', async (reader) => {
  await reader.tap(reader.task('taskHospital'))
  const open = reader.main().getByRole('row').filter({ hasText: openNow[reader.language] }).first()
  await expect(open).toBeVisible()
  await expect(open.locator('a[href^="tel:"]').first()).toBeVisible()
})

test.describe('what is planned', () => {
  test.describe.configure({ mode: 'serial' })
  let alert: string | undefined
  test.beforeAll(async () => {
    const { editor } = await hireStaff()
    const day = 24 * 60 * 60 * 1000
    const answer = await ask(desk('/alerts'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...as(editor) },
      body: JSON.stringify({
        text: noWater,
        kind: 'disruption',
        wards: '12',
        start: new Date(Date.now() + day).toISOString(),
        end: new Date(Date.now() + 1.5 * day).toISOString(),
        _status: 'published',
      }),
    })
    expect(answer.status).toBe(201)
    await expect
      .poll(async () => (await ask(`${siteUrl}/api/alerts?lang=mr`)).text(), { timeout: 20_000 })
      .toContain(noWater.mr)
    alert = ((await answer.json()) as { doc: { id: string } }).doc.id
  })
  test.afterAll(async () => {
    const { admin } = await hireStaff()
    await ask(desk(`/alerts/${alert}`), { method: 'DELETE', headers: as(admin) })
  })

  within(2, 'whether there is water tomorrow', async (reader) => {
    await reader.tap(
      reader.main().getByRole('region', { name: said.today[reader.language].title }).getByRole('link'),
    )
    await reader.page.waitForURL(`**${reader.at('/today')}`)
    await expect(reader.main().getByText(noWater[reader.language])).toBeVisible()
  })
})

within(1, 'paying house tax', async (reader) => {
  await expect(reader.task('taskTax')).toBeInViewport()
  await expect(reader.task('taskTax')).toHaveAttribute('href', /^https:\/\/mahaulb\.in\//)
})

within(2, 'fee, days and papers of a birth certificate', async (reader) => {
  await reader.tap(reader.task('taskRecords'))
  await reader.page.waitForURL(`**${reader.at('/services/birth-certificate')}`)
  const { fee, time, bring } = said.service[reader.language]
  for (const fact of [fee, time])
    await expect(reader.main().getByText(fact, { exact: true }).first()).toBeInViewport()
  await expect(reader.main().getByText(bring, { exact: true }).first()).toBeVisible()
})

within(3, 'the number of the ward’s member', async (reader) => {
  await reader.tap(reader.task('taskMember'))
  await reader.choose(reader.main().getByLabel(said.member[reader.language].ward), '12')
  await expect(reader.main().getByRole('heading', { level: 3 })).toHaveCount(1)
  await expect(reader.main().locator('a[href^="tel:"]')).toBeInViewport()
})

within(2, 'whether a tender is closed', async (reader) => {
  await reader.tap(reader.task('taskTenders'))
  await reader.page.waitForURL(`**${reader.at('/tenders')}`)
  await expect(reader.main().getByText(state[reader.language].closed, { exact: true }).nth(1)).toBeVisible()
})

within(4, 'reporting a street light, and what became of it', async (reader) => {
  await reader.tap(reader.task('taskComplaint'))
  await reader.page.waitForURL(`**${reader.at('/contact')}`)
  await waitForScript(reader.page)
  await fill(reader.page)
  await reader.tap(button(reader.page, reader.language))
  await reader.tap(reader.main().locator(`a[href*="/feedback/"]`))
  await reader.page.waitForURL('**/feedback/*')
  await expect(reader.main().getByRole('heading', { name: status[reader.language].state })).toBeVisible()
})

within(4, 'the minutes of the last meeting', async (reader) => {
  const { page, language } = reader
  await reader.tap(page.locator('#menu-button'))
  const about = page
    .locator('#menu')
    .getByRole('button', { name: language === 'en' ? 'About Council' : 'नगरपरिषदेविषयी' })
  await reader.tap(about)
  await reader.tap(page.locator(`#menu a[href="${reader.at('/meetings')}"]`))
  await page.waitForURL(`**${reader.at('/meetings')}`)
  await reader.tap(
    reader.main().locator('li').filter({ hasText: minutes[language] }).getByRole('link').first(),
  )
  await page.waitForURL('**/meetings/*')
  await expect(reader.main().getByText(minutes[language]).first()).toBeVisible()
})

within(2, 'an application form', async (reader) => {
  await reader.tap(reader.task('taskForms'))
  await reader.page.waitForURL(`**${reader.at('/downloads')}`)
  const form = reader.main().getByRole('link').and(reader.page.locator('[href$=".pdf"]')).first()
  await expect(form).toBeVisible()
})

within(3, 'to whom one complains about a late officer', async (reader) => {
  await reader.tap(
    reader
      .main()
      .locator(`a[href="${reader.at('/services')}"]`)
      .first(),
  )
  await reader.page.waitForURL(`**${reader.at('/services')}`)
  await reader.tap(
    reader
      .main()
      .locator(`a[href="${reader.at('/services/birth-certificate')}"]`)
      .first(),
  )
  await expect(reader.main().getByRole('heading', { name: said.service[reader.language].late })).toBeVisible()
  await expect(reader.main().locator('a[href^="mailto:"]').first()).toBeVisible()
})
