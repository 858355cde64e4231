import { beforeEach, describe, expect, test } from 'vitest'
import { runSql } from '../../../src/platform/database/sql.ts'
import { mailServer } from '../../desk/mail-server.ts'
import { councilWithReports } from './reports.ts'

const { received, settings } = await mailServer()
const { desk, report, listed, change, follow, followersOf, followers } = councilWithReports(settings)

describe('“this is it, tell me too”', () => {
  test('counts a client once, and keeps neither its address nor the number of the report in what it stores of it', async () => {
    await report()
    const [row] = await listed()
    const id = row?.id ?? 0
    expect(await followersOf(await follow(id))).toBe(1)
    expect(await followersOf(await follow(id))).toBe(1)
    expect(await followersOf(await follow(id, { email: 'one@council.example' }))).toBe(1)
    expect(await followersOf(await follow(id, {}, '203.0.113.8'))).toBe(2)
    expect((await listed())[0]).toMatchObject({ followers: '2' })
    const stored = JSON.stringify(await followers())
    expect(stored).toContain('one@council.example')
    expect(stored).not.toContain('203.0.113')
  })

  test('a client leaves three addresses at most, and none is counted twice', async () => {
    await report()
    const [row] = await listed()
    const id = row?.id ?? 0
    for (const [at, status] of [200, 200, 200, 429].entries())
      expect((await follow(id, { email: `${at}@council.example` })).status).toBe(status)
    expect((await listed())[0]).toMatchObject({ followers: '1' })
  })

  test('an address is left at five reports a day at most, whoever leaves it and however it is written', async () => {
    for (let at = 0; at < 6; at++) await report()
    const ids = (await listed()).map(({ id }) => id)
    const addresses = ['victim@council.example', 'Victim@Council.example']
    const leave = async (at: number, email = addresses[at % 2] ?? '') =>
      (await follow(ids[at] ?? 0, { email }, `203.0.113.${20 + at}`)).status
    for (const at of [0, 1, 2, 3, 4]) expect(await leave(at)).toBe(200)
    expect(await leave(5)).toBe(429)
    // Again at a report that has it already, another address, and none at all.
    expect(await leave(4)).toBe(200)
    expect(await leave(5, 'other@council.example')).toBe(200)
    expect(await leave(5, '')).toBe(200)
    const kept = (await followers()).filter(({ email }) => /victim/i.test(String(email)))
    expect(kept).toHaveLength(5)
    await runSql(desk().payload, "UPDATE report_followers SET created_at = '2020-01-01T00:00:00.000Z'")
    expect((await follow(ids[5] ?? 0, { email: 'victim@council.example' }, '203.0.113.99')).status).toBe(200)
  })

  test('the hidden field is answered alike, and not counted', async () => {
    await report()
    const [row] = await listed()
    expect(await followersOf(await follow(row?.id ?? 0, { website: 'x', email: 'a@b.example' }))).toBe(0)
    expect(await followers()).toEqual([])
  })

  test('a report that is done, put aside or not there cannot be followed', async () => {
    const done = await report()
    const aside = await report()
    const rows = await listed()
    await change(done.message.id, { status: 'closed' })
    await change(aside.message.id, { putAside: 'spam' })
    for (const id of [...rows.map(({ id }) => id), 99_999, 0, -1, '1 OR 1=1', null, [1]])
      expect((await follow(id as number)).status, String(id)).toBe(404)
    expect((await follow(rows[0]?.id ?? 0, { email: 'no' })).status).toBe(404)
  })

  test('a wrong address is refused', async () => {
    await report()
    const [row] = await listed()
    const response = await follow(row?.id ?? 0, { email: 'no' })
    expect([response.status, ((await response.json()) as { errors: unknown }).errors]).toEqual([
      400,
      { email: 'emailInvalid' },
    ])
  })

  test('two at once of one client count once', async () => {
    await report()
    const id = (await listed())[0]?.id ?? 0
    await Promise.all(Array.from({ length: 5 }, () => follow(id)))
    expect((await listed())[0]).toMatchObject({ followers: '1' })
  })
})

describe('the mail to followers', () => {
  const tell = async () =>
    (await import('../../../src/features/feedback/problems/send-to-followers.ts')).tellFollowers(
      desk().payload,
    )
  const toFollowers = () => received.filter(({ to }) => /^(?:one|two)@/.test(to))
  beforeEach(() => {
    received.length = 0
  })

  test('goes out once, when the report is done, and its address is erased then', async () => {
    const { message } = await report()
    const id = (await listed())[0]?.id ?? 0
    await follow(id, { email: 'one@council.example', language: 'mr' }, '203.0.113.1')
    await follow(id, { email: 'two@council.example', language: 'en' }, '203.0.113.2')
    await tell()
    expect(toFollowers()).toEqual([])
    await change(message.id, { status: 'closed' })
    await Promise.all([tell(), tell()])
    await tell()
    expect(toFollowers()).toHaveLength(2)
    const [marathi, english] = toFollowers().toSorted((one, other) => one.to.localeCompare(other.to))
    expect(marathi?.text).toMatch(/पथदिवा, प्रभाग १२[\s\S]+\/mr\/reports/)
    expect(english?.text).toMatch(/Street light, Ward 12[\s\S]+\/reports/)
    for (const { text } of toFollowers()) expect(text).not.toMatch(/शुभांगी|कोपऱ्यावरील|बाजार|F-[A-Z0-9]{4}/)
    expect(JSON.stringify(await followers())).not.toContain('@')
    expect((await listed())[0]).toMatchObject({ followers: '2' })
  })

  test('of one who reported the same again comes when the first is done; of spam none comes', async () => {
    const first = await report()
    const again = await report()
    const spam = await report()
    const [three, two] = await listed()
    await follow(two?.id ?? 0, { email: 'one@council.example' }, '203.0.113.1')
    await follow(three?.id ?? 0, { email: 'two@council.example' }, '203.0.113.2')
    await change(spam.message.id, { putAside: 'spam', status: 'closed' })
    await change(again.message.id, { putAside: 'duplicate', duplicateOf: first.message.id, status: 'closed' })
    await tell()
    expect(toFollowers()).toEqual([])
    await change(first.message.id, { status: 'answered' })
    await tell()
    expect(toFollowers().map(({ to }) => to)).toEqual(['one@council.example'])
  })
})
