import { expect, type Page, test } from '@playwright/test'
import { inLanguage as textsIn } from '../../../apps/site/app/i18n/both-languages.ts'
import home from '../../../apps/site/app/i18n/catalogues/home.json' with { type: 'json' }
import today from '../../../apps/site/app/i18n/catalogues/today.json' with { type: 'json' }
import { desk, holdBack, openPage, phone, words } from '../../support/reader.ts'
import { inLanguage, languages } from '../../support/site-map.ts'

const said = { en: textsIn(home, 'en'), mr: textsIn(home, 'mr') }
const day = { en: textsIn(today, 'en'), mr: textsIn(today, 'mr') }

const boxOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect()
    return { top, bottom, left, right }
  })

/** The tasks that the question about cookies lies upon. */
const coveredTasks = (page: Page, label: string, question: string) =>
  page.evaluate(
    ([list, section]) => {
      const asked = document.querySelector(`section[aria-labelledby="${section}"]`)?.getBoundingClientRect()
      if (!asked) return ['no question']
      return [...document.querySelectorAll(`ul[aria-label="${list}"] a`)].flatMap((task) => {
        const { top, bottom, left, right } = task.getBoundingClientRect()
        const isApart =
          bottom <= asked.top || top >= asked.bottom || right <= asked.left || left >= asked.right
        return isApart ? [] : [task.textContent]
      })
    },
    [label, question] as const,
  )

for (const language of languages) {
  test(`on a phone the search and the tasks come before the picture, within 500 px, ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    await openPage(page, '/', language)
    const tasks = await boxOf(page, `ul[aria-label="${said[language].topTasks}"]`)
    const search = await boxOf(page, 'main search')
    const picture = await boxOf(page, 'main section[aria-roledescription]')
    expect(tasks.bottom).toBeLessThanOrEqual(500)
    expect(search.bottom).toBeLessThanOrEqual(tasks.top)
    expect(picture.top).toBeGreaterThanOrEqual(tasks.bottom)
  })

  for (const window of [{ width: 360, height: 640 }, phone, desk])
    test(`the question about cookies lies over no task, ${window.width} × ${window.height}, ${language}`, async ({
      page,
    }) => {
      await page.setViewportSize(window)
      await openPage(page, '/', language, 'none yet')
      const question = page.getByRole('region', { name: words[language].cookieTitle })
      const name = (await question.getAttribute('aria-labelledby')) ?? ''
      expect(await coveredTasks(page, said[language].topTasks, name)).toEqual([])
      const answers = await question
        .getByRole('button')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().y))
      expect(new Set(answers).size).toBe(1)
    })

  test(`home says in a line how the town is today, and leads to all of it, ${language}`, async ({ page }) => {
    await page.setViewportSize(phone)
    await openPage(page, '/', language)
    const line = page.getByRole('region', { name: day[language].title })
    for (const service of ['water', 'streetLights', 'waste'] as const)
      await expect(line).toContainText(day[language][service])
    // The style comes with the document, though no script of the page imports what writes the line.
    await expect(line.getByRole('list')).toHaveCSS('display', 'flex')
    // Reached by a link, where the document has no such line.
    await page.locator('footer').getByRole('link', { name: words[language].contact, exact: true }).click()
    await page.waitForURL(`**${inLanguage('/contact', language)}`)
    await page.goBack()
    await expect(line).toContainText(day[language].limited)
    await line.getByRole('link').click()
    await expect(page).toHaveURL(inLanguage('/today', language))
  })
}

test('the banner goes on to a picture only when it is there', async ({ page }) => {
  await page.setViewportSize(desk)
  const line = holdBack()
  const asked = holdBack()
  await page.route(/hero-(?!lake)/, async (route) => {
    asked.release()
    await line.held
    await route.continue()
  })
  await openPage(page, '/', 'en')
  const shown = page.locator('main section[aria-roledescription] li:not([aria-hidden])')
  await page.locator('main fieldset').first().getByRole('button', { name: 'next' }).click()
  await asked.held
  expect(await shown.evaluate((item) => item.matches(':first-child'))).toBe(true)
  line.release()
  await expect.poll(() => shown.evaluate((item) => item.matches(':nth-child(2)'))).toBe(true)
})
