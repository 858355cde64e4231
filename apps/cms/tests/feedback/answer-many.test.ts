import { contactReplySchema } from '@nagardwar/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runSql } from '../../src/platform/database/sql.ts'
import { post } from '../api/api.ts'
import { councilWithDesk, type Role } from '../desk/desk.ts'
import { mailServer } from '../desk/mail-server.ts'
import { type Life, lifeOf } from './life.ts'

const { received, settings } = await mailServer()
const { desk } = councilWithDesk(settings)
let life: Life
const day = 24 * 60 * 60 * 1000
const at = (days: number) => new Date(Date.now() + days * day).toISOString()
const site = '/notices/site-41'
const market = '/notices/market'
const ids: Record<string, number> = {}

beforeAll(async () => {
  life = await lifeOf(desk())
  for (const link of [site, market]) {
    const own = { link, title: { en: 'Site 41', mr: 'जागा ४१' }, kind: 'suggestion', here: 'outcome' }
    const data = { ...own, opens: at(-3), closes: at(3), _status: 'published' } as never
    ids[link] = (await desk().payload.create({ collection: 'public-notices', data })).id
  }
})
beforeEach(async () => {
  await desk().payload.delete({ collection: 'feedback', where: { id: { exists: true } } })
  received.length = 0
})

async function answerTo(link: string, over: object = {}) {
  const body = { name: 'आशा', ward: '4', stance: 'objection', text: 'नको', language: 'mr', ...over }
  const response = await life.ask('/notice-answer', post({ link, website: '', seconds: 9, ...body }))
  const { contactId, secret = '' } = contactReplySchema.parse(await response.json())
  return { reference: contactId, secret, id: (await life.found(contactId)).id }
}
const texts = { mr: 'आपली हरकत नोंदवली आहे.', en: 'Your objection is noted.' }
const reply = (
  body: object = texts,
  as: Role | undefined = 'editor',
  notice: number | string = ids[site] ?? 0,
) => desk().ask('POST', `/notice-reply/${notice}`, { as, body })
const given = async (body?: object) => {
  const response = await reply(body)
  expect(response.status).toBe(200)
  return response.json()
}
const answersAt = async (secret: string) => (await life.status(secret)).answers.map(({ text }) => text)
const stateOf = async (reference: string) => (await life.found(reference)).status
const sendMails = async () =>
  (await import('../../src/features/feedback/mail/send.ts')).sendAnswers(desk().payload)
const rows = (table: string) => runSql(desk().payload, `SELECT * FROM ${table}`)

