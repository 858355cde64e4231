import type { FieldErrors } from '../feedback.ts'
import { isObject } from '../reader/mend-row.ts'
import { textFrom } from '../reader/scalar.ts'
import { type ApiError, Invalid, NotFound, Unavailable } from './api-error.ts'
import { asJson } from './body.ts'

const longestMessage = 500
const mostErrors = 50

// What a server says of what was sent to it; any other failure is its own.
const refusals: ReadonlySet<number> = new Set([400, 409, 413, 415, 422])

const ownText = (json: unknown, field: string): string =>
  isObject(json) && Object.hasOwn(json, field) ? textFrom(json[field]).slice(0, longestMessage) : ''

function fieldErrors(json: unknown): FieldErrors {
  const errors = isObject(json) && Object.hasOwn(json, 'errors') ? json.errors : {}
  const fields = isObject(errors) ? Object.entries(errors).slice(0, mostErrors) : []
  return Object.fromEntries(
    fields.map(([field, key]) => [field, textFrom(key)] as const).filter(([, key]) => key),
  )
}

/** The error that a status other than 2xx stands for. An outage is never "not found". */
export function errorOf(status: number, text: string): ApiError {
  const json = asJson(text)?.json
  const serverMessage = ownText(json, 'message')
  const details = { status, ...(serverMessage ? { serverMessage } : {}) }
  if (status === 404 || status === 410) return new NotFound('There is nothing at this address', details)
  if (refusals.has(status))
    return new Invalid('The server refused the request', { ...details, errors: fieldErrors(json) })
  return new Unavailable(`The server answered ${status}`, details)
}

/** The JSON of a good answer. The body decides, not its declared type: some servers send JSON as `text/html`. */
export function jsonOf(status: number, text: string): unknown {
  const found = asJson(text)
  if (!found) throw new Unavailable('The answer is not JSON', { status })
  return found.json
}
