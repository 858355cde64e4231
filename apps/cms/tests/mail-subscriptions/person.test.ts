import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { runSql } from '../../src/platform/database/sql.ts'
import { dayWords } from '../../src/platform/dates/time-in-india.ts'
import { apiOf, post } from '../api/api.ts'
import { councilWithDesk, type Role } from '../desk/desk.ts'
import { mailServer } from '../desk/mail-server.ts'

const { settings } = await mailServer()
const { desk } = councilWithDesk(settings)
const email = 'asha@nadgaon.example'
const call = (path: string, body: object, as: Role | undefined = 'admin') =>
  desk().ask('POST', `/personal-data${path}`, { as, body })
const rows = () => runSql(desk().payload, 'SELECT email FROM mail_subscriptions')

beforeAll(async () => {
  const data = { number: '12', name: { en: 'Fort', mr: 'किल्ला' }, _status: 'published' as const }
  await desk().payload.create({ collection: 'wards', data })
})
beforeEach(async () => {
  await runSql(desk().payload, 'DELETE FROM mail_subscriptions')
  const ask = await apiOf(desk().payload)
  const asked = { topics: ['alerts', 'meetings'], ward: '12', language: 'mr' }
  for (const each of [email, 'other@nadgaon.example'])
    expect((await ask('/mail-subscription', post({ ...asked, email: each }))).status).toBe(200)
})

test('an administrator finds the subscription of an address, in both languages, and nothing by a telephone number', async () => {
  const found = await (await call('', { email: ' ASHA@nadgaon.example ' })).json()
  expect(found.held).toHaveLength(1)
  expect(found.held[0].facts.map(({ value }: { value: object }) => value)).toEqual([
    { en: email, mr: email },
    { en: 'Not confirmed yet', mr: 'अद्याप खात्री केलेली नाही' },
    { en: 'Alerts, Meetings of the council', mr: 'तातडीच्या सूचना, नगरपरिषदेच्या सभा' },
    { en: '12', mr: '१२' },
    { en: 'Marathi', mr: 'मराठी' },
    dayWords(new Date()),
  ])
  expect((await (await call('', { telephone: '02515550177' })).json()).held).toEqual([])
})

describe('the file of a person’s data', () => {
  const file = (as: 'json' | 'html', language = 'en') =>
    desk().ask('POST', '/personal-data/export', {
      as: 'admin',
      body: { ids: [], email, as },
      headers: { 'accept-language': language },
    })

  test('for programs has the subscription, also of who sent no message', async () => {
    const answer = await file('json')
    expect(answer.headers.get('content-disposition')).toMatch(/personal-data-.+\.json"$/)
    const text = await answer.text()
    expect(JSON.parse(text)).toMatchObject({
      messages: [],
      held: [
        {
          kind: 'mail-subscriptions',
          Email: email,
          Status: 'Not confirmed yet',
          Topics: 'Alerts, Meetings of the council',
          Ward: '12',
          Language: 'Marathi',
          'Asked on': dayWords(new Date()).en,
        },
      ],
    })
    expect(text).not.toMatch(/other@|nonce|linkHash/)
  })

  test('says when it was confirmed, once it was', async () => {
    await runSql(
      desk().payload,
      "UPDATE mail_subscriptions SET state = 'confirmed', confirmed_at = '2026-11-27T20:00:00.000Z'",
    )
    const { held } = await (await file('json')).json()
    expect(held).toMatchObject([{ Status: 'Confirmed', 'Confirmed on': '28.11.2026' }])
  })

  test.each([
    ['en', 'Mails that the person asked for', 'Alerts, Meetings of the council'],
    ['mr', 'व्यक्तीने मागितलेले ई-मेल', 'तातडीच्या सूचना, नगरपरिषदेच्या सभा'],
  ])('to read has it in the language of the desk, %s', async (language, what, topics) => {
    const page = await (await file('html', language)).text()
    expect(page).toContain(`<h2>${what}</h2>`)
    expect(page).toContain(`<dd>${topics}</dd>`)
    expect(page).toContain(`<dd>${email}</dd>`)
  })

  test('has nothing of others, and nobody but an administrator gets it', async () => {
    const ask = (as: Role | undefined, address: string) =>
      desk().ask('POST', '/personal-data/export', { as, body: { ids: [], email: address, as: 'json' } })
    for (const as of ['editor', 'clerk', undefined] as const) expect((await ask(as, email)).status).toBe(403)
    expect((await ask('admin', 'nobody@nadgaon.example')).status).toBe(404)
    expect((await ask('admin', '')).status).toBe(400)
  })

  test('is noted in the log, as the reading is, by the number of the row', async () => {
    const { log } = await import('../../src/platform/log.ts')
    const info = vi.spyOn(log.of(desk().payload), 'info').mockImplementation(() => undefined)
    await call('', { email })
    await file('json')
    const lines = info.mock.calls.filter(([message]) => message === 'Security').map(([, fields]) => fields)
    info.mockRestore()
    const [row] = await runSql(desk().payload, `SELECT id FROM mail_subscriptions WHERE email = '${email}'`)
    const about = { account: desk().ids.admin, target: 'mail-subscriptions', records: [row?.id] }
    expect(lines).toMatchObject([
      { event: 'personal data read', ...about },
      { event: 'personal data exported', ...about },
    ])
    expect(JSON.stringify(lines)).not.toContain('asha')
  })
})

test('erases it when it is confirmed, and notes that in the journal without the address', async () => {
  expect((await call('/erase-held', { email })).status).toBe(400)
  expect(await rows()).toHaveLength(2)
  const answer = await call('/erase-held', { email, confirmed: true })
  expect(await answer.json()).toMatchObject({ erased: 1, isOverwritten: true })
  expect(await rows()).toEqual([{ email: 'other@nadgaon.example' }])
  const journal = JSON.stringify(
    await runSql(desk().payload, 'SELECT * FROM journal ORDER BY id DESC LIMIT 3'),
  )
  expect(journal).toContain('Mails that the person asked for')
  expect(journal).not.toContain('asha')
})

test.each(['editor', 'clerk', undefined] as const)('%s can do neither', async (role) => {
  const as = role as Role
  const asked = desk().ask('POST', '/personal-data/erase-held', { as, body: { email, confirmed: true } })
  expect([401, 403]).toContain((await asked).status)
  expect(await rows()).toHaveLength(2)
})
