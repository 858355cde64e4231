import type { Outcome } from '../outcome.ts'
import { ApiError, Invalid } from './api-error.ts'

/** A failed call as a value; a mistake of ours is still thrown. */
export async function outcomeOf<T>(call: Promise<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, value: await call }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return {
      ok: false,
      error: error.failure,
      ...(error.serverMessage === undefined ? {} : { message: error.serverMessage }),
      ...(error instanceof Invalid ? { errors: error.errors } : {}),
    }
  }
}
