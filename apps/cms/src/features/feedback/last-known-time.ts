import type { Payload } from 'payload'
import { newestTrace } from '../../platform/database/newest-trace.ts'

const key = 'last-known-time'
const day = 24 * 60 * 60 * 1000
/** If a desk was off for longer than this, a wrong clock cannot be told from a long break. */
const longestRest = 7 * day
/** The operator confirms today's date; time zones and midnight explain a difference of this much. */
const nearlySame = 2 * day

export type Trust = { isTrusted: true } | { isTrusted: false; lastKnown: Date; daysAhead: number }

async function lastKnownTime(payload: Payload): Promise<Date | undefined> {
  const kept = await payload.kv.get<{ at: string }>(key)
  return kept ? new Date(kept.at) : newestTrace(payload)
}

/**
 * Whether the clock may decide what is old. A clock far ahead of the last known time is trusted only when the
 * operator confirms the date: a machine with a wrong clock must not erase recent feedback. A trusted time is stored.
 */
export async function trustClock(payload: Payload, now: Date, confirmed: Date | undefined): Promise<Trust> {
  const lastKnown = (await lastKnownTime(payload)) ?? now
  const ahead = now.getTime() - lastKnown.getTime()
  const isConfirmed = confirmed !== undefined && Math.abs(now.getTime() - confirmed.getTime()) < nearlySame
  if (ahead > longestRest && !isConfirmed)
    return { isTrusted: false, lastKnown, daysAhead: Math.round(ahead / day) }
  if (ahead > 0 || isConfirmed || !(await payload.kv.has(key)))
    await payload.kv.set(key, { at: now.toISOString() })
  return { isTrusted: true }
}
