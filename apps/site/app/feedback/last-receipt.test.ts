import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { receiptOf, rememberReceipt } from './last-receipt.ts'
import { forgetInTab } from './tab-store.ts'

const secret = 'abcdefghijklmnopqrstuvwxyz'
const session = new Map<string, string>()
const entry: { state: unknown } = { state: { key: 'router' } }

beforeEach(() => {
  session.clear()
  vi.stubGlobal('window', { name: '' })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => session.get(key) ?? null,
    setItem: (key: string, value: string) => void session.set(key, value),
    removeItem: (key: string) => void session.delete(key),
  })
  vi.stubGlobal('history', {
    get state() {
      return entry.state
    },
    replaceState: (state: unknown) => {
      entry.state = state
    },
  })
})
// Files of one worker share their globals.
afterEach(() => void vi.unstubAllGlobals())

/** What React Router gives as the location's state. */
const usr = () => (entry.state as { usr?: unknown }).usr

test('after a reload the receipt is shown again, with its private link, which no storage has', async () => {
  rememberReceipt({ reference: 'F-7KQ2-M9XD', secret })
  expect(await receiptOf(usr())).toEqual({ receipt: { reference: 'F-7KQ2-M9XD', secret }, isSent: true })
  expect(JSON.stringify([entry.state, [...session.values()]])).not.toContain(secret)
  expect(entry.state).toMatchObject({ key: 'router' })
})

test('an earlier entry of the history shows its own number, and not the link of the last message', async () => {
  rememberReceipt({ reference: 'F-1', secret: secret.replace('a', 'b') })
  const earlier = usr()
  rememberReceipt({ reference: 'F-2', secret })
  expect((await receiptOf(earlier)).receipt).toEqual({ reference: 'F-1' })
})

test('without what the tab kept the number stays', async () => {
  rememberReceipt({ reference: 'F-1', secret })
  await forgetInTab('receipt')
  expect((await receiptOf(usr())).receipt).toEqual({ reference: 'F-1' })
})

test.each([undefined, null, 'sent', {}, { sent: 7 }, { sent: { reference: 'F-1' } }])(
  'the state %j is of no sent message',
  async (state) => {
    expect(await receiptOf(state)).toEqual({ receipt: undefined, isSent: false })
  },
)

test('a server that gave no number is thanked for all the same', async () => {
  rememberReceipt({ reference: '' })
  expect((await receiptOf(usr())).receipt).toEqual({ reference: '' })
})

test('whoever comes back to the form in the same tab finds the last message and its link', async () => {
  rememberReceipt({ reference: 'F-7KQ2-M9XD', secret })
  expect(await receiptOf(null)).toEqual({ receipt: { reference: 'F-7KQ2-M9XD', secret }, isSent: false })
})
