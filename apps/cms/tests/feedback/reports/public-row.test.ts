import { describe, expect, test } from 'vitest'
import { post } from '../../api/api.ts'
import { councilWithReports, form, otherMessage } from './reports.ts'

const { desk, ids, ask, report, listed, change, follow, followersOf } = councilWithReports()

describe('the public list', () => {
  test('has kind, ward, rounded place, state and days, and nothing of a person or their words', async () => {
    await report()
    const [row] = await listed()
    expect(row).toMatchObject({
      kindName: 'Street light',
      kindId: ids.light,
      ward: 'Fort',
      wardNumber: '12',
      place: '',
      position: '19.2398, 73.3121',
      state: 'new',
      receivedOn: expect.stringMatching(/T12:00:00.000Z$/),
      dueOn: expect.any(String),
      doneOn: null,
      photograph: '',
      followers: '0',
    })
    const text = await (await ask('/reports')).text()
    expect(text).not.toMatch(/शुभांगी|0251|resident@|कोपऱ्यावरील|बाजार|F-[A-Z0-9]{4}/)
    expect((await listed('mr'))[0]).toMatchObject({ kindName: 'पथदिवा', ward: 'किल्ला' })
  })

  test('follows the state of the message', async () => {
    const { message } = await report()
    await change(message.id, { status: 'in-progress' })
    expect((await listed())[0]).toMatchObject({ state: 'inProgress', doneOn: null })
    await change(message.id, { status: 'answered' })
    expect((await listed())[0]).toMatchObject({ state: 'answered', doneOn: expect.any(String) })
    await change(message.id, { status: 'in-progress' })
    expect((await listed())[0]).toMatchObject({ state: 'inProgress', doneOn: null })
    await change(message.id, { status: 'closed' })
    expect((await listed())[0]).toMatchObject({ state: 'closed', doneOn: expect.any(String) })
  })

  test('has the kind and the ward to which staff move it', async () => {
    const { message } = await report()
    await change(message.id, { reportKind: ids.other, reportWard: '7' })
    expect((await listed())[0]).toMatchObject({ kindName: 'Something else', wardNumber: '7', ward: '' })
  })

  test('lacks what is put aside, and what looks machine-made until somebody takes it up', async () => {
    const spam = await report()
    await change(spam.message.id, { putAside: 'spam' })
    const trap = await report({ website: 'https://casino.example' })
    const quick = await report({ seconds: 1 })
    const noForm = await report({ website: undefined })
    expect(await listed()).toEqual([])
    for (const { message } of [trap, quick, noForm]) await change(message.id, { status: 'in-progress' })
    expect(await listed()).toHaveLength(3)
    await change(spam.message.id, { putAside: null })
    expect(await listed()).toHaveLength(4)
  })

  test('lacks every other message', async () => {
    expect(
      (await ask('/contact-us', post({ ...otherMessage, ...form, kind: 'report', reportKind: ids.light })))
        .status,
    ).toBe(201)
    expect(await listed()).toEqual([])
  })

  test('counts who reported the same again, with their followers, at the first', async () => {
    const first = await report()
    const again = await report()
    const rows = await listed()
    // The newest stands first.
    const [one, two] = [rows[1]?.id ?? 0, rows[0]?.id ?? 0]
    expect(await followersOf(await follow(one, {}, '203.0.113.1'))).toBe(1)
    expect(await followersOf(await follow(two, {}, '203.0.113.2'))).toBe(1)
    await change(again.message.id, { putAside: 'duplicate', duplicateOf: first.message.id })
    expect(await listed()).toMatchObject([{ id: one, followers: '3' }])
    await change(again.message.id, { putAside: null })
    expect(await listed()).toMatchObject([{ followers: '1' }, { followers: '1' }])
  })
})

test('nobody writes the public row by hand, and nobody reads the followers', async () => {
  await report()
  const [row] = await listed()
  for (const as of ['admin', 'editor', 'clerk'] as const) {
    expect((await desk().ask('PATCH', `/reports/${row?.id}`, { as, body: { place: 'x' } })).status).toBe(403)
    expect((await desk().ask('POST', '/reports', { as, body: { kind: ids.light } })).status).toBe(403)
    expect((await desk().ask('DELETE', `/reports/${row?.id}`, { as })).status).toBe(403)
    expect((await desk().ask('GET', '/report-followers', { as })).status).toBe(403)
  }
  expect((await desk().ask('GET', '/reports')).status).toBe(403)
  const read = await (await desk().ask('GET', `/reports/${row?.id}`, { as: 'clerk' })).json()
  expect(read).not.toHaveProperty('message')
})
