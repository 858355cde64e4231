import type { BasePayload } from 'payload'

/** In the reader's language, or in the other one; nothing in a council that has no name yet. */
export async function nameOfCouncil(
  payload: BasePayload,
  language: 'en' | 'mr',
): Promise<string | undefined> {
  const { name } = await payload.findGlobal({ slug: 'settings', depth: 0 })
  return name?.[language] || name?.en || undefined
}
