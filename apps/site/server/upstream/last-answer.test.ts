import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { createLastAnswer } from './last-answer.ts'

const folders: string[] = []
afterEach(() => {
  vi.useRealTimers()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn(), debug: vi.fn() }

/** An answer with a life of half a minute, and a clock that the test moves. */
function answered(upstream: () => Promise<Response>, file?: string) {
  let at = 0
  const ask = vi.fn(upstream)
  const answer = createLastAnswer<{ day: number }>({
    upstream: ask,
    path: '/archive',
    read: (said) => said as { day: number },
    life: 30_000,
    longest: { bytes: 1000, ms: 1000 },
    what: 'The archive',
    log: log as never,
    now: () => at,
    ...(file ? { file } : {}),
  })
  return {
    ...answer,
    asked: () => ask.mock.calls.length,
    later(ms: number) {
      at += ms
      vi.setSystemTime(Date.now() + ms)
    },
  }
}
const saying = (day: () => number) => async () => Response.json({ day: day() })
const clockAt = (time: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${time}+05:30`) })

test('an answer is good for its life', async () => {
  clockAt('2026-11-27T12:00:00')
  const answer = answered(saying(() => 27))
  await answer.now()
  answer.later(29_000)
  await answer.now()
  expect(answer.asked()).toBe(1)
  answer.later(1000)
  await answer.now()
  expect(answer.asked()).toBe(2)
})

test('one of yesterday is not good any more, and after midnight a desk whose clock is behind is asked again soon', async () => {
  clockAt('2026-11-27T23:59:50')
  let day = 27
  const answer = answered(saying(() => day))
  expect(await answer.now()).toEqual({ day: 27 })
  answer.later(11_000)
  expect(await answer.now()).toEqual({ day: 27 })
  expect(answer.asked()).toBe(2)
  // The desk has midnight now.
  day = 28
  answer.later(2000)
  expect(await answer.now()).toEqual({ day: 28 })
})

test('a desk that gave no answer is asked again soon, not after the life of an answer', async () => {
  clockAt('2026-11-27T12:00:00')
  let isAway = true
  const answer = answered(async () => {
    if (isAway) throw new Error('away')
    return Response.json({ day: 27 })
  })
  expect(await answer.now()).toBeUndefined()
  isAway = false
  answer.later(2000)
  expect(await answer.now()).toEqual({ day: 27 })
})

test('what an earlier run was answered is known at once, while a desk that hangs is asked', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'nagardwar-answer-'))
  folders.push(folder)
  const file = path.join(folder, 'answers', 'archive.json')
  const earlier = answered(
    saying(() => 27),
    file,
  )
  await earlier.now()
  await earlier.settled()
  const next = answered(() => new Promise(() => {}), file)
  const began = performance.now()
  expect(await next.now()).toEqual({ day: 27 })
  expect(performance.now() - began).toBeLessThan(2000)
})
