import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beginTelling, deviceState } from './device.ts'

const key = 'BAUE'
let subscription: object | null
const ended = vi.fn(async () => {
  subscription = null
})
const made = () => ({
  endpoint: 'https://fcm.googleapis.com/fcm/send/1',
  options: { applicationServerKey: Uint8Array.from([4, 5, 4]).buffer },
  getKey: () => new ArrayBuffer(16),
  unsubscribe: ended,
})
const pushManager = {
  getSubscription: async () => subscription,
  subscribe: async () => {
    subscription = made()
    return subscription
  },
}
let status: number

beforeEach(() => {
  subscription = null
  ended.mockClear()
  status = 200
  const registration = { pushManager }
  const serviceWorker = {
    register: async () => registration,
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  }
  vi.stubGlobal('navigator', { serviceWorker })
  vi.stubGlobal('window', { PushManager: class {}, Notification: class {} })
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: async () => 'granted' })
  vi.stubGlobal('fetch', async () => Response.json({}, { status }))
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  })
})
afterEach(() => void vi.unstubAllGlobals())

test('a device that the server does not take is not on', async () => {
  status = 503
  await expect(beginTelling({ key, language: 'en', wards: [] })).rejects.toThrow()
  expect(await deviceState(key)).toEqual({ is: 'off' })
})

test('a device that is told already is told on where a further ward cannot be stored', async () => {
  await beginTelling({ key, language: 'en', wards: ['3'] })
  status = 503
  await expect(beginTelling({ key, language: 'en', wards: ['3', '12'] })).rejects.toThrow()
  expect(ended).not.toHaveBeenCalled()
  expect(await deviceState(key)).toEqual({ is: 'on', wards: ['3'] })
})
