import type { Payload } from 'payload'

const key = 'setup:emblem'

/** The emblem that somebody looks at before it is saved: in the database, since another desk may show it. */
export async function pendingEmblem(payload: Payload): Promise<Buffer | undefined> {
  const stored = await payload.kv.get<{ png: string }>(key)
  return stored ? Buffer.from(stored.png, 'base64') : undefined
}

export const keepPending = (payload: Payload, png: Buffer): Promise<void> =>
  payload.kv.set(key, { png: png.toString('base64') })

export const forgetPending = (payload: Payload): Promise<void> => payload.kv.delete(key)
