import { sendDevice, sendEnd } from '../api/push.ts'
import { storedTold, storeTold, type ThisDevice } from './this-device.ts'

const inBase64 = (bytes: ArrayBuffer | null | undefined): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

export const isOf = (subscription: PushSubscription, key: string): boolean =>
  inBase64(subscription.options.applicationServerKey) === key

/** Asks the browser for an address under the council's key. */
export const subscribeWith = (pushManager: PushManager, key: string): Promise<PushSubscription> =>
  pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) })

/** Tells the server of this device. Throws where it was not stored. */
export async function tellServer(
  subscription: PushSubscription,
  { language, wards }: Omit<ThisDevice, 'endpoint'>,
): Promise<void> {
  const { endpoint } = subscription
  const p256dh = inBase64(subscription.getKey('p256dh'))
  const auth = inBase64(subscription.getKey('auth'))
  await sendDevice({ endpoint, p256dh, auth, language, wards })
  await storeTold({ endpoint, language, wards })
}

/**
 * Tells the server where the browser has given this device another address. Throws where it was not stored; it is then
 * tried again when a page asks.
 */
export async function tellNewAddress(subscription: PushSubscription): Promise<void> {
  const told = await storedTold()
  if (!told || told.endpoint === subscription.endpoint) return
  await tellServer(subscription, told)
  // The old address would be forgotten with its next message.
  await sendEnd({ endpoint: told.endpoint }).catch(() => undefined)
}
