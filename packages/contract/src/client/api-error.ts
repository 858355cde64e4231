import type { FieldErrors } from '../feedback.ts'
import type { Failure } from '../outcome.ts'

type Details = { status?: number; serverMessage?: string; cause?: unknown }

/** Why the API gave no answer that can be used. `message` is the server's own where it sent one. */
export abstract class ApiError extends Error {
  abstract readonly failure: Failure
  /** HTTP status, if there was an answer at all. */
  readonly status: number | undefined
  /** The server's own `message`, if it sent one. */
  readonly serverMessage: string | undefined

  constructor(fallback: string, { status, serverMessage, cause }: Details) {
    super(serverMessage ?? fallback, { cause })
    this.status = status
    this.serverMessage = serverMessage
  }
}

/** The server answered that there is no such thing. */
export class NotFound extends ApiError {
  override readonly name = 'NotFound'
  readonly failure = 'notFound'
}

/** The server is away, slow, broken, busy, or answers with something else than JSON. */
export class Unavailable extends ApiError {
  override readonly name = 'Unavailable'
  readonly failure = 'unavailable'
}

/** The server refused what was sent. */
export class Invalid extends ApiError {
  override readonly name = 'Invalid'
  readonly failure = 'invalid'
  /** A translation key for each field that was refused. */
  readonly errors: FieldErrors

  constructor(fallback: string, details: Details & { errors?: FieldErrors }) {
    super(fallback, details)
    this.errors = details.errors ?? {}
  }
}
