import { describe, expect, test } from 'vitest'
import { councilThatMails, hour } from './council-that-mails.ts'

const { council, received, sql, send, call, ask, mailsTo, secretFor, state, subscriber } =
  await councilThatMails()
const email = 'asha@nadgaon.example'
const rows = () => sql('SELECT * FROM mail_subscriptions')

describe('an address that asks for mails', () => {
  test('gets one mail that asks it, with a link, and no news before it has confirmed', async () => {
    expect(await ask({ topics: ['notices', 'alerts'], ward: '12' })).toBe(200)
    await send()
    const [mail, ...more] = received
    expect(more).toEqual([])
    expect(mail).toMatchObject({ to: email, subject: 'Please confirm your email address' })
    expect(mail?.text).toContain('- Alerts (ward 12)\r\n- Public notices')
    expect(mail?.text).toMatch(/https:\/\/nadgaon\.example\/subscription\/[a-z2-7]{26}/)
    expect(await state(secretFor(email))).toEqual({
      state: 'unconfirmed',
      topics: ['alerts', 'notices'],
      ward: '12',
      language: 'en',
    })
  })

  test('is asked in Marathi, with Marathi digits, where it asked in Marathi', async () => {
    await ask({ language: 'mr', ward: '12' })
    await send()
    expect(received[0]?.subject).toBe('कृपया आपल्या ई-मेल पत्त्याची खात्री करा')
    expect(received[0]?.text).toContain('- तातडीच्या सूचना (प्रभाग १२)')
    expect(received[0]?.text).toContain('https://nadgaon.example/mr/subscription/')
    expect(received[0]?.raw).toContain('Content-Language: mr')
  })

  test('gets no word of a stranger in that mail: a ward that there is not counts as the whole town', async () => {
    expect(await ask({ topics: ['alerts'], ward: 'call-9820012345' })).toBe(200)
    await send()
    expect(received[0]?.text).toContain('- Alerts (the whole town)')
    expect(received[0]?.raw).not.toContain('9820012345')
  })

  test('is confirmed by a call and by nothing else, and once more is answered alike', async () => {
    await ask()
    await send()
    const secret = secretFor(email)
    await state(secret)
    expect(await state(secret)).toMatchObject({ state: 'unconfirmed' })
    for (let time = 0; time < 2; time++)
      expect(await (await call('/mail-confirmation', { secret })).json()).toMatchObject({
        state: 'confirmed',
      })
    expect(await state(secret)).toMatchObject({ state: 'confirmed' })
  })

  test('is answered alike whether it is known or not, and a confirmed one is changed by nobody', async () => {
    const { secret } = await subscriber({ email, topics: ['notices'] })
    const answers = await Promise.all(
      [email, 'unknown@nadgaon.example'].map(async (each) => {
        const answer = await call('/mail-subscription', {
          email: each,
          topics: ['meetings'],
          ward: '7',
          language: 'mr',
        })
        return { status: answer.status, text: await answer.text() }
      }),
    )
    expect(answers[0]).toEqual(answers[1])
    expect(await state(secret)).toEqual({ state: 'confirmed', topics: ['notices'], ward: '', language: 'en' })
  })

  test('gets one mail about itself in an hour, however often somebody asks, and one that is confirmed is told so', async () => {
    for (let time = 0; time < 3; time++) {
      expect(await ask()).toBe(200)
      await send()
    }
    expect(received).toHaveLength(1)
    const secret = secretFor(email)
    await call('/mail-confirmation', { secret })
    await sql("UPDATE mail_deliveries SET queued_at = '2020-01-01T00:00:00.000Z'")
    await Promise.all([ask(), ask(), ask()])
    await Promise.all([send(), send()])
    expect(received).toHaveLength(2)
    expect(received[1]?.subject).toBe('You get our mails already')
    expect(secretFor(email)).toBe(secret)
  })

  test('is kept once, whatever its capital letters, with what was asked last and nothing of the person', async () => {
    await ask()
    await ask({ email: 'Asha@Nadgaon.example', topics: ['meetings'], language: 'mr' })
    const [row, ...more] = await rows()
    expect(more).toEqual([])
    expect(row).toMatchObject({ topics: ' meetings ', language: 'mr' })
    expect(Object.keys(row ?? {}).sort()).toEqual(
      'asked_at confirmed_at created_at email id key language link_hash nonce refusals state stopped_at topics updated_at ward'.split(
        ' ',
      ),
    )
  })

  test('is erased when nobody has confirmed it for 48 hours, and its link opens nothing', async () => {
    const { eraseOldAddresses } = await import('../../src/platform/database/mail-subscriptions.ts')
    await ask()
    await send()
    const secret = secretFor(email)
    await eraseOldAddresses(council.payload, new Date(Date.now() + 47 * hour))
    expect(await rows()).toHaveLength(1)
    await sql(`UPDATE mail_subscriptions SET asked_at = '${new Date(Date.now() - 49 * hour).toISOString()}'`)
    expect(await state(secret)).toBe(404)
    expect((await call('/mail-confirmation', { secret })).status).toBe(404)
    await eraseOldAddresses(council.payload)
    expect(await rows()).toEqual([])
    expect(await sql('SELECT id FROM mail_deliveries')).toEqual([])
  })

  test('is refused where thousands wait to be confirmed, alike whether it is known or not', async () => {
    const { email: confirmed } = await subscriber()
    await ask()
    await sql(`INSERT INTO mail_subscriptions
      (key, email, topics, ward, language, state, nonce, link_hash, refusals, asked_at, updated_at, created_at)
      WITH RECURSIVE copies (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM copies WHERE number < 5000)
      SELECT key || number, email, topics, ward, language, state, nonce, link_hash || number, 0, asked_at, updated_at, created_at
      FROM mail_subscriptions, copies WHERE state = 'unconfirmed'`)
    for (const each of ['one-more@nadgaon.example', email, confirmed])
      expect([each, await ask({ email: each })]).toEqual([each, 429])
  })

  test.each([
    '',
    'asha',
    'a@b.example,c@d.example',
    'asha@nadgaon.example\r\nBcc: c@d.example',
    '<a@b.example>',
    null,
  ])('is refused where it is %j, with the name of the field', async (wrong) => {
    const answer = await call('/mail-subscription', { email: wrong, topics: ['notices'], language: 'en' })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ errors: { email: 'emailInvalid' } })
    expect(await rows()).toEqual([])
  })

  test('without a topic is told so, and so is one with a topic that there is not', async () => {
    for (const topics of [[], ['gossip'], undefined]) {
      const answer = await call('/mail-subscription', { email, topics, language: 'en' })
      expect(answer.status).toBe(400)
    }
    expect(await rows()).toEqual([])
  })

  test('of a program that filled in the field which people do not see is answered alike and not stored', async () => {
    const answer = await call('/mail-subscription', {
      email,
      topics: ['notices'],
      language: 'en',
      website: 'http://spam.example',
    })
    expect(answer.status).toBe(200)
    expect(await rows()).toEqual([])
  })
})

