import { expect, type Page, test } from '@playwright/test'
import { buttonsIn, deadLinks, linksOf, notIn, refusalsOf } from '../support/clerk.ts'
import { openView, readDeskAs } from '../support/desk-views.ts'
import { type Language, languages } from '../support/site-map.ts'
import { as, desk, hireStaff, type Role } from '../support/staff.ts'

// One login of each role for all of them: logins are limited.
test.describe.configure({ mode: 'default', timeout: 120_000 })
test.use({ actionTimeout: 20_000 })
let tokens: Record<Role, string>
let published: number
let own: number
test.beforeAll(async () => {
  tokens = await hireStaff()
  published = await newPond('editor', { _status: 'published' })
  await send('PATCH', `/ponds/${published}?draft=true`, 'clerk', {
    name: { en: 'A changed pond', mr: 'बदललेला तलाव' },
  })
  own = await newPond('clerk')
})

type Answer = { doc: { id: number; _status: string; deletedAt?: string | null } }

async function send(method: string, path: string, role: Role, body?: object): Promise<Answer> {
  const response = await fetch(desk(path), {
    method,
    headers: { 'content-type': 'application/json', ...as(tokens[role]) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  expect(response.status).toBeLessThan(300)
  return (await response.json()) as Answer
}

const newPond = async (role: Role, body: object = {}): Promise<number> => {
  const name = { en: `Pond ${Date.now()}`, mr: `तलाव ${Date.now()}` }
  const query = role === 'clerk' ? '?draft=true' : ''
  return (await send('POST', `/ponds${query}`, role, { name, ...body })).doc.id
}

const names: Record<
  Language,
  Record<'draft' | 'send' | 'restore' | 'delete' | 'bringBack' | 'move' | 'edit', string>
> = {
  en: {
    draft: 'Save Draft',
    send: 'Send for approval',
    restore: 'Restore as draft',
    delete: 'Delete',
    bringBack: 'Restore',
    move: 'Move',
    edit: 'Edit',
  },
  mr: {
    draft: 'मसुदा जतन करा',
    send: 'मंजुरीसाठी पाठवा',
    restore: 'मसुदा म्हणून परत आणा',
    delete: 'हटवा',
    bringBack: 'परत आणा',
    move: 'क्रम बदला',
    edit: 'संपादन',
  },
}

const pond = (id: number) => `/collections/ponds/${id}`
const dots = (page: Page) => page.locator('.doc-controls__popup .popup-button').first()

/** What only those who publish may press, by Payload's own marks. */
const forbidden = (page: Page) =>
  page
    .locator('#action-save, #action-unpublish, #action-revert-to-published, #action-permanently-delete')
    .or(page.locator('.edit-many__publish, .restore-button__checkbox, .restore-version .popup-button'))
    .filter({ visible: true })

for (const language of languages) {
  const name = names[language]

  test(`a clerk is led to nothing that is not for her, in ${language}`, async ({ page }) => {
    await readDeskAs(page, tokens.clerk, language)
    const refusals = refusalsOf(page)
    const links: string[] = []
    for (const view of [
      '',
      '/collections/ponds',
      pond(published),
      `${pond(published)}/versions`,
      '/approvals',
      '/account',
    ]) {
      await openView(page, view)
      links.push(...(await linksOf(page)))
    }
    expect(links.length).toBeGreaterThan(50)
    expect(await deadLinks(links, tokens.clerk)).toEqual([])
    expect(refusals).toEqual([])
  })

  test(`a clerk can save and send, and not publish, revert or delete what is public, in ${language}`, async ({
    page,
  }) => {
    await readDeskAs(page, tokens.clerk, language)
    await openView(page, pond(published))
    const bar = page.locator('.doc-controls')
    await expect(bar.getByRole('button', { name: name.draft })).toBeVisible()
    await expect(bar.getByRole('button', { name: name.send })).toBeVisible()
    expect(notIn(language, await buttonsIn(bar))).toEqual([])
    await dots(page).click()
    await expect(page.locator('#action-duplicate')).toBeVisible()
    await expect(page.locator('#action-delete')).toHaveCount(0)
    await expect(forbidden(page)).toHaveCount(0)
    await page.keyboard.press('Escape')
    // Nor is there one that the Tab key finds.
    const hidden = page.locator('#action-revert-to-published')
    if ((await hidden.count()) > 0) {
      await hidden.focus({ timeout: 1000 }).catch(() => undefined)
      await expect(hidden).not.toBeFocused()
    }
  })
}

test('a clerk restores an older version as a draft, and what residents read stays', async ({ page }) => {
  const [name, refusals] = [names.mr, refusalsOf(page)]
  await readDeskAs(page, tokens.clerk, 'mr')
  for (const id of [published, own]) {
    await openView(page, `${pond(id)}/versions`)
    await page.locator('.desk-versions tbody a').last().click()
    await expect(forbidden(page)).toHaveCount(0)
    await page.locator('.restore-version').getByRole('button', { name: name.restore }).click()
    const answer = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().includes('/versions/'),
    )
    await page.locator('#restore-version').getByRole('button', { name: name.bringBack, exact: true }).click()
    expect((await answer).status()).toBe(200)
    await page.waitForURL(`**${pond(id)}`)
  }
  expect(refusals).toEqual([])
  const stored = async (id: number) => {
    const response = await fetch(desk(`/ponds/${id}`), { headers: as(tokens.editor) })
    return ((await response.json()) as { _status: string })._status
  }
  expect([await stored(published), await stored(own)]).toEqual(['published', 'draft'])
})

test('a clerk removes her own never published draft, and takes it out of the trash again', async ({
  page,
}) => {
  const [name, refusals, id] = [names.mr, refusalsOf(page), await newPond('clerk')]
  await readDeskAs(page, tokens.clerk, 'mr')
  await openView(page, pond(id))
  await dots(page).click()
  await page.locator('#action-delete').click()
  await expect(page.locator('.delete-document__checkbox, #delete-forever')).toHaveCount(0)
  await page.locator(`#delete-${id}`).getByRole('button', { name: name.delete, exact: true }).click()
  await page.waitForURL('**/collections/ponds')
  await openView(page, `/collections/ponds/trash/${id}`)
  await expect(page.locator('#action-permanently-delete')).toHaveCount(0)
  await page.locator('#action-restore').click()
  await expect(forbidden(page)).toHaveCount(0)
  await page.locator(`#restore-${id}`).getByRole('button', { name: name.bringBack, exact: true }).click()
  await page.waitForURL(`**${pond(id)}`)
  expect(refusals).toEqual([])
  const response = await fetch(desk(`/ponds/${id}?draft=true`), { headers: as(tokens.clerk) })
  expect(await response.json()).toMatchObject({ _status: 'draft', deletedAt: null })
})

test('a clerk moves a record in its list by keyboard, as a draft', async ({ page }) => {
  await readDeskAs(page, tokens.clerk, 'mr')
  await openView(page, '/collections/ponds')
  const refusals = refusalsOf(page)
  const rows = page.locator('.collection-list tbody tr')
  const second = await rows.nth(1).locator('.cell-listedAs').innerText()
  const handle = rows.first().getByRole('button', { name: new RegExp(`^${names.mr.move}`) })
  // In a low window the next row stands below its middle, where the library scrolls instead of moving.
  await page.setViewportSize({ width: 1366, height: 625 })
  await handle.focus()
  await page.keyboard.press('Space')
  // What a screen reader says, in the reader's language.
  await expect(page.getByRole('status').filter({ hasText: /^नोंद हलवली$/ })).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await expect(rows.nth(1)).toHaveAttribute('style', /translate3d\(0px, -[1-9]/)
  const answer = page.waitForResponse((response) => response.url().includes('/reorder'), { timeout: 30_000 })
  await page.keyboard.press('Space')
  expect((await answer).status()).toBe(200)
  await expect(rows.first().locator('.cell-listedAs')).toHaveText(second)
  expect(refusals).toEqual([])
})

test('of many records a clerk saves drafts, and publishes, withdraws or deletes none that are public', async ({
  page,
}) => {
  await readDeskAs(page, tokens.clerk, 'mr')
  await openView(page, `/collections/ponds?where[id][equals]=${published}`)
  const refusals = refusalsOf(page)
  await page.locator('tbody input[type="checkbox"]').first().check({ force: true })
  const actions = page.locator('.list-selection')
  await expect(actions.getByRole('button')).not.toHaveCount(0)
  expect(await buttonsIn(actions)).toEqual([names.mr.edit, names.mr.delete])

  await actions.getByRole('button', { name: names.mr.edit }).click()
  const drawer = page.getByRole('dialog').filter({ has: page.locator('.edit-many__main') })
  await drawer.getByRole('combobox').click()
  await page.locator('.rs__option').filter({ hasText: 'मराठी' }).first().click()
  await drawer.locator('#field-name__mr').fill('एकत्र बदललेला तलाव')
  await expect(forbidden(page)).toHaveCount(0)
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await drawer.locator('.edit-many__draft').click()
  expect((await saved).status()).toBe(200)
  const response = await fetch(desk(`/ponds/${published}`), { headers: as(tokens.editor) })
  const { name, _status } = (await response.json()) as { name: { mr: string }; _status: string }
  expect(_status).toBe('published')
  expect(name.mr).not.toBe('एकत्र बदललेला तलाव')
  expect(refusals).toEqual([])
})

test('a clerk reads a file and changes nothing of it', async ({ page }) => {
  const { docs } = (await (
    await fetch(desk('/media?limit=1&depth=0'), { headers: as(tokens.clerk) })
  ).json()) as { docs: { id: number }[] }
  await readDeskAs(page, tokens.clerk, 'mr')
  await openView(page, `/collections/media/${docs[0]?.id}`)
  await expect(page.locator('#field-alt__mr')).toBeDisabled()
  await expect(page.locator('#action-save, #action-delete')).toHaveCount(0)
})
