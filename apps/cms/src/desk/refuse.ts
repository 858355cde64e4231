import { APIError, type PayloadRequest } from 'payload'
import { say, type Words } from '../fields/words.ts'

/**
 * An error whose words staff read in the desk. It carries data, because without any Payload decides by the name of
 * the error's class, which the build shortens, and answers "an unknown error" instead. It is not a
 * ValidationError, because of that the desk shows only the field, and an upload has but one.
 */
export const refuse = (words: Words, req: PayloadRequest): APIError =>
  new APIError(say(words, req), 400, { reason: words.en }, true)
