import { describe, expect, test } from 'vitest'
import { runSql } from '../../../src/platform/database/sql.ts'
import type { Role } from '../../desk/desk.ts'
import { councilWithReports } from './reports.ts'

const { desk, report, listed, follow, followersOf, followers, written } = councilWithReports()
const call = (path: string, body: object, as: Role | undefined = 'admin') =>
  desk().ask('POST', `/personal-data${path}`, { as, body })
const email = 'asha@council.example'

/** A report that three follow: the one who is sought, somebody else at the same telephone, and a neighbour. */
async function followed(): Promise<number> {
  await report()
  const id = (await listed())[0]?.id ?? 0
  await follow(id, { email, language: 'mr' }, '203.0.113.1')
  await follow(id, { email: 'other@council.example' }, '203.0.113.1')
  await follow(id, { email: 'neighbour@council.example' }, '203.0.113.2')
  return id
}
const addresses = async () => (await followers()).map((row) => row.email)
const heldOf = async (person: object) => {
  const { messages, held } = (await (await call('', { telephone: '', ...person })).json()) as {
    messages: unknown[]
    held: { holder: string; what: object; facts: { label: { en: string }; value: object }[] }[]
  }
  expect(messages).toEqual([])
  return held
}

test('the data of a person have the place that they reported', async () => {
  await report()
  const found = await call('', { telephone: '', email: written().email })
  const { messages } = (await found.json()) as { messages: { id: number }[] }
  const told = await call('/export', { ids: messages.map(({ id }) => id), as: 'json' })
  expect(await told.text()).toMatch(/बाजार गल्ली, शाळेजवळ[\s\S]*19\.23981, 73\.31213/)
})

describe('somebody who only follows a report', () => {
  test('is found by the address, with what is public of the report', async () => {
    await followed()
    const [row] = await listed()
    const day = row?.receivedOn?.slice(0, 10).split('-').toReversed().join('.')
    const held = await heldOf({ email: ' ASHA@council.example' })
    expect(held).toMatchObject([
      {
        holder: 'report-followers',
        what: {
          en: 'Mail that the person gets when this problem is done',
          mr: 'ही समस्या सुटल्यावर व्यक्तीला जाणारा ई-मेल',
        },
      },
    ])
    expect(held[0]?.facts.map(({ value }) => value)).toMatchObject([
      { en: email, mr: email },
      { en: 'Street light', mr: 'पथदिवा' },
      { en: '12', mr: '१२' },
      { en: day },
    ])
    expect(await heldOf({ telephone: '02515550199' })).toEqual([])
    expect(await heldOf({ email: 'asha@council' })).toEqual([])
  })

  test.each(['html', 'json'])('is given out as %s, also where there is no message', async (as) => {
    await followed()
    const told = await (await call('/export', { ids: [], email, as })).text()
    expect(told).toContain(email)
    expect(told).toMatch(/Street light|पथदिवा/)
    expect(told).not.toContain('neighbour')
  })

  test('is erased, and goes on counting; the others keep their mail', async () => {
    const id = await followed()
    expect((await call('/erase-held', { email })).status).toBe(400)
    expect(await addresses()).toContain(email)
    const answer = await call('/erase-held', { email, confirmed: true })
    expect(await answer.json()).toMatchObject({ erased: 1, isOverwritten: true })
    expect(await addresses()).toEqual([null, 'other@council.example', 'neighbour@council.example'])
    expect((await listed())[0]).toMatchObject({ followers: '2' })
    expect(await followersOf(await follow(id, {}, '203.0.113.1'))).toBe(2)
    expect(await heldOf({ email })).toEqual([])
  })

  test('with a second address at one telephone leaves no row behind', async () => {
    await followed()
    await call('/erase-held', { email: 'other@council.example', confirmed: true })
    expect(await addresses()).toEqual([email, 'neighbour@council.example'])
    expect((await listed())[0]).toMatchObject({ followers: '2' })
  })

  test('is noted in the journal, without the address', async () => {
    await followed()
    await call('/erase-held', { email, confirmed: true })
    const journal = await runSql(desk().payload, 'SELECT * FROM journal ORDER BY id DESC LIMIT 3')
    expect(JSON.stringify(journal)).toContain('Mail that the person gets when this problem is done')
    expect(JSON.stringify(journal)).not.toContain('asha')
  })

  test('of which nothing is known but the day is found all the same', async () => {
    await followed()
    await runSql(desk().payload, 'UPDATE reports SET ward_number = NULL, kind_id = NULL')
    expect((await heldOf({ email }))[0]?.facts.map(({ label }) => label.en)).toEqual(['Email', 'Reported on'])
  })

  test.each(['editor', 'clerk', undefined] as const)('is neither shown to nor erased by %s', async (role) => {
    await followed()
    const as = role as Role
    const answer = await desk().ask('POST', '/personal-data/erase-held', {
      as,
      body: { email, confirmed: true },
    })
    expect([401, 403]).toContain(answer.status)
    const seen = await desk().ask('POST', '/personal-data', { as, body: { telephone: '', email } })
    expect(await seen.text()).not.toContain(email)
    expect(await addresses()).toContain(email)
  })
})
