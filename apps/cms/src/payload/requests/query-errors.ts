/*
 * Payload 3.90: checks the names in a query but not every value: a date "x" is an error of the server.
 * Upstream: none found.
 * Here: it is an error of who asked.
 * Canary: query-errors: a date that cannot be read is an error of the server.
 */

import type { AfterErrorHook } from 'payload'
import { say } from '../../platform/words/words.ts'
import { unreadable } from './query.ts'

// PostgreSQL's error class 22 is an invalid value for its type, 42 an invalid name or operator.
const ofSender = /^(?:22|42)[0-9A-Z]{3}$|^SQLITE_(?:ERROR|MISMATCH|RANGE|TOOBIG)$/

function isOfSender(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof RangeError || error instanceof SyntaxError) return true
  // The SQLite driver's error for a date that Payload could not parse.
  if (error instanceof TypeError && error.message.startsWith('undefined cannot be passed')) return true
  // Payload's own, with status 500: a text is asked of a relation to records of several lists.
  if (error.message === 'Not supported') return true
  return ofSender.test(String((error as { code?: unknown }).code)) || isOfSender(error.cause)
}

/**
 * A query that the database cannot run, such as one for the date "x", is a client error. Payload checks the field
 * names of a query but not every value.
 */
export const refuseBadQuery: AfterErrorHook = ({ error, req }) => {
  const asks = ['where', 'sort', 'select', 'populate', 'joins'].some(
    (part) => req.query?.[part] !== undefined,
  )
  if (!asks || !isOfSender(error)) return undefined
  return { status: 400, response: { errors: [{ message: say(unreadable, req) }] } }
}
