import type { Language } from '@nagardwar/contract/browser'
import { sendDevice, sendEnd } from '../api/push.ts'

/** Whether this device is told of alerts: `wards` besides danger. */
export type DeviceState =
  | { is: 'off' | 'denied' | 'homeScreen' | 'absent' }
  | { is: 'on'; wards: readonly string[] }

type Asked = { key: string; language: Language; wards: readonly string[] }

/** On this device alone: the address says nothing of wards. */
const stored = 'alerts-of-wards'

function storedWards(): string[] {
  try {
    const wards: unknown = JSON.parse(localStorage.getItem(stored) ?? '[]')
    return Array.isArray(wards) ? wards.filter((ward) => typeof ward === 'string') : []
  } catch {
    // A browser that stores nothing tells of danger all the same.
    return []
  }
}

function storeWards(wards: readonly string[]): void {
  try {
    localStorage.setItem(stored, JSON.stringify(wards))
  } catch (error) {
    console.info('The wards of this device are not stored', error)
  }
}

const canPush = (): boolean => 'PushManager' in window && 'Notification' in window
/** Safari on a phone has notifications only for websites on the home screen. */
const isInSafariTab = (): boolean =>
  'standalone' in navigator && (navigator as { standalone?: boolean }).standalone === false

const inBase64 = (bytes: ArrayBuffer | null | undefined): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

const isOf = (subscription: PushSubscription, key: string): boolean =>
  inBase64(subscription.options.applicationServerKey) === key

async function subscriptionNow(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** What this device does now, without asking anybody for anything. */
export async function deviceState(key: string): Promise<DeviceState> {
  if (!canPush() || !navigator.serviceWorker) return { is: isInSafariTab() ? 'homeScreen' : 'absent' }
  if (Notification.permission === 'denied') return { is: 'denied' }
  const subscription = await subscriptionNow()
  if (Notification.permission !== 'granted' || !subscription || !isOf(subscription, key)) return { is: 'off' }
  return { is: 'on', wards: storedWards() }
}

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

async function subscribe(key: string): Promise<{ subscription: PushSubscription; isNew: boolean }> {
  await navigator.serviceWorker.register('/service-worker.js')
  const { pushManager } = await navigator.serviceWorker.ready
  const known = await pushManager.getSubscription()
  if (known && isOf(known, key)) return { subscription: known, isNew: false }
  // One of another key cannot be replaced.
  await known?.unsubscribe()
  const asked = { userVisibleOnly: true, applicationServerKey: bytesOf(key) }
  return { subscription: await pushManager.subscribe(asked), isNew: true }
}

/** From now on this device is told. To be called by a click: the browser then asks for permission. */
export async function beginTelling({ key, language, wards }: Asked): Promise<DeviceState> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return { is: permission === 'denied' ? 'denied' : 'off' }
  const { subscription, isNew } = await subscribe(key)
  try {
    const p256dh = inBase64(subscription.getKey('p256dh'))
    const auth = inBase64(subscription.getKey('auth'))
    await sendDevice({ endpoint: subscription.endpoint, p256dh, auth, language, wards })
  } catch (error) {
    // One that the server knows from before is told on, as it was.
    if (isNew) await subscription.unsubscribe()
    throw error
  }
  storeWards(wards)
  return { is: 'on', wards }
}

/** This device is told no more, also where the server cannot be reached: it hears of it with its next message. */
export async function endTelling(): Promise<DeviceState> {
  const subscription = await subscriptionNow()
  if (!subscription) return { is: 'off' }
  await sendEnd({ endpoint: subscription.endpoint }).catch((error: unknown) =>
    console.info('The server will hear of it later', error),
  )
  await subscription.unsubscribe()
  storeWards([])
  return { is: 'off' }
}
