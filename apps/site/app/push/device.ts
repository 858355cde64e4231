import type { Language } from '@nagardwar/contract/browser'
import { askPushKey, sendEnd } from '../api/push.ts'
import { isOf, subscribeWith, tellNewAddress, tellServer } from './subscribe.ts'
import { forgetTold, storedTold } from './this-device.ts'

/** Whether this device is told of alerts: `wards` besides danger. */
export type DeviceState = { is: 'off' } | { is: 'on'; wards: readonly string[] }

type Asked = { language: Language; wards: readonly string[] }

async function subscriptionNow(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/**
 * What this device does now, without asking its reader for anything. Where the browser has given it another address, the
 * server is told of it first. While the server is away, what the device knows counts.
 */
export async function deviceState(): Promise<DeviceState> {
  const subscription = await subscriptionNow()
  if (Notification.permission !== 'granted' || !subscription) return { is: 'off' }
  const key = await askPushKey().catch(() => undefined)
  if (key && !isOf(subscription, key)) return { is: 'off' }
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

/** From now on this device is told; its reader has allowed it. Throws where the server has not stored it. */
export async function beginTelling({ language, wards }: Asked): Promise<DeviceState> {
  const key = await askPushKey()
  if (!key) throw new Error('The council tells no devices now')
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
