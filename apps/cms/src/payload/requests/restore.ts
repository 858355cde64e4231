/*
 * Payload 3.90: a version of a global that is restored is written as it stands, without its hooks: with fields that the
 *   account may not change, with what is not valid, and a draft in the place of what is public.
 * Upstream: none found.
 * Here: it is saved like what a form sends.
 * Canary: restore: a version of a global is restored with fields that the account may not change.
 */

import type { GlobalSlug, PayloadHandler } from 'payload'
import type { Asker } from './locks.ts'

/**
 * A version that a clerk restores becomes a draft, like everything that a clerk saves, so the desk's button does not
 * answer 403.
 */
export const restoredByClerksAsDraft =
  (handler: PayloadHandler, isClerk: (asker: Asker) => boolean): PayloadHandler =>
  (req) => {
    if (isClerk({ req })) req.query = { ...req.query, draft: 'true' }
    return handler(req)
  }

type Version = { version: Readonly<Record<string, unknown>> }

/** A version of settings, saved by whoever restores it. A version that was a draft becomes one, and the public one stays. */
export const restoredAsSaved =
  (slug: string): PayloadHandler =>
  async (req) => {
    const of = { slug: slug as GlobalSlug, depth: 0, overrideAccess: false, req }
    const found: unknown = await req.payload.findGlobalVersionByID({ ...of, id: String(req.routeParams?.id) })
    const { id: _, globalType, createdAt, updatedAt, ...stored } = (found as Version).version
    const draft = req.query.draft === 'true' || stored._status === 'draft'
    const data = { ...stored, _status: draft ? 'draft' : 'published' }
    const doc = await req.payload.updateGlobal({ ...of, data: data as never, draft })
    return Response.json({ doc, message: req.t('version:restoredSuccessfully') })
  }
