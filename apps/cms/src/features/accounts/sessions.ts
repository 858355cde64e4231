import type { CollectionAfterReadHook, CollectionBeforeLoginHook } from 'payload'
import { endSession } from '../../platform/database/session-rows.ts'

const hour = 60 * 60_000
/** A session ends after a long working day, even if it is refreshed. */
const longestSession = 12 * hour

type Session = { createdAt?: Date | string | null; expiresAt: Date | string }

export const isOpen = ({ createdAt, expiresAt }: Session): boolean =>
  new Date(expiresAt).getTime() > Date.now() &&
  new Date(createdAt ?? 0).getTime() > Date.now() - longestSession

/** Payload checks that the token's session exists, but not how old it is. */
export const forgetEndedSessions: CollectionAfterReadHook = ({ doc }) =>
  Array.isArray(doc.sessions) ? { ...doc, sessions: doc.sessions.filter(isOpen) } : doc

/** A login ends the session that the request already had. */
export const endPresentedSession: CollectionBeforeLoginHook = async ({ req, user }) => {
  const presented = (req.user as { _sid?: string } | null)?._sid
  if (presented) await endSession(req.payload, presented)
  return user
}
