import { describe, expect, test } from 'vitest'
import { at, councilThatMails, hour, minute } from './council-that-mails.ts'

const { council, received, refused, sql, send, announce, call, subscriber, create, alert } =
  await councilThatMails()

/** A moment of a day to come, by India's clock. */
const on = (day: string, time: string): Date => new Date(`${day}T${time}:00+05:30`)
const states = async () =>
  (await sql('SELECT state FROM mail_deliveries WHERE batch > 0 ORDER BY id')).map(({ state }) => state)

const notice = (data: object = {}) =>
  create('public-notices', {
    title: { en: 'Felling of six trees', mr: 'सहा झाडे तोडणे' },
    link: `/notices/trees-${Math.random().toString(36).slice(2, 8)}`,
    kind: 'general',
    ...data,
  })

/** The first digest of all tells of nothing; the one of the next day has what came since. */
async function begun(): Promise<void> {
  await announce(on('2031-03-03', '07:30'))
}
const nextMorning = on('2031-03-04', '07:30')

/** What is due is looked up at the clock's time when a mail is made, which is today. */
const keepDigest = () => sql("UPDATE mail_batches SET ends_at = '9999-12-31'")

async function digest(): Promise<void> {
  await announce(nextMorning)
  await keepDigest()
  await send()
}

