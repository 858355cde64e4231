import type { Language } from '@nagardwar/contract/browser'
import { sendEnd } from '../api/push.ts'
import { isOf, subscribeWith, tellNewAddress, tellServer } from './subscribe.ts'
import { forgetTold, storedTold } from './told.ts'

/** Whether this device is told of alerts: `wards` besides danger. */
export type DeviceState =
  | { is: 'off' | 'denied' | 'homeScreen' | 'absent' }
  | { is: 'on'; wards: readonly string[] }

type Asked = { key: string; language: Language; wards: readonly string[] }

const canPush = (): boolean => 'PushManager' in window && 'Notification' in window
/** Safari on a phone has notifications only for websites on the home screen. */
const isInSafariTab = (): boolean =>
  'standalone' in navigator && (navigator as { standalone?: boolean }).standalone === false

async function subscriptionNow(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/**
 * What this device does now, without asking its reader for anything. Where the browser has given it another address, the
 * server is told of it first.
 */
export async function deviceState(key: string): Promise<DeviceState> {
  if (!canPush() || !navigator.serviceWorker) return { is: isInSafariTab() ? 'homeScreen' : 'absent' }
  if (Notification.permission === 'denied') return { is: 'denied' }
  const subscription = await subscriptionNow()
  if (Notification.permission !== 'granted' || !subscription || !isOf(subscription, key)) return { is: 'off' }
  try {
    await tellNewAddress(subscription)
  } catch (error) {
    console.info('The server does not know this device yet', error)
    return { is: 'off' }
  }
  return { is: 'on', wards: (await storedTold())?.wards ?? [] }
}

async function subscribe(key: string): Promise<{ subscription: PushSubscription; isNew: boolean }> {
  await navigator.serviceWorker.register('/service-worker.js')
  const { pushManager } = await navigator.serviceWorker.ready
  const known = await pushManager.getSubscription()
  if (known && isOf(known, key)) return { subscription: known, isNew: false }
  // One of another key cannot be replaced.
  await known?.unsubscribe()
  return { subscription: await subscribeWith(pushManager, key), isNew: true }
}

/** From now on this device is told. To be called by a click: the browser then asks for permission. */
export async function beginTelling({ key, language, wards }: Asked): Promise<DeviceState> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return { is: permission === 'denied' ? 'denied' : 'off' }
  const { subscription, isNew } = await subscribe(key)
  try {
    await tellServer(subscription, { language, wards })
  } catch (error) {
    // One that the server knows from before is told on, as it was.
    if (isNew) await subscription.unsubscribe()
    throw error
  }
  return { is: 'on', wards }
}

/** This device is told no more, also where the server cannot be reached: it hears of it with its next message. */
export async function endTelling(): Promise<DeviceState> {
  const subscription = await subscriptionNow()
  if (!subscription) return { is: 'off' }
  await sendEnd({ endpoint: subscription.endpoint }).catch((error: unknown) =>
    console.info('The server will hear of it later', error),
  )
  await forgetTold()
  await subscription.unsubscribe()
  return { is: 'off' }
}
