import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { inLanguage as textsIn } from '../../apps/site/app/i18n/both-languages.ts'
import lines from '../../apps/site/app/i18n/catalogues/event-lines.json' with { type: 'json' }
import events from '../../apps/site/app/i18n/catalogues/events.json' with { type: 'json' }
import { inLanguage, languages } from '../support/site-map.ts'

const camp = { en: 'Vaccination of children', mr: 'बालकांचे लसीकरण' }
const rule = {
  en: /Every Wednesday, 9:30.AM – 1:00.PM, until 29\.09\.2027/,
  mr: /दर बुधवारी, सकाळी.९:३० – दुपारी.१:००, शेवटचा दिनांक २९\.०९\.२०२७/,
}
const ward = { en: 'Wards 11, 12, 13', mr: 'प्रभाग ११, १२, १३' }
const summary = { en: 'SUMMARY;LANGUAGE=en:Vaccination of children', mr: 'SUMMARY;LANGUAGE=mr:बालकांचे लसीकरण' }

for (const language of languages)
  for (const javaScriptEnabled of [true, false])
    test.describe(`on a phone, ${language}, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
      test.use({ javaScriptEnabled, viewport: { width: 360, height: 740 } })
      const words = { ...textsIn(lines, language), ...textsIn(events, language) }
      const { upcoming, all } = textsIn(lines, language)

      test('a camp in my ward is found, and added to the calendar', async ({ page }) => {
        await page.goto(inLanguage('/ward/12', language))
        const main = page.getByRole('main')
        await expect(main.getByRole('heading', { name: upcoming, exact: true })).toBeVisible()
        await main.getByRole('link', { name: camp[language] }).click()
        await expect(page).toHaveURL(/\/events\/\d+$/)
        await expect(page.getByRole('heading', { level: 1, name: camp[language] })).toBeVisible()
        await expect(main.getByText(rule[language])).toBeVisible()
        await expect(main.getByText(ward[language])).toBeVisible()
        const coming = page.waitForEvent('download')
        await main.getByRole('link', { name: words.calendar, exact: true }).click()
        const file = await readFile(await (await coming).path(), 'utf8')
        expect(file).toContain(summary[language])
        expect(file).toContain('DTSTART;TZID=Asia/Kolkata:20261007T093000')
        expect(file).toMatch(/RRULE:FREQ=WEEKLY;BYDAY=WE;UNTIL=20270929T182959Z/)
      })

      test('from the ward to all events, and to those of one kind', async ({ page }) => {
        await page.goto(inLanguage('/ward/12', language))
        const main = page.getByRole('main')
        await main.getByRole('link', { name: all }).click()
        await expect(page).toHaveURL(/\/events$/)
        await main
          .getByRole('navigation', { name: words.kinds })
          .getByRole('link', { name: words.camp, exact: true })
          .click()
        await expect(page).toHaveURL(/\/events\?kind=camp$/)
        await expect(main.getByRole('link', { name: camp[language] })).toBeVisible()
        await expect(
          main.getByRole('link', { name: words.calendarOfKind.replace('{{kind}}', words.camp) }),
        ).toHaveAttribute('href', `/feeds/events/camp.${language}.ics`)
        const hearings = main
          .getByRole('navigation', { name: words.kinds })
          .getByRole('link', { name: words.hearing, exact: true })
        await hearings.click()
        await expect(main.getByRole('link', { name: camp[language] })).toHaveCount(0)
      })
    })
