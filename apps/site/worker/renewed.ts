import { askPushKey } from '../app/api/push.ts'
import { subscribeWith, tellNewAddress } from '../app/push/subscribe.ts'
import { storedTold } from '../app/push/this-device.ts'

/**
 * The browser has ended the address at which this device is told of alerts, and may have made another one: the server is
 * told. Throws without a network; the next page that offers alerts then does it.
 */
export async function renewAddress(
  pushManager: PushManager,
  renewed?: PushSubscription | null,
): Promise<void> {
  if (!(await storedTold())) return
  const known = renewed ?? (await pushManager.getSubscription())
  if (known) return tellNewAddress(known)
  const key = await askPushKey()
  if (key) await tellNewAddress(await subscribeWith(pushManager, key))
}
