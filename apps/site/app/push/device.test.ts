import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renewAddress } from '../../worker/renewed.ts'
import { beginTelling, deviceState, endTelling } from './device.ts'

const key = 'BAUE'
let subscription: object | null
const ended = vi.fn(async () => {
  subscription = null
})
const made = (number = 1) => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${number}`,
  options: { applicationServerKey: Uint8Array.from([4, 5, 4]).buffer },
  getKey: () => new ArrayBuffer(16),
  unsubscribe: ended,
})
const pushManager = {
  getSubscription: async () => subscription as PushSubscription | null,
  subscribe: async () => {
    subscription = made(addresses++)
    return subscription
  },
} as unknown as PushManager
let addresses: number

/** The browser's caches, as far as one answer under one name. */
function cachesOfTest() {
  const stored = new Map<string, Response>()
  const store = {
    match: async (name: string) => stored.get(name)?.clone(),
    put: async (name: string, answer: Response) => void stored.set(name, answer),
  }
  return { open: async () => store, delete: async () => stored.clear() }
}

let status: number
let sent: { path: string; body: object }[]

beforeEach(() => {
  subscription = null
  addresses = 1
  ended.mockClear()
  status = 200
  const registration = { pushManager }
  const serviceWorker = {
    register: async () => registration,
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  }
  vi.stubGlobal('navigator', { serviceWorker })
  vi.stubGlobal('Notification', { permission: 'granted' })
  sent = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string } = {}) => {
    if (status === 200 && body) sent.push({ path, body: JSON.parse(body) })
    return Response.json({ key }, { status })
  })
  vi.stubGlobal('caches', cachesOfTest())
})
afterEach(() => void vi.unstubAllGlobals())

test('a device that the server does not take is not on', async () => {
  status = 503
  await expect(beginTelling({ language: 'en', wards: [] })).rejects.toThrow()
  expect(await deviceState()).toEqual({ is: 'off' })
})

test('a device that is told already is told on where a further ward cannot be stored', async () => {
  await beginTelling({ language: 'en', wards: ['3'] })
  status = 503
  await expect(beginTelling({ language: 'en', wards: ['3', '12'] })).rejects.toThrow()
  expect(ended).not.toHaveBeenCalled()
  expect(await deviceState()).toEqual({ is: 'on', wards: ['3'] })
})

describe('a device that the browser has given another address', () => {
  const address = (number: number) => `https://fcm.googleapis.com/fcm/send/${number}`
  const renewal = [
    { path: '/api/push-subscription', body: { endpoint: address(2), language: 'mr', wards: ['12'] } },
    { path: '/api/push-end', body: { endpoint: address(1) } },
  ]
  beforeEach(async () => {
    await beginTelling({ language: 'mr', wards: ['12'] })
    sent = []
  })

  test('is told at the new one, which the browser made or the worker asks for', async () => {
    subscription = null
    await renewAddress(pushManager, made(2) as unknown as PushSubscription)
    expect(sent).toMatchObject(renewal)
  })

  test('is told again where the browser made none, and once only', async () => {
    subscription = null
    await renewAddress(pushManager)
    expect(sent).toMatchObject(renewal)
    expect(await deviceState()).toEqual({ is: 'on', wards: ['12'] })
    expect(sent).toHaveLength(2)
  })

  test('is not on until the server knows it, and the next page tells the server', async () => {
    status = 503
    await expect(renewAddress(pushManager, made(2) as unknown as PushSubscription)).rejects.toThrow()
    subscription = made(2)
    expect(await deviceState()).toEqual({ is: 'off' })
    status = 200
    expect(await deviceState()).toEqual({ is: 'on', wards: ['12'] })
    expect(sent).toMatchObject(renewal)
  })

  test('is not told any more where its reader has ended it', async () => {
    await endTelling()
    sent = []
    await renewAddress(pushManager, made(2) as unknown as PushSubscription)
    expect(sent).toEqual([])
  })
})
