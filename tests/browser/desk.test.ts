import { expect, type Page, type Request, test } from '@playwright/test'
import { cmsUrl } from '../support/council.ts'
import { openView, readDeskAs } from '../support/desk-views.ts'
import { phone } from '../support/reader.ts'
import { as, desk, hireStaff, password, type Role } from '../support/staff.ts'

// One login of each role for all of them: logins are limited.
test.describe.configure({ mode: 'default' })
let tokens: Record<Role, string>
test.beforeAll(async () => {
  tokens = await hireStaff()
})

const logInAs = (page: Page, role: Role): Promise<void> => readDeskAs(page, tokens[role], 'en')

async function newWard(role: Role, name: string, query = '?draft=true'): Promise<number> {
  const response = await fetch(desk(`/wards${query}`), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...as(tokens[role]) },
    body: JSON.stringify({ number: '91', name: { en: name, mr: 'प्रभाग' } }),
  })
  return ((await response.json()) as { doc: { id: number } }).doc.id
}

const address = (id: number) => `${cmsUrl}/admin/collections/wards/${id}`
const name = (page: Page) => page.locator('#field-name__en')

/** A closed tab asks nothing in a test. */
const leaveAnyway = (page: Page) => page.on('dialog', (dialog) => dialog.accept())

const keptTexts = (page: Page) =>
  page.evaluate(() => Object.keys(window.localStorage).filter((key) => key.startsWith('desk-unsaved:')))

/** Types until the page's script is there and has kept it. */
const typeUnsaved = (page: Page, text: string, field = name(page)): Promise<void> =>
  expect(async () => {
    await field.fill(text)
    await page.waitForFunction(
      (typed) => Object.values(window.localStorage).some((value) => String(value).includes(typed)),
      text,
      { timeout: 3000 },
    )
  }).toPass()

test('the login is filled in by password managers and takes what is pasted', async ({ page }) => {
  await page.goto(`${cmsUrl}/admin/login`)
  const email = page.locator('input[name=email]')
  const word = page.locator('input[name=password]')
  await expect(email).toHaveAttribute('autocomplete', 'email')
  await expect(word).toHaveAttribute('autocomplete', 'current-password')
  await expect(word).toHaveAttribute('type', 'password')
  await email.fill('a pasted text')
  await email.press('ControlOrMeta+A')
  await email.press('ControlOrMeta+C')
  await word.press('ControlOrMeta+V')
  await expect(word).toHaveValue('a pasted text')
})

test('the labels of a form are in the language of its reader, whoever opened it before', async ({ page }) => {
  for (const [language, label] of [
    ['mr', 'दिनांक'],
    ['en', 'Day'],
    ['mr', 'दिनांक'],
  ] as const) {
    await readDeskAs(page, tokens.editor, language)
    await openView(page, '/collections/holidays/create')
    await expect(page.locator('.field-type.date-time-field .field-label').first()).toContainText(label)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('all that can be done with chosen records is in reach, and no bar is there before', async ({
    page,
  }) => {
    await readDeskAs(page, tokens.editor, 'mr')
    await openView(page, '/collections/public-notices')
    const bar = page.locator('.collection-list__list-selection')
    await expect(bar).toBeHidden()
    await page.locator('tbody input[type="checkbox"]').first().check({ force: true })
    await expect(bar).toBeVisible()
    await expect(bar).not.toContainText(':')
    const buttons = await bar.getByRole('button').all()
    expect(buttons.length).toBeGreaterThan(3)
    for (const button of buttons) await expect(button).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
  })
})

test('publishing at once after typing keeps the mark of the wrong field', async ({ page }) => {
  await logInAs(page, 'editor')
  await page.goto(`${cmsUrl}/admin/collections/electric-contacts/create`)
  await typeUnsaved(page, 'Lamps', page.locator('#field-description__en'))
  const open = new Set<Request>()
  page.on('request', (request) => request.method() === 'POST' && open.add(request))
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => open.delete(request))
  await page.locator('#field-mobile').fill('no number')
  await page.locator('#action-save').click()
  await expect(page.locator('.refusals')).toContainText('phone number')
  // Answers about the typing come after the refusal, and must not take the mark away.
  await expect.poll(() => open.size).toBe(0)
  await expect(page.locator('.field-type.error:has(#field-mobile)')).toBeVisible()
  await expect(page.locator('#field-mobile')).toBeFocused()
  await expect(page.getByRole('button', { name: 'Add new' })).not.toHaveCount(0)
  expect(await page.content()).not.toContain('[object Object]')
})

