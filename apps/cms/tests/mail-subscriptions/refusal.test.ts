import { describe, expect, test } from 'vitest'
import { councilThatMails } from './council-that-mails.ts'

const { received, refused, sql, send, announce, call, subscriber, alert, states } = await councilThatMails()

describe('a mail that is refused', () => {
  const told = async (email: string) => {
    await alert({ text: { en: `Alert ${Math.random()}`, mr: '' } })
    await announce()
    await send()
    const [row] = await sql(
      `SELECT state, refusals, email FROM mail_subscriptions WHERE email IN ('${email}', '')`,
    )
    return row
  }

  test.each([
    [550, 'No such user'],
    [550, '5.1.1 No such user here'],
    [553, '5.1.3 Bad address'],
  ])('because there is no such address (%i %s) stops it at once and erases it', async (code, said) => {
    const { email, secret } = await subscriber()
    refused.set(email, { code, said })
    expect(await told(email)).toEqual({ state: 'stopped', refusals: 1, email: '' })
    expect(await told(email)).toMatchObject({ refusals: 1 })
    expect(await (await call('/mail-subscription-state', { secret })).json()).toMatchObject({
      state: 'stopped',
    })
  })

  test('for another reason stops the address at the third time in a row', async () => {
    const { email, mails } = await subscriber()
    refused.set(email, { code: 552, said: '5.2.2 Mailbox full' })
    expect(await told(email)).toMatchObject({ state: 'confirmed', refusals: 1 })
    refused.clear()
    expect(await told(email)).toMatchObject({ refusals: 0 })
    expect(mails()).toHaveLength(1)
    refused.set(email, { code: 552, said: '5.2.2 Mailbox full' })
    await told(email)
    await told(email)
    expect(await told(email)).toMatchObject({ state: 'stopped', email: '' })
  })

  test('because its server trusts ours not says nothing about the address', async () => {
    const { email } = await subscriber()
    refused.set(email, { code: 550, said: '5.7.1 Blocked by policy' })
    for (let time = 0; time < 4; time++) await told(email)
    expect(await told(email)).toMatchObject({ state: 'confirmed', refusals: 0 })
  })

  test('for now is tried again later, and arrives', async () => {
    const { email, mails } = await subscriber()
    refused.set(email, { code: 451, said: '4.7.1 Greylisted' })
    await told(email)
    expect(await states()).toEqual(['waiting'])
    await send()
    expect(mails()).toEqual([])
    refused.clear()
    await sql("UPDATE mail_deliveries SET next_at = '2020-01-01T00:00:00.000Z'")
    await send()
    expect(mails()).toHaveLength(1)
    expect(await states()).toEqual(['sent'])
  })

  test('before the address was confirmed erases it, and whoever asks again later is asked again', async () => {
    const asked = { email: 'none@nadgaon.example', topics: ['notices'], language: 'en' }
    refused.set(asked.email, { code: 550, said: '5.1.1 No such user' })
    await call('/mail-subscription', asked)
    await send()
    expect(await sql('SELECT id FROM mail_subscriptions')).toEqual([])
    const { email, secret } = await subscriber()
    refused.set(email, { code: 550, said: '5.1.1 No such user' })
    await told(email)
    refused.clear()
    await sql("UPDATE mail_deliveries SET queued_at = '2020-01-01T00:00:00.000Z'")
    await call('/mail-subscription', { ...asked, email })
    await send()
    expect(received.at(-1)).toMatchObject({ to: email, subject: 'Please confirm your email address' })
    expect(received.at(-1)?.text).not.toContain(secret)
  })
})
