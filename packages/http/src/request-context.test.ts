import type { IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'
import { currentRequest, inRequest, requestId, requestIdHeader } from './request-context.ts'

const given = '0123456789abcdef0123456789abcdef'
const from = (remoteAddress: string, id?: string) =>
  ({ headers: id ? { 'x-request-id': id } : {}, socket: { remoteAddress } }) as unknown as IncomingMessage

test.each([
  ['a proxy on this machine', '::ffff:127.0.0.1', 0, true],
  ['a proxy of the council', '10.0.0.2', 1, true],
  ['a client', '203.0.113.7', 0, false],
])('an id of %s is taken over: it is %s, behind %i proxies, %s', (_who, address, hops, isTaken) => {
  expect(requestId(from(address, given), hops) === given).toBe(isTaken)
})

test.each(['', 'x', `${given}\n{"level":"error"}`, 'A'.repeat(32)])('%j is no id', (id) => {
  expect(requestId(from('127.0.0.1', id), 1)).toMatch(/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/)
})

test('every line of a request has its id, also after a wait, and no line of another one', async () => {
  const lines: string[] = []
  const log = createLog('info', (line) => lines.push(line))
  await Promise.all(
    ['one', 'other'].map((id) =>
      inRequest(id, async () => {
        await wait(5)
        log.info(`of ${id}`)
      }),
    ),
  )
  log.info('of none')
  const told = lines.map((line) => JSON.parse(line) as { message: string; request?: string })
  expect(told.map(({ message, request }) => [message, request]).sort()).toEqual([
    ['of none', undefined],
    ['of one', 'one'],
    ['of other', 'other'],
  ])
})

test('the desk is told the id', () => {
  expect(inRequest(given, requestIdHeader)).toEqual({ 'x-request-id': given })
  expect(currentRequest()).toBeUndefined()
  expect(requestIdHeader()).toEqual({})
})
