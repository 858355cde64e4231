import { expect, type Page, test } from '@playwright/test'
import { cmsUrl } from '../support/council.ts'
import { readDeskAs } from '../support/desk-views.ts'
import { as, desk, hireStaff, type Role } from '../support/staff.ts'
import { expectAccessible } from '../support/visit.ts'

// One login of each role for all of them: logins are limited.
test.describe.configure({ mode: 'default', timeout: 300_000 })
let tokens: Record<Role, string>
test.beforeAll(async () => {
  tokens = await hireStaff()
})

async function send(path: string, role: Role, body: object, method = 'POST') {
  const response = await fetch(desk(path), {
    method,
    headers: { 'content-type': 'application/json', ...as(tokens[role]) },
    body: JSON.stringify(body),
  })
  return (await response.json()) as { id: number; doc: { id: number } }
}

/** Requests of a clerk, each with one pond. */
async function sent(names: readonly string[]): Promise<number[]> {
  const records: number[] = []
  for (const name of names) {
    const { doc } = await send('/ponds?draft=true', 'clerk', { name: { en: name, mr: name } })
    await send('/approvals/send', 'clerk', { records: [{ list: 'ponds', record: doc.id }] })
    records.push(doc.id)
  }
  return records
}

const cardOf = (page: Page, name: string) => page.getByRole('article', { name })
const topOf = (page: Page, name: string): Promise<number> =>
  cardOf(page, name).evaluate((card) => Math.round(card.getBoundingClientRect().top + window.scrollY))
const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

const said = {
  mr: {
    tick: 'इतरांसह मंजुरीसाठी निवडा',
    press: '२ एकत्र मंजूर करून प्रसिद्ध करा',
    pressNone: '० एकत्र मंजूर करून प्रसिद्ध करा',
    done: '१ विनंती मंजूर करून प्रसिद्ध केली',
    why: 'दाखवल्यानंतर मजकूर बदलला आहे',
    undo: 'निर्णय मागे घ्या',
    approve: 'मंजूर करून प्रसिद्ध करा',
  },
  en: {
    tick: 'Approve together with others',
    press: 'Approve and publish 2 together',
    pressNone: 'Approve and publish 0 together',
    done: '1 request approved and published',
    why: 'The text has been changed since it was shown',
    undo: 'Undo',
    approve: 'Approve and publish',
  },
} as const

for (const [language, width] of [
  ['mr', 360],
  ['en', 1366],
] as const)
  test(`requests are ticked and approved together by keyboard, in ${language} at ${width} px, and no card moves`, async ({
    page,
  }) => {
    const words = said[language]
    const names = ['good', 'changed', 'left'].map((which) => `Pond ${which} ${language} ${Date.now()}`)
    const [good = '', changed = '', left = ''] = names
    const [, record] = await sent(names)
    await page.setViewportSize({ width, height: 740 })
    await readDeskAs(page, tokens.editor, language)
    await page.goto(`${cmsUrl}/admin/approvals`)
    const none = page.getByRole('button', { name: words.pressNone })
    await expect(none).toBeDisabled()
    await expect(none).toBeInViewport()
    for (const name of [good, changed]) {
      const tick = cardOf(page, name).getByRole('checkbox', { name: words.tick })
      await expect(tick).toBeEnabled()
      await tick.focus()
      await page.keyboard.press('Space')
      await expect(tick).toBeChecked()
    }
    await expectAccessible(page)
    expect(await sideways(page)).toBeLessThanOrEqual(0)
    const before = await topOf(page, left)
    // Meanwhile the clerk writes on.
    await send(`/ponds/${record}?draft=true`, 'clerk', { name: { en: 'Written on' } }, 'PATCH')
    const press = page.getByRole('button', { name: words.press })
    await press.focus()
    await page.keyboard.press('Enter')
    const status = page.getByRole('status').filter({ hasText: words.done })
    await expect(status).toBeFocused()
    expect(await topOf(page, left)).toBe(before)
    await expect(cardOf(page, good).getByRole('button', { name: words.undo })).toBeVisible()
    await expect(cardOf(page, good).getByRole('checkbox')).toHaveCount(0)
    const refused = page.getByRole('listitem').filter({ hasText: words.why })
    await expect(refused.getByRole('link', { name: changed })).toBeVisible()
    await expect(cardOf(page, left).getByRole('checkbox')).not.toBeChecked()
    await expectAccessible(page)
    expect(await sideways(page)).toBeLessThanOrEqual(0)
    await cardOf(page, good).getByRole('button', { name: words.undo }).click()
    await expect(cardOf(page, good).getByRole('button', { name: words.approve, exact: true })).toBeVisible()
    await expect(cardOf(page, good).getByRole('checkbox', { name: words.tick })).not.toBeChecked()
  })