test('text that was not saved is there after the tab was closed, and gone when it is saved or after a logout', async ({
  page,
}) => {
  leaveAnyway(page)
  await logInAs(page, 'clerk')
  const id = await newWard('clerk', 'Before')
  await page.goto(address(id))
  await typeUnsaved(page, 'Typed and not saved')
  await page.goto(address(id))
  await page.getByRole('button', { name: 'Put it back' }).click()
  await expect(name(page)).toHaveValue('Typed and not saved')
  await page.locator('#action-save-draft').click()
  await expect(page.locator('.toast-success')).toBeVisible()
  await expect.poll(() => keptTexts(page)).toEqual([])
  await typeUnsaved(page, 'Typed again')
  await page.goto(`${cmsUrl}/admin/logout`)
  await expect.poll(() => keptTexts(page)).toEqual([])
  tokens = await hireStaff()
})

test('a session that ends asks for the password in place, and what was typed stays', async ({ page }) => {
  test.setTimeout(180_000)
  // The first answer about the session says that it ends in two minutes, when the desk asks.
  await page.route(
    '**/cms-api/users/me',
    async (route) => {
      const me = (await (await fetch(desk('/users/me'), { headers: as(tokens.clerk) })).json()) as object
      await route.fulfill({ json: { ...me, exp: Math.floor(Date.now() / 1000) + 126 } })
    },
    { times: 1 },
  )
  await logInAs(page, 'clerk')
  await page.goto(address(await newWard('clerk', 'Before')))
  await typeUnsaved(page, 'Typed before the end')
  const dialog = page.getByRole('dialog', { name: 'Your session ends soon' })
  await expect(dialog).toBeVisible()
  await page.context().clearCookies({ name: 'payload-token' })
  await dialog.getByLabel('Password').fill(password)
  // Logins of one client are limited: somebody who is asked to wait tries again.
  await expect(async () => {
    await dialog.getByRole('button', { name: 'Go on' }).click()
    await expect(dialog).toBeHidden({ timeout: 5000 })
  }).toPass({ timeout: 90_000 })
  await expect(name(page)).toHaveValue('Typed before the end')
  await page.locator('#action-save-draft').click()
  await expect(page.locator('.toast-success')).toBeVisible()
  tokens = await hireStaff()
})

test('who opens a record that a colleague is writing reads the name, and the colleague’s text stays when it is taken over', async ({
  browser,
  page,
}) => {
  leaveAnyway(page)
  await logInAs(page, 'editor')
  const id = await newWard('clerk', 'Before')
  await page.goto(address(id))
  await typeUnsaved(page, 'The editor writes')
  const other = await browser.newContext()
  const clerk = await other.newPage()
  await logInAs(clerk, 'clerk')
  await expect
    .poll(async () => {
      await clerk.goto(address(id))
      return clerk
        .locator('#document-locked')
        .textContent({ timeout: 5000 })
        .catch(() => '')
    })
    .toContain('editor')
  await expect(clerk.locator('#document-locked')).toContainText(/\d{2}\.\d{2}\.\d{4}, \d{2}:\d{2}/)
  await clerk.locator('#document-locked-take-over').click()
  await other.close()
  await page.goto(address(id))
  await expect(page.getByText('Text that was not saved')).toBeVisible()
})

test('the dialog that asks before a record is deleted says where it is used, with a link', async ({
  page,
}) => {
  await logInAs(page, 'editor')
  const post = async (list: string, body: object) =>
    (
      (await (
        await fetch(desk(`/${list}?draft=true`), {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...as(tokens.editor) },
          body: JSON.stringify(body),
        })
      ).json()) as { doc: { id: number } }
    ).doc.id
  const department = await post('departments', { name: { en: 'Used department' } })
  const ward = await post('wards', { number: '92', name: { en: 'Its ward' }, record: { owner: department } })
  await page.goto(`${cmsUrl}/admin/collections/departments/${department}`)
  await page.locator('.doc-controls__popup button').first().click()
  await page.locator('#action-delete').click()
  const dialog = page.locator(`#delete-${department}`)
  await expect(dialog.getByRole('link', { name: 'Its ward' })).toHaveAttribute(
    'href',
    `/admin/collections/wards/${ward}`,
  )
  await expect(dialog.locator('#confirm-action')).toBeHidden()
})
