import { expect, test } from 'vitest'
import { createReadingTurns } from './reading-turns.ts'

/** Something that is read until it is ended. */
function slow(inTurn: ReturnType<typeof createReadingTurns>, client: string) {
  const { promise, resolve } = Promise.withResolvers<string>()
  const answer = inTurn(client, () => promise)
  return {
    answer,
    end: () => {
      resolve('read')
      return answer
    },
  }
}

test('a client has two turns at once, whichever of them ends first', async () => {
  const inTurn = createReadingTurns()
  const [first, second] = [slow(inTurn, 'a'), slow(inTurn, 'a')]
  expect(await slow(inTurn, 'a').answer).toBeUndefined()
  expect(await first.end()).toBe('read')
  const third = slow(inTurn, 'a')
  expect(await slow(inTurn, 'a').answer).toBeUndefined()
  await Promise.all([second.end(), third.end()])
  const [fourth] = [slow(inTurn, 'a'), slow(inTurn, 'a')]
  expect(await slow(inTurn, 'a').answer).toBeUndefined()
  expect(await fourth.end()).toBe('read')
})

test('what fails gives its turn back', async () => {
  const inTurn = createReadingTurns()
  for (let time = 0; time < 20; time++)
    await expect(inTurn('a', () => Promise.reject(new Error('broken off')))).rejects.toThrow('broken off')
  expect(await inTurn('a', async () => 'read')).toBe('read')
})

test('all clients together have twelve', async () => {
  const inTurn = createReadingTurns()
  const six = Array.from({ length: 6 }, (_, at) => [slow(inTurn, `${at}`), slow(inTurn, `${at}`)]).flat()
  expect(await slow(inTurn, 'another').answer).toBeUndefined()
  await Promise.all(six.map(({ end }) => end()))
  expect(await inTurn('another', async () => 'read')).toBe('read')
})
