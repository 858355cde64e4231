import type { FeedbackStatus } from '@nagardwar/contract'
import { pdfOf } from '@nagardwar/exchange/pdf/testing/pdf-of'
import { describe, expect, test } from 'vitest'
import { post } from '../../api/api.ts'
import { councilWithReports } from './reports.ts'

const { desk, ids, ask, sent, report, listed } = councilWithReports()

describe('a reported problem', () => {
  test('is a message of its department, due after the working days of its kind, with a private link', async () => {
    const { secret, dueOn, message } = await report()
    expect(message).toMatchObject({
      kind: 'report',
      subject: 'पथदिवा: बाजार गल्ली, शाळेजवळ',
      feedback: 'कोपऱ्यावरील पथदिवा बंद आहे.',
      department: ids.electricity,
      language: 'mr',
      reportKind: ids.light,
      reportWard: '12',
      reportPosition: '19.23981, 73.31213',
      noticeVersion: '2026-11-28',
      doubt: null,
      status: 'new',
    })
    expect(String(message.dueOn).slice(0, 10)).toBe(dueOn)
    expect([1, 2, 3, 4, 5]).toContain(new Date(String(dueOn)).getUTCDay())
    const status = (await (await ask('/feedback-status', post({ secret }))).json()) as FeedbackStatus
    expect(status).toMatchObject({
      ...{ state: 'received', subject: 'पथदिवा: बाजार गल्ली, शाळेजवळ' },
      reportKind: { en: 'Street light', mr: 'पथदिवा' },
    })
    expect(String(status.answerBy).slice(0, 10)).toBe(dueOn)
  })

  test('needs neither a name nor words: a kind and a place on the map are enough', async () => {
    const { message } = await report({
      ward: null,
      place: '',
      text: '',
      name: '',
      mobile: '',
      email: '',
      language: 'en',
    })
    expect(message).toMatchObject({ name: '', subject: 'Street light', feedback: 'Street light' })
  })

  test('of a kind without a promise is due as other messages are, and promises no day', async () => {
    const { dueOn, message } = await report({ kind: ids.other })
    expect(dueOn).toBeNull()
    expect(message).toMatchObject({ dueOn: expect.any(String), department: null })
  })

  test('holidays of the offices are no working days', async () => {
    const before = (await report()).dueOn as string
    const data = { day: before, name: { en: 'Holiday', mr: 'सुट्टी' }, _status: 'published' as const }
    const { id } = await desk().payload.create({ collection: 'holidays', data })
    expect(((await report()).dueOn as string) > before).toBe(true)
    await desk().payload.delete({ collection: 'holidays', id })
  })

  test('sent twice with one key is stored once, and another one with that key is refused', async () => {
    const headers = { 'idempotency-key': 'report-1' }
    const first = await (await sent({}, headers)).json()
    expect(await (await sent({}, headers)).json()).toEqual(first)
    expect((await desk().payload.count({ collection: 'feedback' })).totalDocs).toBe(1)
    expect(await listed()).toHaveLength(1)
    expect((await sent({ place: 'elsewhere' }, headers)).status).toBe(409)
  })

  test.each([
    ['an unknown kind', { kind: 9999 }, { kind: 'kindRequired' }],
    ['no place', { place: '', latitude: null, longitude: null }, { place: 'placeRequired' }],
    ['a place elsewhere', { latitude: 51.5, longitude: 0 }, { position: 'positionOutside' }],
    ['a wrong address', { email: 'me@' }, { email: 'emailInvalid' }],
    ['a token of nobody', { photographs: ['a'.repeat(26)] }, { files: 'filesGone' }],
    ['four photographs', { photographs: Array(4).fill('a'.repeat(26)) }, { files: 'filesGone' }],
  ])('with %s is refused', async (_, over, errors) => {
    const response = await sent(over)
    expect(response.status).toBe(400)
    expect(((await response.json()) as { errors: unknown }).errors).toEqual(errors)
    expect(await listed()).toEqual([])
  })

  test('with a document for a photograph is refused, and the document is no message’s', async () => {
    const body = new Uint8Array(pdfOf({}))
    const { token } = (await (await ask('/resident-file', { method: 'POST', body })).json()) as {
      token: string
    }
    const response = await sent({ photographs: [token] })
    expect([response.status, await response.json()]).toMatchObject([400, { errors: { files: 'fileKind' } }])
    expect(await listed()).toEqual([])
    const { docs } = await desk().payload.find({
      collection: 'resident-files',
      where: { claim: { exists: true } },
    })
    expect(docs).toEqual([])
  })

  test('at a position far from the council is refused, once the council has said where it is', async () => {
    const delhi = { latitude: 28.6139, longitude: 77.209 }
    expect((await sent(delhi)).status).toBe(201)
    const name = { en: 'Sahyanagar Municipal Council', mr: 'सह्यनगर नगरपरिषद' }
    const place = (data: object) => desk().payload.updateGlobal({ slug: 'settings', data: { name, ...data } })
    await place({ latitude: 19.2437, longitude: 73.1355 })
    const refused = await sent(delhi)
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({ errors: { position: 'positionFar' } })
    expect((await sent()).status).toBe(201)
    await place({ latitude: null, longitude: null })
  })
})
