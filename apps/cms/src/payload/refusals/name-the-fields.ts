/*
 * Payload 3.90: says in its first message only which fields are wrong, not why, and loses the fields where the
 *   build has two copies of its classes.
 * Upstream: none found.
 * Here: the message names each field with its reason, and the fields are added to the answer again.
 * Canary: refusals: a message of several fields is split at its commas.
 */

import type { AfterErrorHook } from 'payload'
import { say, type Words } from '../../platform/words/words.ts'

const intro: Words = { en: 'Please correct', mr: 'कृपया दुरुस्त करा' }

type FieldErrors = { errors: { message: string }[] }

const hasFieldErrors = (data: unknown): data is FieldErrors =>
  typeof data === 'object' && data !== null && Array.isArray((data as FieldErrors).errors)

/**
 * Adds the error of each field to the message that the desk shows first. Payload's own message says only that "the
 * following field is invalid" and splits the list after the colon at its commas. The data, by which the desk marks
 * the fields, is added again: Payload drops it if the build contains two copies of its error classes, one for the
 * server's start and one for its requests.
 */
export const nameTheFields: AfterErrorHook = ({ error, req, result }) => {
  const data = (error as { data?: unknown }).data
  const first = result?.errors?.[0]
  if (!first || !hasFieldErrors(data) || data.errors.length === 0) return
  const complaints = data.errors.map(({ message }) => message).join(', ')
  return { response: { errors: [{ ...first, data, message: `${say(intro, req)}: ${complaints}` }] } }
}
