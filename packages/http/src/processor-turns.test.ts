import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createProcessorTurns } from './processor-turns.ts'
import { createProcessorUse } from './processor-use.ts'

test('a reader waits for one piece of work, however many others asked for more', async () => {
  const use = createProcessorUse(1000)
  const turns = createProcessorTurns(use)
  const done: string[] = []
  const ask = (client: string) =>
    turns(client, async () => {
      done.push(client)
      use.add(client, 30, true)
    })
  const flood = Array.from({ length: 200 }, (_, number) => ask(`flood ${number % 50}`))
  while (done.length < 60) await turn()
  const before = done.length
  await ask('reader')
  expect(done.indexOf('reader')).toBeLessThanOrEqual(before + 1)
  await Promise.all(flood)
  expect(done).toHaveLength(201)
})

test('work that fails, and work that nobody waits for, holds up nobody', async () => {
  const turns = createProcessorTurns(createProcessorUse(1000))
  const broken = turns('one', async () => {
    throw new Error('broken')
  })
  let isDone = false
  void turns(
    'one',
    async () => {
      isDone = true
    },
    () => false,
  )
  await expect(broken).rejects.toThrow('broken')
  expect(await turns('two', async () => 7)).toBe(7)
  expect(isDone).toBe(false)
})

test('between two pieces of work everything else is answered', async () => {
  const turns = createProcessorTurns(createProcessorUse(1000))
  const order: string[] = []
  const all = [1, 2, 3].map((number) => turns('one', async () => void order.push(`work ${number}`)))
  const other = (async () => {
    for (let time = 0; time < 3; time++) {
      await turn()
      order.push('other')
    }
  })()
  await Promise.all([...all, other])
  expect(order.join()).not.toContain('work 1,work 2,work 3')
})

test('who has used up a minute waits for the next one', () => {
  let time = 0
  const use = createProcessorUse(1000, () => time)
  use.add('one', 5000, false)
  expect(use.mayAsk('one')).toEqual({ isAllowed: true })
  expect(use.workOf('one')).toBe(5000)
  use.add('one', 1000, true)
  time = 20_000
  expect(use.mayAsk('one')).toEqual({ isAllowed: false, retryAfter: 40 })
  expect(use.mayAsk('other')).toEqual({ isAllowed: true })
  time = 60_000
  expect(use.mayAsk('one')).toEqual({ isAllowed: true })
  expect(use.workOf('one')).toBe(0)
})
