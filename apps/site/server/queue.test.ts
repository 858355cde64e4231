import { expect, test } from 'vitest'
import { Busy, createQueue } from './queue.ts'

test('no more work is done at a time than allowed, and all of it is done', async () => {
  const queue = createQueue(2)
  let running = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, ++running)
    await new Promise((resolve) => setTimeout(resolve, 1))
    return running--
  }
  expect(await Promise.all(Array.from({ length: 20 }, () => queue(work)))).toHaveLength(20)
  expect(most).toBe(2)
})

test('work that fails gives its place to the next', async () => {
  const queue = createQueue(1)
  const failures = Array.from({ length: 3 }, () => queue(() => Promise.reject(new Error('no'))))
  expect((await Promise.allSettled(failures)).every(({ status }) => status === 'rejected')).toBe(true)
  expect(await queue(async () => 'done')).toBe('done')
})

test('when too much is waiting, more is refused', async () => {
  const queue = createQueue(1, 1)
  const slow = () => new Promise((resolve) => setTimeout(resolve, 5))
  const [, , third] = await Promise.allSettled([queue(slow), queue(slow), queue(slow)])
  expect(third).toMatchObject({ status: 'rejected', reason: expect.any(Busy) })
})

test('a long line is worked off in its order', async () => {
  const queue = createQueue(1)
  const done: number[] = []
  await Promise.all(Array.from({ length: 5000 }, (_, number) => queue(async () => void done.push(number))))
  expect(done).toEqual([...done.keys()])
  expect(done).toHaveLength(5000)
})