describe('an alert', () => {
  test('goes out at once to who asked for alerts, in the language of each, with one link to change and leave', async () => {
    const [asha, om, other] = [
      await subscriber({ ward: '3' }),
      await subscriber({ language: 'mr' }),
      await subscriber({ topics: ['notices'] }),
    ]
    await alert({ wards: '3 4' })
    await announce()
    await send()
    const [mail] = asha.mails()
    expect(mail).toMatchObject({ subject: 'Danger, Wards 3, 4' })
    expect(mail?.text).toContain('The lake is rising')
    expect(mail?.text).toContain('https://nadgaon.example/alerts')
    const link = `https://nadgaon.example/subscription/${asha.secret}`
    expect(mail?.text.split(link)).toHaveLength(2)
    // A long line of the head is folded (RFC 5322).
    expect(mail?.raw.replace(/\r\n[ \t]/g, ' ')).toContain(`List-Unsubscribe: <${link}>`)
    expect(mail?.raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(mail?.raw).toContain('Auto-Submitted: auto-generated')
    expect(om.mails()).toMatchObject([{ subject: 'धोका, प्रभाग ३, ४' }])
    expect(om.mails()[0]?.text).toContain('https://nadgaon.example/mr/alerts')
    expect(other.mails()).toEqual([])
  })

  test('of other wards goes to none but those of the whole town, one without wards to all', async () => {
    const [three, seven, town] = [
      await subscriber({ ward: '3' }),
      await subscriber({ ward: '7' }),
      await subscriber(),
    ]
    await alert({ wards: '7', kind: 'information', text: { en: 'Camp', mr: 'शिबिर' } })
    await alert({ kind: 'disruption', text: { en: 'No water', mr: 'पाणी नाही' } })
    await announce()
    await send()
    const subjects = (own: typeof three) => own.mails().map(({ subject }) => subject)
    expect(subjects(three)).toEqual(['Disruption'])
    expect(subjects(seven).sort()).toEqual(['Disruption', 'Information, Ward 7'])
    expect(subjects(town).sort()).toEqual(['Disruption', 'Information, Ward 7'])
  })

  test('goes out once, however often and in how many processes somebody looks', async () => {
    const residents = [await subscriber(), await subscriber(), await subscriber()]
    await alert()
    await Promise.all([announce(), announce(), announce()])
    await Promise.all([send(), send(), send()])
    await announce()
    await send()
    for (const each of residents) expect(each.mails()).toHaveLength(1)
    expect(await states()).toEqual(['sent', 'sent', 'sent'])
  })

  test('that was withdrawn before its mail went out goes to nobody, nor to who asked after it', async () => {
    await subscriber()
    const { id } = await alert()
    await announce()
    await council.payload.update({ collection: 'alerts', id, data: { _status: 'draft' } as never })
    await send()
    expect(received).toEqual([])
    await alert({ start: at(-hour) })
    const late = await subscriber()
    await sql(`UPDATE mail_subscriptions SET confirmed_at = '${at(minute)}'`)
    await announce()
    await send()
    expect(late.mails()).toEqual([])
  })

  test('goes before the digests that wait', async () => {
    await begun()
    await subscriber()
    await notice()
    await announce(nextMorning)
    await keepDigest()
    await alert()
    await announce()
    await send(1)
    expect(received).toMatchObject([{ subject: 'Danger' }])
  })
})

describe('the digest', () => {
  test('of the first day tells nobody of the years before', async () => {
    const { mails } = await subscriber()
    await notice()
    await begun()
    await keepDigest()
    await send()
    expect(mails()).toEqual([])
  })

  test('of a day has what came since the last one, each topic for who asked for it', async () => {
    await begun()
    const [asha, om] = [
      await subscriber({ topics: ['notices', 'meetings'] }),
      await subscriber({ topics: ['meetings', 'recruitment'], language: 'mr' }),
    ]
    await notice({ link: '/notices/six-trees', closes: '2031-04-01T11:30:00.000Z' })
    const meeting = await create('council-meetings', {
      kind: 'general',
      day: '2031-03-20T06:30:00.000Z',
      time: '11:30',
    })
    await digest()
    const [mail] = asha.mails()
    expect(mail?.subject).toBe('New from the council, 04.03.2031')
    expect(mail?.text.replaceAll('\r\n', '\n')).toContain(
      'Public notices:\n- Felling of six trees (General notice, until 01.04.2031, 17:00)\n  https://nadgaon.example/notices/six-trees\n\nMeetings of the council:\n- General meeting, 20.03.2031',
    )
    expect(om.mails()[0]?.subject).toBe('नगरपरिषदेकडून नवीन माहिती, ०४.०३.२०३१')
    expect(om.mails()[0]?.text).toContain(`https://nadgaon.example/mr/meetings/${meeting.id}`)
    expect(om.mails()[0]?.text).not.toContain('झाडे')
    expect(asha.mails()).toHaveLength(1)
  })

  test('tells each thing once, and the decision of a notice as news of its own', async () => {
    await begun()
    const { mails } = await subscriber()
    const { id } = await notice()
    await digest()
    expect(mails()).toHaveLength(1)
    await announce(on('2031-03-05', '08:00'))
    await keepDigest()
    await send()
    expect(mails()).toHaveLength(1)
    const decision = { en: 'The trees stay.', mr: 'झाडे राहतील.' }
    await council.payload.update({ collection: 'public-notices', id, data: { decision } as never })
    await announce(on('2031-03-06', '08:00'))
    await keepDigest()
    await send()
    expect(mails()[1]?.text).toContain('Felling of six trees (Decided)')
  })

  test('is made in the morning of India, and later that day where the desk was away', async () => {
    await begun()
    const { mails } = await subscriber()
    await notice()
    for (const time of ['00:30', '06:59', '20:01']) await announce(on('2031-03-04', time))
    expect(await states()).toEqual([])
    await announce(on('2031-03-04', '19:59'))
    await keepDigest()
    await send()
    expect(mails()).toHaveLength(1)
  })

  test('leaves out what was withdrawn since, and is not sent where nothing is left', async () => {
    await begun()
    const { mails } = await subscriber()
    const { id } = await notice()
    await announce(nextMorning)
    await keepDigest()
    await council.payload.update({ collection: 'public-notices', id, data: { _status: 'draft' } as never })
    await send()
    expect(mails()).toEqual([])
    expect(await states()).toEqual(['refused'])
  })

  test('names twenty of a topic, and says how many more there are', async () => {
    await begun()
    const { mails } = await subscriber({ topics: ['notices'] })
    for (let number = 0; number < 23; number++) await notice({ title: { en: `Notice ${number}`, mr: '' } })
    await digest()
    const text = mails()[0]?.text ?? ''
    expect(text.match(/- Notice/g)).toHaveLength(20)
    expect(text).toContain('More of them: 3')
  })

  test('tells of a tender and of a recruitment to who asked for either', async () => {
    await begun()
    const [tenders, jobs] = [
      await subscriber({ topics: ['tenders'] }),
      await subscriber({ topics: ['recruitment'] }),
    ]
    for (const [kind, title] of [
      ['tender', 'Repair of the roof'],
      ['recruitment', 'Two nurses'],
      [null, 'A press release'],
    ])
      await sql(`INSERT INTO tenders (description_en, description_mr, kind, _status, updated_at, created_at)
        VALUES ('${title}', '', ${kind ? `'${kind}'` : 'NULL'}, 'published', '${at(0)}', '${at(0)}')`)
    await digest()
    expect(tenders.mails()[0]?.text).toContain('Repair of the roof (Tender)')
    expect(tenders.mails()[0]?.text).not.toMatch(/nurses|press release/)
    expect(jobs.mails()[0]?.text).toContain('Two nurses')
  })
})

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

test('neither an address nor a word of a mail stands in the log', async () => {
  const lines: unknown[] = []
  const { warn } = council.payload.logger
  council.payload.logger.warn = ((line: unknown) => lines.push(line)) as typeof warn
  const { email } = await subscriber()
  refused.set(email, { code: 550, said: `5.1.1 <${email}> unknown` })
  await alert()
  await announce()
  await send()
  council.payload.logger.warn = warn
  expect(lines).toHaveLength(1)
  expect(JSON.stringify(lines)).not.toMatch(/resident|lake/)
})

test('nothing is sent while the website is closed', async () => {
  await subscriber()
  await alert()
  await announce()
  await council.payload.updateGlobal({ slug: 'opening', data: { state: 'closed' } as never })
  expect(await send()).toBe(0)
  await council.payload.updateGlobal({ slug: 'opening', data: { state: 'open' } as never })
  await send()
  expect(received).toHaveLength(1)
})

test('what went out is forgotten after a week, and an address that was stopped after a month', async () => {
  const { eraseOldMails } = await import('../../src/platform/database/mail-deliveries.ts')
  const { eraseOldAddresses } = await import('../../src/platform/database/mail-subscriptions.ts')
  const { email } = await subscriber()
  refused.set(email, { code: 550, said: '5.1.1 No such user' })
  await alert()
  await announce()
  await send()
  const day = 24 * hour
  await eraseOldMails(council.payload, new Date(Date.now() + 6 * day))
  expect(await states()).toHaveLength(1)
  await eraseOldMails(council.payload, new Date(Date.now() + 8 * day))
  expect(await sql('SELECT id FROM mail_deliveries')).toEqual([])
  expect(await sql('SELECT id FROM mail_batches')).toEqual([])
  await eraseOldAddresses(council.payload, new Date(Date.now() + 29 * day))
  expect(await sql('SELECT id FROM mail_subscriptions')).toHaveLength(1)
  await eraseOldAddresses(council.payload, new Date(Date.now() + 31 * day))
  expect(await sql('SELECT id FROM mail_subscriptions')).toEqual([])
})