describe('the link in a mail', () => {
  test('changes topics, ward and language', async () => {
    const { secret } = await subscriber()
    const change = { secret, topics: ['recruitment', 'tenders'], ward: '4', language: 'mr' }
    expect((await call('/mail-change', change)).status).toBe(200)
    expect(await state(secret)).toEqual({
      state: 'confirmed',
      topics: ['tenders', 'recruitment'],
      ward: '4',
      language: 'mr',
    })
    expect((await call('/mail-change', { ...change, topics: [] })).status).toBe(400)
  })

  test('changes nothing before the address is confirmed', async () => {
    await ask()
    await send()
    const change = { secret: secretFor(email), topics: ['tenders'], ward: '', language: 'en' }
    expect((await call('/mail-change', change)).status).toBe(404)
  })

  test('ends it: the address is erased, and a second time is answered alike', async () => {
    const { secret } = await subscriber()
    for (let time = 0; time < 2; time++) expect((await call('/mail-end', { secret })).status).toBe(200)
    expect(await rows()).toEqual([])
    expect(await state(secret)).toBe(404)
  })

  test('of somebody else opens nothing, and says nothing of the address', async () => {
    const { secret } = await subscriber({ email })
    const other = secret.startsWith('a') ? `b${secret.slice(1)}` : `a${secret.slice(1)}`
    for (const path of ['/mail-subscription-state', '/mail-confirmation', '/mail-change'])
      for (const wrong of [other, '', 'x', `${secret}' OR '1'='1`]) {
        const body = { secret: wrong, topics: ['tenders'], ward: '', language: 'en' }
        expect((await call(path, body)).status).toBe(404)
      }
    const text = await (await call('/mail-subscription-state', { secret })).text()
    expect(text).not.toContain('asha')
  })

  test('of before the desk got another secret is replaced by the next mail', async () => {
    const { secret } = await subscriber({ email })
    await sql("UPDATE mail_subscriptions SET nonce = 'another'")
    await sql("UPDATE mail_deliveries SET queued_at = '2020-01-01T00:00:00.000Z'")
    await ask()
    await send()
    const renewed = secretFor(email)
    expect(renewed).not.toBe(secret)
    expect(await state(renewed)).toMatchObject({ state: 'confirmed' })
    expect(await state(secret)).toBe(404)
    expect(mailsTo(email)).toHaveLength(1)
  })
})
