import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createClientTurns } from './client-turns.ts'

const free = () => ({ isAllowed: true as const })
const busyFor = (milliseconds: number) => async () => {
  const began = process.threadCpuUsage()
  for (;;) {
    const { user, system } = process.threadCpuUsage(began)
    if (user + system >= milliseconds * 1000) return
  }
}

test('who has used up what one client may take of the processor in a minute is asked to wait', async () => {
  const turns = createClientTurns()
  const searches = turns.within(free)
  // What a thread took is counted 1.7 times: the first page leaves something, the second takes it.
  for (let page = 0; page < 2; page++)
    await turns.of('one', async () => {
      expect(await searches('one')).toEqual({ isAllowed: true })
      await turns.render(busyFor(200))
    })
  expect(await searches('one')).toEqual({ isAllowed: false, retryAfter: expect.any(Number) })
  expect(await searches('other')).toEqual({ isAllowed: true })
})

test('of many requests at once no more are let in than may be paid for', async () => {
  const turns = createClientTurns()
  const searches = turns.within(free)
  const ask = () => turns.of('one', async () => (await searches('one')).isAllowed)
  const allowed = await Promise.all(Array.from({ length: 60 }, ask))
  expect(allowed.filter(Boolean)).toHaveLength(17)
})

test('a request that cost little is charged little', async () => {
  const turns = createClientTurns()
  const searches = turns.within(free)
  const cheap = () =>
    turns.of('one', async () => {
      const turn = await searches('one')
      await turns.question(
        async (spent) => spent(2),
        () => true,
      )
      return turn.isAllowed
    })
  for (let question = 0; question < 60; question++) expect(await cheap()).toBe(true)
})

test('what all readers get is nobody’s use, and what the search thread took counts', async () => {
  const turns = createClientTurns()
  const searches = turns.within(free)
  await turns.of('one', () => turns.shared(() => turns.render(busyFor(1300))))
  expect(await searches('one')).toEqual({ isAllowed: true })
  const ask = async (spent: (ms: number) => void) => spent(1300)
  await turns.of('one', () => turns.question(ask, () => true))
  expect(await searches('one')).toMatchObject({ isAllowed: false })
})

test('who goes on after the bound is not even read any more, and others are', () => {
  const turns = createClientTurns(60)
  for (let refused = 0; refused < 715; refused++) turns.answered('one', 0)
  expect(turns.mayBeRead('one')).toEqual({ isAllowed: true })
  turns.answered('one', 0)
  expect(turns.mayBeRead('one')).toEqual({ isAllowed: false, retryAfter: expect.any(Number) })
  expect(turns.mayBeRead('other')).toEqual({ isAllowed: true })
  for (let sent = 0; sent < 180; sent++) turns.answered('sender of forms', 60_000)
  expect(turns.mayBeRead('sender of forms')).toMatchObject({ isAllowed: false })
})

test('without a limit of searches nobody is asked to wait', () => {
  const turns = createClientTurns(0)
  for (let asked = 0; asked < 5000; asked++) turns.answered('one', 0)
  expect(turns.mayBeRead('one')).toEqual({ isAllowed: true })
})

test('pages that many ask for at once are rendered one by one, and the rest of the site goes on between them', async () => {
  const turns = createClientTurns()
  const order: string[] = []
  const pages = Array.from({ length: 8 }, (_, number) =>
    turns.of(`client ${number}`, () =>
      turns.render(async () => {
        order.push('page')
        await busyFor(2)()
      }),
    ),
  )
  for (let time = 0; time < 8; time++) {
    await turn()
    order.push('answer from memory')
  }
  await Promise.all(pages)
  expect(order.join()).not.toContain('page,page,page')
})
