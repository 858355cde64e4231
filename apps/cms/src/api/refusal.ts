import type { FieldErrors } from '@nagardwar/contract'
import type { Sentence } from '../platform/words/sentences.ts'

type Status = 400 | 401 | 404 | 405 | 409 | 413 | 415 | 416 | 429 | 500
type Details = { errors?: FieldErrors; headers?: Record<string, string> }

/** A request that is answered with an error; `answer()` turns it into JSON in the reader's language. */
export class Refusal extends Error {
  readonly status: Status
  readonly sentence: Sentence
  readonly details: Details

  constructor(status: Status, sentence: Sentence, details: Details = {}) {
    super(sentence)
    this.status = status
    this.sentence = sentence
    this.details = details
  }
}
