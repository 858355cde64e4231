import type { PayloadHandler, PayloadRequest } from 'payload'
import { say, type Words } from '../../platform/words/words.ts'

/** An answer that says why nothing was done, in the language of the desk. */
export const refused = (status: number, why: Words, req: PayloadRequest): Response =>
  Response.json({ message: say(why, req) }, { status })

/** An endpoint for those who may ask it; others get 403 and the reason. */
export const only =
  (
    may: (asker: { req: PayloadRequest }) => boolean,
    reason: Words,
    handler: PayloadHandler,
  ): PayloadHandler =>
  (req) =>
    may({ req }) ? handler(req) : refused(403, reason, req)
