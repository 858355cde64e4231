import type { Device } from '../api/push.ts'
import { stores } from '../offline/stores.ts'

/** How this device is told of alerts. It stays on the device; the worker reads it when the browser renews the address. */
export type ThisDevice = Pick<Device, 'endpoint' | 'language' | 'wards'>

const name = '/told'

function told(value: unknown): ThisDevice | undefined {
  const { endpoint, language, wards } = (value ?? {}) as Partial<ThisDevice>
  return endpoint && language && Array.isArray(wards) ? { endpoint, language, wards } : undefined
}

/** Undefined where nothing is stored, or the browser stores nothing. */
export async function storedTold(): Promise<ThisDevice | undefined> {
  try {
    const answer = await (await caches.open(stores.device)).match(name)
    return told(await answer?.json())
  } catch {
    return undefined
  }
}

/** A browser that stores nothing tells of danger all the same. */
export async function storeTold(told: ThisDevice): Promise<void> {
  try {
    await (await caches.open(stores.device)).put(name, Response.json(told))
  } catch (error) {
    console.info('How this device is told is not stored', error)
  }
}

export async function forgetTold(): Promise<void> {
  await caches.delete(stores.device).catch(() => false)
}
