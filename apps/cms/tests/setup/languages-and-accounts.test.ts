import { prerender } from 'react-dom/static'
import { beforeEach, describe, expect, test } from 'vitest'
import { apiOf } from '../api/api.ts'
import { councilWithGuide, type Typed } from './guide.ts'

const { desk, answer, wayOf, screen } = councilWithGuide()

async function operatorsPage(language: string): Promise<string> {
  const { TaskList } = await import('../../src/features/server-tasks/task-list.tsx')
  const { prelude } = await prerender(
    (await TaskList({ language: language === 'mr' ? 'mr' : 'en', payload: desk().payload })) as never,
  )
  return new Response(prelude).text()
}

describe('the languages that are required', () => {
  const road = { description: { en: 'Station Road' }, length: { en: '1 km' }, _status: 'published' }
  const publish = () =>
    desk().ask('POST', '/roads', { as: 'editor', body: road, headers: { 'accept-language': 'mr' } })
  beforeEach(() => answer('languages', { firstLanguage: 'en', requiredLanguages: 'en' }))

  test('Marathi may follow where English alone is required', async () => {
    expect((await publish()).status).toBe(201)
  })

  test('nothing is published without Marathi where both are required; a draft may wait for it', async () => {
    await answer('languages', { firstLanguage: 'en', requiredLanguages: 'both' })
    const response = await publish()
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('(मराठी): हा रकाना भरणे आवश्यक आहे')
    const draft = await desk().ask('POST', '/roads?draft=true', {
      as: 'clerk',
      body: { ...road, _status: 'draft' },
    })
    expect(draft.status).toBe(201)
  })

  test('a council with Marathi alone is made to write English nowhere, and residents of the English site read Marathi', async () => {
    await answer('languages', { firstLanguage: 'en', requiredLanguages: 'mr' })
    const alone: [question: string, typed: Typed][] = [
      ['name', { 'name.mr': 'आडगाव नगरपरिषद', 'abbreviation.mr': 'आ.न.प.' }],
      ['address', { 'address.mr': 'मुख्य चौक, आडगाव' }],
      ['chief-officer', { 'name.mr': 'श्री. मराठी अधिकारी' }],
      ['information-officers', { 'first.name.mr': 'श्री. क', 'second.name.mr': 'श्री. ख' }],
    ]
    for (const [question, typed] of alone) {
      expect(await screen(question, 'en')).toContain('in English (may be left out)')
      expect(await wayOf(answer(question, typed)), question).not.toBe(`/admin/setup/${question}`)
    }
    expect(await wayOf(answer('name', { 'name.en': 'Adgaon', 'abbreviation.en': 'A' }))).toBe(
      '/admin/setup/name',
    )

    const inMarathi = { description: { mr: 'स्टेशन रस्ता' }, length: { mr: '१ किमी' }, _status: 'published' }
    const ask = (body: object) => desk().ask('POST', '/roads', { as: 'editor', body })
    expect((await ask(inMarathi)).status).toBe(201)
    expect((await ask(road)).status).toBe(400)
    expect((await ask({ ...road, requiredLanguages: 'en' })).status).toBe(400)
    const data = Buffer.from('%PDF-1.7\nxref\nstartxref\n0\n%%EOF\n')
    const file = { name: 'सूचना.pdf', data, mimetype: 'application/pdf', size: 0 }
    const { id: marathi } = await desk().payload.create({ collection: 'media', data: {}, file })
    const document = { name: { mr: 'नमुना अर्ज' }, _status: 'published' }
    const give = (pdf: object) =>
      desk().ask('POST', '/downloads', { as: 'editor', body: { ...document, pdf } })
    expect((await give({ mr: marathi })).status).toBe(201)
    expect((await give({ en: marathi })).status).toBe(400)
    const rows = await (await (await apiOf(desk().payload))('/roads?lang=en')).json()
    expect(rows.at(-1)).toMatchObject({ description: 'स्टेशन रस्ता', language_code: 'en' })
  })

  test('another first language than the site has now is answered; the operator’s page has the line for it', async () => {
    expect(await wayOf(answer('languages', { firstLanguage: 'mr', requiredLanguages: 'en' }))).toBe(
      '/admin/setup/name',
    )
    for (const language of ['mr', 'en']) {
      const html = await screen('languages', language)
      expect(html).toContain('href="/admin/server-tasks#language"')
      expect(html).toMatch(/value="mr"[^>]*checked|checked[^>]*value="mr"/)
      expect(html).not.toContain('DEFAULT_LANGUAGE')
      expect(await operatorsPage(language)).toContain('DEFAULT_LANGUAGE=mr')
    }
  })

  test('the operator’s page names a setting or a command for each thing that is not done', async () => {
    const html = await operatorsPage('mr')
    for (const line of ['SMTP_URL=', 'BACKUP_RECIPIENT=', 'BACKUP_COPY=', 'npm run drill', 'LINK_CHECK=1'])
      expect(html).toContain(line)
  })
})

describe('a second administrator', () => {
  const reset = (token: string, password: string) =>
    desk().ask('POST', '/users/reset-password', { body: { token, password } })
  const linkIn = async () =>
    /\/admin\/reset\/([0-9a-f]{40})/.exec(await screen('second-administrator'))?.[1] ?? ''

  test('gets a link that sets a password of their own, once', async () => {
    const typed = { name: 'Smt. Second', email: 'second@nadgaon.example' }
    expect(await wayOf(answer('second-administrator', typed))).toBe('/admin/setup/second-administrator')
    const token = await linkIn()
    expect(token).not.toBe('')
    expect((await reset(token, 'password1234')).status).toBe(400)
    expect((await reset(token, 'three words apart')).status).toBe(200)
    expect((await reset(token, 'other words apart')).status).toBe(403)
    const login = await desk().ask('POST', '/users/login', {
      body: { email: typed.email, password: 'three words apart' },
    })
    expect(login.status).toBe(200)
    expect(await linkIn()).toBe('')
  })

  test('a made-up link sets nothing', async () => {
    expect((await reset('0'.repeat(40), 'three words apart')).status).toBe(403)
  })
})

test('the site stands beside the question, also while it is closed to residents', async () => {
  const opening = (state: 'open' | 'closed') =>
    desk().payload.updateGlobal({ slug: 'opening', data: { state }, overrideAccess: true })
  await opening('closed')
  expect(await screen('numbers')).toMatch(/<iframe src="http:\/\/localhost:3000\/preview\/site\.\d+\./)
  await opening('open')
  expect(await screen('numbers')).toContain('<iframe src="http://localhost:3000/mr/contact"')
})

test('the first backup is made, and named with its time', async () => {
  expect(await screen('backup')).toContain('अद्याप बॅकअप नाही')
  const way = await wayOf(answer('backup', {}))
  expect(way).toBe('/admin/setup/backup')
  expect(await screen('backup')).toContain('सर्वांत नवीन बॅकअप')
  expect(await screen('backup')).toContain('चाचणीसाठी उघडून पाहिला आहे')
}, 60_000)