describe('an answer to many', () => {
  test('is for editors and administrators alone', async () => {
    const { secret, reference } = await answerTo(site)
    expect((await desk().ask('POST', `/notice-reply/${ids[site]}`, { body: texts })).status).toBe(401)
    expect((await reply(texts, 'clerk')).status).toBe(403)
    expect(await answersAt(secret)).toEqual([])
    expect(await stateOf(reference)).toBe('new')
    expect((await reply(texts, 'editor')).status).toBe(200)
    expect((await reply(texts, 'admin')).status).toBe(200)
  })

  test('reaches everybody with an open answer to this notice, in the language of the answer', async () => {
    const one = await answerTo(site)
    const other = await answerTo(site, { language: 'en', name: 'Asha' })
    const elsewhere = await answerTo(market)
    expect(await given()).toEqual({ given: 2, left: 0 })
    expect(await answersAt(one.secret)).toEqual([texts.mr])
    expect(await answersAt(other.secret)).toEqual([texts.en])
    expect(await answersAt(elsewhere.secret)).toEqual([])
    expect([await stateOf(one.reference), await stateOf(elsewhere.reference)]).toEqual(['answered', 'new'])
  })

  test('in one language reaches all in this one', async () => {
    const { secret } = await answerTo(site, { language: 'en' })
    await given({ mr: texts.mr })
    expect((await life.status(secret)).answers).toMatchObject([{ text: texts.mr, language: 'mr' }])
  })

  test('has the name and the number of each', async () => {
    const one = await answerTo(site)
    const other = await answerTo(site, { name: '{reference}' })
    await given({ mr: '{name}: {reference}, {subject}' })
    expect(await answersAt(one.secret)).toEqual([`आशा: ${one.reference}, जागा ४१`])
    expect(await answersAt(other.secret)).toEqual([`{reference}: ${other.reference}, जागा ४१`])
  })

  test('goes by mail to those who gave an address, once', async () => {
    await answerTo(site, { email: 'asha@sahyanagar.example' })
    await answerTo(site)
    await Promise.all([reply(), reply(), reply()])
    await given()
    await Promise.all([sendMails(), sendMails()])
    const mails = received.filter(({ to }) => to === 'asha@sahyanagar.example')
    expect(mails.map(({ text }) => text.includes(texts.mr))).toEqual([true])
    expect(await rows('feedback_entries')).toHaveLength(2)
  })

  test('does nothing at a second press, and none of it is given again after a kill in between', async () => {
    const [one, other] = [await answerTo(site), await answerTo(site)]
    expect(await given()).toEqual({ given: 2, left: 0 })
    expect(await given()).toEqual({ given: 0, left: 0 })
    // As a desk leaves it that dies after the entry and before the state.
    await runSql(
      desk().payload,
      `UPDATE feedback SET status = 'new', answered_at = NULL WHERE id = ${Number(one.id)}`,
    )
    expect(await given()).toEqual({ given: 0, left: 0 })
    expect(await stateOf(one.reference)).toBe('answered')
    for (const { secret } of [one, other]) expect(await answersAt(secret)).toEqual([texts.mr])
  })

  test('is a new one for whoever has added something since', async () => {
    const { secret } = await answerTo(site)
    await given()
    expect((await life.add(secret, 'आणखी एक मुद्दा')).status).toBe(201)
    expect(await given()).toEqual({ given: 1, left: 0 })
    expect(await answersAt(secret)).toEqual([texts.mr, texts.mr])
  })

  test('leaves out what is closed, put aside, or looks automated', async () => {
    const closed = await answerTo(site)
    const spam = await answerTo(site)
    const automated = await answerTo(site, { website: 'http://spam.example' })
    const change = (id: number, data: object) =>
      desk().payload.update({ collection: 'feedback', id, data: data as never })
    await change(closed.id, { status: 'closed' })
    await change(spam.id, { putAside: 'spam' })
    expect(await given()).toEqual({ given: 0, left: 0 })
    const chosen = [closed.id, spam.id, automated.id]
    expect(await given({ ...texts, chosen })).toEqual({ given: 1, left: 0 })
    expect(await answersAt(automated.secret)).toEqual([texts.mr])
  })

  test('reaches the chosen ones alone, and none of another notice', async () => {
    const [one, other] = [await answerTo(site), await answerTo(site)]
    const elsewhere = await answerTo(market)
    const message = await life.send()
    const chosen = [one.id, elsewhere.id, message.id, 987_654]
    expect(await given({ ...texts, chosen })).toEqual({ given: 1, left: 0 })
    expect(await answersAt(one.secret)).toEqual([texts.mr])
    for (const { secret } of [other, elsewhere, message]) expect(await answersAt(secret)).toEqual([])
  })

  test('stands in the journal for each, without a word of it', async () => {
    const { reference } = await answerTo(site)
    await given()
    const journal = (await rows('journal')).map((row) => JSON.stringify(row))
    const own = journal.filter((row) => row.includes(reference) && row.includes('Answer given'))
    expect(own).toEqual([expect.stringContaining('"editor"')])
    expect(journal.join()).not.toContain(texts.mr)
  })

  test('says before it is given how many get it, and how many of these by mail', async () => {
    const [one, other] = [await answerTo(site, { email: 'asha@sahyanagar.example' }), await answerTo(site)]
    const automated = await answerTo(site, { website: 'http://spam.example' })
    const elsewhere = await answerTo(market)
    expect(await given({ count: true })).toEqual({ many: 2, byMail: 1 })
    const chosen = [other.id, automated.id, elsewhere.id]
    expect(await given({ count: true, chosen })).toEqual({ many: 2, byMail: 0 })
    await given({ ...texts, chosen: [one.id] })
    expect(await given({ count: true })).toEqual({ many: 1, byMail: 0 })
    expect(await answersAt(other.secret)).toEqual([])
    expect((await reply({ count: true }, 'clerk')).status).toBe(403)
  })

  test('is given some at a time, until none is left', async () => {
    for (let count = 0; count < 53; count++) await answerTo(site)
    expect(await given()).toEqual({ given: 50, left: 3 })
    expect(await given()).toEqual({ given: 3, left: 0 })
  })

  test.each([
    {},
    { mr: ' ' },
    { mr: '', en: '' },
    { mr: 'x'.repeat(10_001) },
    { mr: 'x', chosen: [] },
    { count: true, chosen: [] },
    { count: false },
    { mr: 'x', chosen: 'all' },
    { mr: 'x', chosen: Array.from({ length: 31 }, (_, at) => at + 1) },
    { mr: ['x'] },
  ])('refuses what is none, case %#', async (body) => {
    await answerTo(site)
    expect((await reply(body)).status).toBe(400)
    expect(await rows('feedback_entries')).toEqual([])
  })

  test('refuses what is no notice', async () => {
    for (const notice of ['x', '0', '1%20OR%201'])
      expect([notice, (await reply(texts, 'editor', notice)).status]).toEqual([notice, 404])
    expect(await (await reply(texts, 'editor', 987_654)).json()).toEqual({ given: 0, left: 0 })
  })
})
