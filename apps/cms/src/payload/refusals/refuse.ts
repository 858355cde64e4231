/*
 * Payload 3.90: shows the message of an error only if its class has a name, which a build removes.
 * Upstream: none found.
 * Here: our error has its name as a value.
 * Canary: refusals: a message of several fields is split at its commas.
 */

import { APIError, type PayloadRequest } from 'payload'
import { say, type Words } from '../../platform/words/words.ts'

/** Payload shows the message only if the error has a name, and the build would remove the class name. */
class Refusal extends APIError {
  override readonly name = 'Refusal'
}

/** An error whose message staff read in the desk. Of a ValidationError the desk shows only which field is wrong. */
export const refuse = (words: Words, req: PayloadRequest, status = 400): Refusal =>
  new Refusal(say(words, req), status, null, true)
