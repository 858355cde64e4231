import type { Fetch } from './list.ts'

/** Settings and wording are our own lists: other servers answer 404, and the site has defaults. */
export const orNone =
  (fetch: Fetch): Fetch =>
  async (name, language) => {
    const outcome = await fetch(name, language)
    return !outcome.ok && outcome.error === 'notFound' ? { ok: true, value: [] } : outcome
  }
