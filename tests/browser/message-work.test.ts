import { randomInt } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { api, ask } from '../support/council.ts'
import { openView, readDeskAs } from '../support/desk-views.ts'
import { hireStaff, type Role, sendAs } from '../support/staff.ts'
import { expectAccessible } from '../support/visit.ts'

test.describe.configure({ mode: 'default' })

const words = {
  en: {
    work: 'Notes and answers',
    person: 'Who looks after it',
    giveToPerson: 'Give to this person',
    given: 'Given to',
    note: 'Note (staff only)',
    addNote: 'Add the note',
    noteAdded: 'Note added',
    begin: 'Begin with',
    below: 'The text stands below your own',
    answer: 'Answer',
    give: /^Give this answer/,
    answered: /^Answer given/,
  },
  mr: {
    work: 'टिपणे व उत्तरे',
    person: 'कोणाकडे आहे',
    giveToPerson: 'यांच्याकडे सोपवा',
    given: 'यांच्याकडे सोपवला',
    note: 'टिपण (केवळ कर्मचाऱ्यांसाठी)',
    addNote: 'टिपण जोडा',
    noteAdded: 'टिपण जोडले',
    begin: 'नमुन्याने सुरुवात',
    below: 'निवडलेला नमुना आपल्या मजकुराखाली जोडला आहे',
    answer: 'उत्तर',
    give: /^हे उत्तर द्या/,
    answered: /^उत्तर दिले/,
  },
} as const

const mark = randomInt(10_000, 99_999)
const template = { name: `Thanks ${mark}`, text: { en: 'Thank you.', mr: 'धन्यवाद.' } }
let tokens: Record<Role, string>
let templateId = 0
const messages: number[] = []

async function newMessage(): Promise<number> {
  const body = {
    ...{ name: 'Kavita', mobile: '0251-555-0140', email: 'kavita@sahyanagar.example' },
    ...{ subject: `पथदिवा ${mark}`, feedback: 'पथदिवा बंद आहे.' },
  }
  const sent = await ask(api('/contact-us'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': `work-${mark}-${messages.length}` },
    body: JSON.stringify(body),
  })
  const { contactId } = (await sent.json()) as { contactId: string }
  const found = await sendAs(tokens.admin, 'GET', `/feedback?where[reference][equals]=${contactId}&depth=0`)
  const [message] = ((await found.json()) as { docs: { id: number }[] }).docs
  messages.push(message?.id ?? 0)
  return message?.id ?? 0
}

test.beforeAll(async () => {
  tokens = await hireStaff()
  const made = await sendAs(tokens.admin, 'POST', '/answer-templates', template)
  templateId = ((await made.json()) as { doc: { id: number } }).doc.id
})
test.afterAll(async () => {
  await sendAs(tokens.admin, 'DELETE', `/answer-templates/${templateId}`)
  for (const id of messages) await sendAs(tokens.admin, 'DELETE', `/feedback/${id}`)
})

const assigneeOf = async (id: number) =>
  (
    (await (await sendAs(tokens.admin, 'GET', `/feedback/${id}?depth=0`)).json()) as {
      assignee: number | null
    }
  ).assignee

async function openMessage(page: Page, language: 'en' | 'mr'): Promise<number> {
  const id = await newMessage()
  await readDeskAs(page, tokens.editor, language)
  await openView(page, `/collections/feedback/${id}`)
  return id
}

for (const language of ['mr', 'en'] as const) {
  const own = words[language]
  const part = (page: Page) => page.getByRole('region', { name: own.work })

  test(`what was done about a message is said, and the focus stays there, ${language}`, async ({ page }) => {
    const id = await openMessage(page, language)
    const work = part(page)
    const person = work.getByLabel(own.person)
    await person.focus()
    await page.keyboard.press('ArrowDown')
    await expect(person).toBeFocused()
    await expect(person).not.toHaveValue('')
    expect(await assigneeOf(id)).toBeNull()
    await work.getByRole('button', { name: own.giveToPerson }).click()
    await expect(work.getByRole('status').filter({ hasText: own.given })).toBeFocused()
    expect(await assigneeOf(id)).not.toBeNull()

    await work.getByLabel(own.note, { exact: true }).fill('फ्यूज बदलला.')
    await work.getByRole('button', { name: own.addNote }).click()
    await expect(work.getByRole('status').filter({ hasText: own.noteAdded })).toBeFocused()
    await expect(work.getByRole('listitem')).toContainText(['फ्यूज बदलला.'])

    await work.getByLabel(own.answer, { exact: true }).fill('दिवा सुरू केला.')
    await work.getByRole('button', { name: own.give }).click()
    await expect(work.getByRole('status').filter({ hasText: own.answered })).toBeFocused()
    await expect(work.getByRole('listitem').filter({ hasText: 'दिवा सुरू केला.' })).toBeVisible()
    await expectAccessible(page)
    // Everything was sent: a link leads on at once.
    await page.locator('.step-nav a').last().click()
    await expect(page).not.toHaveURL(new RegExp(`feedback/${id}`))
  })

  test(`an answer that is being written is not lost to a template or a link, ${language}`, async ({
    page,
  }) => {
    const id = await openMessage(page, language)
    const work = part(page)
    const answer = work.getByLabel(own.answer, { exact: true })
    const begin = work.getByLabel(own.begin)
    // Without words of its own the text is the template.
    await begin.selectOption({ label: template.name })
    const first = await answer.inputValue()
    expect(Object.values(template.text)).toContain(first)
    await begin.selectOption('')
    await expect(answer).toHaveValue('')
    await answer.fill('दिवा सुरू केला.')
    await begin.selectOption({ label: template.name })
    await expect(answer).toHaveValue(`दिवा सुरू केला.\n\n${first}`)
    await expect(work.getByText(own.below)).toBeVisible()

    const link = page.locator('.step-nav a').last()
    const asks = page.waitForEvent('dialog')
    const click = link.click()
    const dialog = await asks
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
    await click
    await expect(answer).toHaveValue(`दिवा सुरू केला.\n\n${first}`)
    await answer.fill('')
    await link.click()
    await expect(page).not.toHaveURL(new RegExp(`feedback/${id}`))
  })
}

test('a field of a message that nobody fills in has no mark of a required one', async ({ page }) => {
  await openMessage(page, 'en')
  await expect(page.locator('label[for="field-name"]')).toBeVisible()
  await expect(page.locator('.read-only .required').filter({ visible: true })).toHaveCount(0)
  // What staff choose has its mark.
  await expect(page.locator('#field-status .required, label[for="field-status"] .required')).toBeVisible()
})

test('what was changed in a message and not saved stays when a note is added', async ({ page }) => {
  await openMessage(page, 'en')
  const work = page.getByRole('region', { name: words.en.work })
  const due = page.locator('#field-dueOn input')
  const changed = '31.12.2026'
  await due.fill(changed)
  await expect(due).toHaveValue(changed)
  await due.press('Enter')
  await expect(due).toHaveValue(changed)
  await expect(page.locator('#action-save')).toBeEnabled()
  await work.getByLabel(words.en.note, { exact: true }).fill('Fuse replaced.')
  await work.getByRole('button', { name: words.en.addNote }).click()
  await expect(work.getByRole('status').filter({ hasText: words.en.noteAdded })).toBeFocused()
  await expect(due).toHaveValue(changed)
  await page.locator('#action-save').click()
  await expect(work.getByRole('listitem')).toContainText(['Fuse replaced.'])
  await expect(due).toHaveValue(changed)
})
