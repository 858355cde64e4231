import type { Payload } from 'payload'

/** Publishes records whose texts name these files: only what something public names is sent to everybody. */
export async function namedInPublic(payload: Payload, ...names: string[]): Promise<void> {
  for (const each of names) {
    const text = `/uploads/${each}`
    const data = { name: { en: text, mr: text }, _status: 'published' as const }
    await payload.create({ collection: 'ponds', data: data as never })
  }
}
