import { expect, type Page, test } from '@playwright/test'
import { openView, readDeskAs } from '../support/desk-views.ts'
import { as, desk, hireStaff } from '../support/staff.ts'

type Video = { id: number; url: string; description: { en: string; mr: string } }

const words = {
  en: {
    refused: 'This was changed after you opened it',
    title: 'Changed meanwhile',
    goOn: 'Take the other changes, keep my text',
    goneOn: 'The form has both now',
    take: 'Take what is stored',
  },
  mr: {
    refused: 'उघडल्यानंतर यात बदल झाला आहे',
    title: 'दरम्यान झालेले बदल',
    goOn: 'इतरांचे बदल घ्या, माझा मजकूर ठेवा',
    goneOn: 'आता अर्जात दोन्ही आहे',
    take: 'जतन असलेले घ्या',
  },
} as const

const field = (page: Page, name: string) => page.locator(`#field-description__${name}`)

for (const language of ['mr', 'en'] as const)
  test(`of two tabs of one account the second save keeps both texts, ${language}`, async ({
    context,
    page,
  }) => {
    const { editor } = await hireStaff()
    const headers = { 'content-type': 'application/json', ...as(editor) }
    const created = await fetch(desk('/videos?draft=true'), {
      method: 'POST',
      headers,
      body: JSON.stringify({
        description: { en: 'Before', mr: 'आधीचे' },
        url: 'https://www.youtube.com/watch?v=aaaaaaaaaaa',
      }),
    })
    const { id } = ((await created.json()) as { doc: Video }).doc
    const stored = async () =>
      (await (await fetch(desk(`/videos/${id}?draft=true&depth=0`), { headers })).json()) as Video
    try {
      const own = words[language]
      await readDeskAs(page, editor, language)
      await openView(page, `/collections/videos/${id}`)
      await field(page, 'mr').fill('माझा मजकूर')
      const other = await context.newPage()
      await openView(other, `/collections/videos/${id}`)
      await field(other, 'mr').fill('त्यांचा मजकूर')
      await field(other, 'en').fill('Their text')
      await other.locator('#action-save-draft').click()
      await expect.poll(async () => (await stored()).description.en).toBe('Their text')

      await page.locator('#action-save-draft').click()
      await expect(page.getByRole('alert').filter({ hasText: own.refused })).toBeVisible()
      expect((await stored()).description).toMatchObject({ en: 'Their text', mr: 'त्यांचा मजकूर' })
      const panel = page.getByRole('region', { name: own.title })
      await expect(panel).toContainText('Their text')
      await expect(panel).toContainText('त्यांचा मजकूर')
      await expect(panel).toContainText('माझा मजकूर')
      await expect(field(page, 'mr')).toHaveValue('माझा मजकूर')

      await panel.getByRole('button', { name: own.goOn }).click()
      await expect(panel).toContainText(own.goneOn)
      await expect(field(page, 'en')).toHaveValue('Their text')
      await expect(field(page, 'mr')).toHaveValue('माझा मजकूर')
      await expect(panel.getByRole('button', { name: own.take })).toHaveCount(1)
      await page.locator('#action-save-draft').click()
      await expect
        .poll(async () => (await stored()).description)
        .toMatchObject({ en: 'Their text', mr: 'माझा मजकूर' })
      await expect(panel).toHaveCount(0)

      // The same tab goes on without a question.
      await field(page, 'en').fill('Once more')
      await page.locator('#action-save-draft').click()
      await expect.poll(async () => (await stored()).description.en).toBe('Once more')
      await other.close()
    } finally {
      const body = JSON.stringify({ deletedAt: new Date().toISOString() })
      await fetch(desk(`/videos/${id}`), { method: 'PATCH', headers, body })
    }
  })

for (const language of ['mr', 'en'] as const)
  test(`a version that is restored from an old page writes over nothing, and says why, ${language}`, async ({
    page,
  }) => {
    const { editor } = await hireStaff()
    const headers = { 'content-type': 'application/json', ...as(editor) }
    const save = async (path: string, method: string, en: string) => {
      const body = { description: { en, mr: en }, url: 'https://www.youtube.com/watch?v=aaaaaaaaaaa' }
      const answer = await fetch(desk(path), { method, headers, body: JSON.stringify(body) })
      return ((await answer.json()) as { doc: Video }).doc
    }
    const { id } = await save('/videos?draft=true', 'POST', 'The first text')
    const address = `/videos/${id}`
    const found = await fetch(desk(`/videos/versions?where[parent][equals]=${id}&depth=0`), { headers })
    const { docs } = (await found.json()) as { docs: { id: number }[] }
    await save(`${address}?draft=true`, 'PATCH', 'The second text')
    try {
      await readDeskAs(page, editor, language)
      await openView(page, `/collections/videos/${id}/versions/${docs[0]?.id}`)
      await save(`${address}?draft=true`, 'PATCH', 'By another')
      await page.locator('.restore-version button').first().click()
      await page.locator('#confirm-action').click()
      await expect(page.getByRole('alert').filter({ hasText: words[language].refused })).toBeVisible()
      const stored = await fetch(desk(`${address}?draft=true&depth=0`), { headers })
      expect(((await stored.json()) as Video).description.en).toBe('By another')
    } finally {
      const body = JSON.stringify({ deletedAt: new Date().toISOString() })
      await fetch(desk(address), { method: 'PATCH', headers, body })
    }
  })
