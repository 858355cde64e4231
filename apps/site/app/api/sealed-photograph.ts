import { timeLimit } from './time-limit.ts'

/** Where the browser hands over a photograph that waited on the device: a call of the site itself. The body is the JWE. */
export const sealedPhotographPath = '/sealed-photograph'

/** In milliseconds: so long a slow line may take for 700 KB. */
const longestWait = 120_000

/**
 * Hands over a photograph that only the council can open. `refused`: it is never taken; `unopened`: it was sealed for another
 * key than the council has now; `later`: not now. Never throws.
 */
export async function sendSealedPhotograph(
  sealed: Uint8Array<ArrayBuffer>,
): Promise<{ token: string } | 'refused' | 'unopened' | 'later' | 'unanswered'> {
  try {
    const response = await fetch(sealedPhotographPath, {
      method: 'POST',
      headers: { 'content-type': 'application/jose' },
      body: sealed,
      signal: timeLimit(longestWait),
    })
    const text = await response.text()
    if (response.status === 400 || response.status === 413) return 'refused'
    if (response.status === 422) return 'unopened'
    if (!response.ok) return 'later'
    const { token } = JSON.parse(text) as { token?: unknown }
    return typeof token === 'string' ? { token } : 'later'
  } catch (error) {
    console.error('A photograph could not be handed over', String(error))
    return 'unanswered'
  }
}
