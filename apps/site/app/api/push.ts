import { type Language, pushPaths } from '@nagardwar/contract/browser'

export type Device = {
  endpoint: string
  p256dh: string
  auth: string
  language: Language
  wards: readonly string[]
}

/** The key under which devices ask to be told of alerts; undefined where the council tells none. */
export async function askPushKey(): Promise<string | undefined> {
  const answer = await fetch(`/api${pushPaths.pushKey}`)
  if (!answer.ok) return undefined
  const { key } = (await answer.json()) as { key?: unknown }
  return typeof key === 'string' ? key : undefined
}

async function send(path: string, body: object): Promise<void> {
  const answer = await fetch(`/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`The server answered ${answer.status}`)
}

/** Asks to tell this device from now on. Throws where it was not stored. */
export const sendDevice = (device: Device): Promise<void> => send(pushPaths.pushSubscription, device)

/** Asks to forget this device. */
export const sendEnd = (device: Pick<Device, 'endpoint'>): Promise<void> => send(pushPaths.pushEnd, device)
