import { beforeEach, expect, test } from 'vitest'
import { runSql } from '../../src/platform/database/sql.ts'
import { apiOf, post } from '../api/api.ts'
import { councilWithDesk, type Role } from '../desk/desk.ts'
import { mailServer } from '../desk/mail-server.ts'

const { settings } = await mailServer()
const { desk } = councilWithDesk(settings)
const email = 'asha@nadgaon.example'
const call = (path: string, body: object, as: Role | undefined = 'admin') =>
  desk().ask('POST', `/personal-data${path}`, { as, body })
const rows = () => runSql(desk().payload, 'SELECT email FROM mail_subscriptions')

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
    { en: 'Not confirmed yet', mr: 'अद्याप खात्री केलेली नाही' },
    { en: 'Alerts, Meetings of the council', mr: 'तातडीच्या सूचना, नगरपरिषदेच्या सभा' },
    { en: '12', mr: '१२' },
    { en: 'Marathi', mr: 'मराठी' },
  ])
  expect((await (await call('', { telephone: '02515550177' })).json()).held).toEqual([])
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
