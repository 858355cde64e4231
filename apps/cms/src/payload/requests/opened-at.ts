/*
 * Payload 3.90: the later of two saves of one record wins, whatever the earlier one changed. Its form asks once, at the
 *   first change, whether the record is newer, and never when it saves.
 * Upstream: none found.
 * Here: a form says when the record that it shows was stored. What is stored since is not written over.
 * Canary: opened-at: a form asks whether a record is newer at its first change alone.
 */

import type { CollectionSlug, GlobalSlug, PayloadHandler, PayloadRequest } from 'payload'
import { exclusively } from '../../platform/database/exclusively.ts'
import { timeWords } from '../../platform/dates/time-in-india.ts'
import { openedAtHeader } from '../../platform/opened-at.ts'
import type { Words } from '../../platform/words/words.ts'
import { refuse } from '../refusals/refuse.ts'

type Stored = { updatedAt?: string | null; saved?: { by?: string | null } | null }

const changed = (at: string, by: string | null | undefined): Words => ({
  en: `This was changed after you opened it (${[by, timeWords(at).en].filter(Boolean).join(', ')}). Nothing was written over, and your text is still here.`,
  mr: `तुम्ही हे उघडल्यानंतर यात बदल झाला आहे (${[by, timeWords(at).mr].filter(Boolean).join(', ')}). तो बदल तसाच आहे व तुमचा मजकूरही इथेच आहे.`,
})

/** When what the form or list shows was stored, in milliseconds; of other clients nothing. */
export function openedAt({ headers }: Pick<PayloadRequest, 'headers'>): number | undefined {
  const time = Date.parse(headers.get(openedAtHeader) ?? '')
  return Number.isNaN(time) ? undefined : time
}

/** Throws where the newest version, draft or published, is newer than what was opened. */
export function refuseStale(newest: Stored | null, opened: number, req: PayloadRequest): void {
  const at = newest?.updatedAt
  if (at && Date.parse(at) > opened) throw refuse(changed(at, newest.saved?.by), req, 409)
}

export async function newestOf(slug: string, id: number, req: PayloadRequest): Promise<Stored | null> {
  const found: unknown = await req.payload.findByID({
    collection: slug as CollectionSlug,
    id,
    draft: Boolean(req.payload.collections[slug as CollectionSlug]?.config.versions?.drafts),
    trash: true,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  return found as Stored | null
}

const numberOf = (id: unknown): number | undefined =>
  /^[1-9]\d{0,9}$/.test(String(id)) ? Number(id) : undefined

/** Compares and writes in one turn of this record, in whichever process: two forms that save at once do so one by one. */
function unlessStale(handler: PayloadHandler, slug: string, id: number, req: PayloadRequest) {
  const opened = openedAt(req)
  if (opened === undefined) return handler(req)
  return exclusively(req.payload, `record:${slug}:${id}`, async () => {
    refuseStale(await newestOf(slug, id, req), opened, req)
    return handler(req)
  })
}

/** What a form sends for its record, by the record's number. */
export const notStale =
  (handler: PayloadHandler, slug: string): PayloadHandler =>
  (req) => {
    const id = numberOf(req.routeParams?.id)
    return id === undefined || !req.user ? handler(req) : unlessStale(handler, slug, id, req)
  }

/** The record of a version, by its number. */
async function recordOf(slug: string, version: number, req: PayloadRequest): Promise<number | undefined> {
  const found: unknown = await req.payload.findVersionByID({
    collection: slug as CollectionSlug,
    // Its type takes texts alone; the databases have numbers.
    id: version as never,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    trash: true,
    req,
  })
  return numberOf((found as { parent?: unknown } | null)?.parent)
}

/** The same where an older version is restored: nothing that the page did not know is written over. */
export const notStaleRestore =
  (handler: PayloadHandler, slug: string): PayloadHandler =>
  async (req) => {
    const version = numberOf(req.routeParams?.id)
    // Of settings there is one record (notStaleGlobal).
    const isRecord = Object.hasOwn(req.payload.collections, slug)
    if (openedAt(req) === undefined || version === undefined || !isRecord || !req.user) return handler(req)
    const id = await recordOf(slug, version, req)
    return id === undefined ? handler(req) : unlessStale(handler, slug, id, req)
  }

/** The same of settings, of which there is one record. */
export const notStaleGlobal =
  (handler: PayloadHandler, slug: string): PayloadHandler =>
  (req) => {
    const opened = openedAt(req)
    if (opened === undefined || !req.user) return handler(req)
    return exclusively(req.payload, `record:${slug}`, async () => {
      const newest: unknown = await req.payload.findGlobal({
        slug: slug as GlobalSlug,
        draft: true,
        depth: 0,
        overrideAccess: false,
        req,
      })
      refuseStale(newest as Stored, opened, req)
      return handler(req)
    })
  }
