import { APIError, type PayloadRequest } from 'payload'
import { say, type Words } from '../../platform/words/words.ts'

/** Payload shows the message only if the error has a name, and the build would remove the class name. */
class Refusal extends APIError {
  override readonly name = 'Refusal'
}

/** An error whose message staff read in the desk. Of a ValidationError the desk shows only which field is wrong. */
export const refuse = (words: Words, req: PayloadRequest): Refusal =>
  new Refusal(say(words, req), 400, null, true)
