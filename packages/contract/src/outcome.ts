import type { FieldErrors } from './feedback.ts'

/** Why an answer is missing. An outage (`unavailable`) is different from `notFound`. */
export type Failure = 'unavailable' | 'notFound' | 'invalid'

/** The result of an API request. Failures are values, so that each list of a page can fail alone. */
export type Outcome<T> =
  | {
      ok: true
      value: T
      /** ISO time; set if this is an old copy because the server is away. */
      asOf?: string
    }
  | {
      ok: false
      error: Failure
      /** The server's own message, if it sent one. */
      message?: string
      /** A translation key for each refused field. */
      errors?: FieldErrors
    }
