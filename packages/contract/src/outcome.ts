import type { FieldErrors } from './feedback.ts'

/** Why an answer is missing: an outage (`unavailable`) is never the same as `notFound`. */
export type Failure = 'unavailable' | 'notFound' | 'invalid'

/** What asking the API came to. Failures are values, so that each list of a page can fail alone. */
export type Outcome<T> =
  | {
      ok: true
      value: T
      /** ISO time; set when this is an old copy, because the server is away. */
      asOf?: string
    }
  | {
      ok: false
      error: Failure
      /** The server's own message, if it sent one. */
      message?: string
      /** A translation key for each field that was refused. */
      errors?: FieldErrors
    }
