import { expect, type Page, type Request, type Route } from '@playwright/test'
import { goTo } from './reader.ts'
import { inLanguage, type Language } from './site-map.ts'
import { expectAccessible } from './visit.ts'

export const answers = {
  name: 'कविता साळुंखे',
  mobile: '०२५१-५५५-०१४०',
  subject: 'Street lamp in ward 14',
  email: 'kavita@sahyanagar.example',
  feedback: 'पथदिवा सोमवारपासून बंद आहे.\nThe lamp before house 12 is dark.',
}
type Field = keyof typeof answers
export const fields = Object.keys(answers) as Field[]

export const words = {
  en: {
    send: 'Send feedback',
    sent: 'Feedback sent successfully!',
    reference: 'Your reference number:',
    problems: 'Please correct 5 fields',
    required: ['Name', 'Mobile No.', 'Subject', 'Email', 'Message'].map((name) => `${name} is required`),
    invalid: 'Enter a valid email',
  },
  mr: {
    send: 'अभिप्राय पाठवा',
    sent: 'अभिप्राय यशस्वीरीत्या पाठवला!',
    reference: 'आपला संदर्भ क्रमांक:',
    problems: 'कृपया ५ रकाने दुरुस्त करा',
    required: ['नाव', 'मोबाइल क्र.', 'विषय', 'ई-मेल', 'संदेश'].map((name) => `${name} आवश्यक आहे`),
    invalid: 'योग्य ई-मेल पत्ता लिहा',
  },
} satisfies Record<Language, object>

export const contactUs = '**/api/contact-us'
export const failed = 'Error sending feedback!'
export const control = (page: Page, field: Field) => page.locator(`#field-${field}`)
export const button = (page: Page, language: Language = 'en') =>
  page.getByRole('button', { name: words[language].send, exact: true })
export const toast = (page: Page, role: 'status' | 'alert', text: string) =>
  page
    .getByRole('region', { name: /Messages|सूचना/ })
    .getByRole(role)
    .filter({ hasText: text })

/** Opens the page and waits until its script has taken over the form. */
export async function open(page: Page, language: Language = 'en') {
  await goTo(page, inLanguage('/contact', language))
}
export async function fill(page: Page, changes: Partial<typeof answers> = {}) {
  for (const field of fields) await control(page, field).fill({ ...answers, ...changes }[field])
}
export async function expectText(page: Page, text: Partial<Record<Field, string>> = answers) {
  for (const field of fields) await expect(control(page, field)).toHaveValue(text[field] ?? '')
}

/** At the top: a link half under the sticky menu counts as too small a target. */
export async function expectFormAccessible(page: Page) {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expectAccessible(page)
}

/** The feedback that the browser sends from now on, and how much of it was taken. */
export function watch(page: Page) {
  const posts: Request[] = []
  let taken = 0
  const isPost = (request: Request) =>
    request.method() === 'POST' && request.url().endsWith('/api/contact-us')
  page.on('request', (request) => {
    if (isPost(request)) posts.push(request)
  })
  page.on('response', (response) => {
    if (isPost(response.request()) && response.ok()) taken += 1
  })
  return {
    count: () => posts.length,
    taken: () => taken,
    keys: () => new Set(posts.map((request) => request.headers()['idempotency-key'])),
  }
}
export const stored = (route: Route) =>
  route.fulfill({ status: 201, json: { message: 'x', contactId: 'F-TEST-0001' } })
