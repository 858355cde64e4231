import { cleanFeedbackText, type FieldErrors, feedbackError } from './feedback.ts'
import { isInIndia, type Position } from './position.ts'
import { isTooLongToRead } from './raw-length.ts'
import { reportLimits } from './report-limits.ts'

/** What a resident reports. Who wants no answer gives neither name nor address. */
export type Report = {
  /** Number of the kind, as in the list of kinds. */
  kind: number
  /** Number of the ward, as in the list of wards. */
  ward: number | null
  /** The place in words: a street, a landmark. May be empty where there is a position. */
  place: string
  position: Position | null
  text: string
  name: string
  mobile: string
  email: string
}

/** Translation keys of the errors of a report. */
export type ReportError =
  | 'kindRequired'
  | 'placeRequired'
  | 'placeTooLong'
  | 'positionOutside'
  | 'positionFar'
  | 'textTooLong'
  | 'nameTooLong'
  | 'mobileTooLong'
  | 'emailInvalid'
  | 'emailTooLong'

/** Farther from the council's building, in kilometres, is nothing that it looks after. */
const farthest = 30

const nothingToSee = /^[\s\p{Cf}]*$/u

const idIn = (value: unknown): number | undefined =>
  Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : undefined

type Line = 'place' | 'text' | 'name' | 'mobile' | 'email'

/** How each line is cleaned: as the field of a message that is like it. */
const cleanedAs = {
  place: 'subject',
  text: 'feedback',
  name: 'name',
  mobile: 'mobile',
  email: 'email',
} as const

function line(field: Line, value: unknown, errors: FieldErrors): string {
  const limit = reportLimits[field]
  if (typeof value !== 'string') return ''
  if (isTooLongToRead(value, limit)) {
    errors[field] = `${field}TooLong`
    return ''
  }
  const text = cleanFeedbackText(cleanedAs[field], value)
  if (nothingToSee.test(text)) return ''
  if (text.length > limit && [...text].length > limit) errors[field] = `${field}TooLong`
  else if (field === 'email' && feedbackError('email', text)) errors.email = 'emailInvalid'
  return text
}

/** Undefined for one outside India; null where none is given. */
function positionIn(latitude: unknown, longitude: unknown): Position | null | undefined {
  const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === ''
  if (isEmpty(latitude) && isEmpty(longitude)) return null
  const position = { latitude: Number(latitude), longitude: Number(longitude) }
  return typeof latitude === 'number' && typeof longitude === 'number' && isInIndia(position)
    ? position
    : undefined
}

/** In kilometres, near enough for a bound. */
function away(position: Position, from: Position): number {
  const eastward = Math.cos((from.latitude * Math.PI) / 180)
  return (
    111.2 * Math.hypot(position.latitude - from.latitude, (position.longitude - from.longitude) * eastward)
  )
}

/**
 * Checks a form or a body. Texts are trimmed; errors are translation keys, one per field. `council` is where its building
 * is: a position far from it is refused; of a council without one every position in India is taken.
 */
export function validateReport(
  input: unknown,
  council: Position | undefined,
): { ok: true; value: Report } | { ok: false; errors: FieldErrors } {
  const given: Record<string, unknown> = typeof input === 'object' && input !== null ? { ...input } : {}
  const errors: FieldErrors = {}
  const kind = idIn(given.kind)
  if (!kind) errors.kind = 'kindRequired'
  const lines = {
    place: line('place', given.place, errors),
    text: line('text', given.text, errors),
    name: line('name', given.name, errors),
    mobile: line('mobile', given.mobile, errors),
    email: line('email', given.email, errors),
  }
  const position = positionIn(given.latitude, given.longitude)
  if (position === undefined) errors.position = 'positionOutside'
  else if (position && council && away(position, council) > farthest) errors.position = 'positionFar'
  if (position === null && lines.place === '' && !errors.place) errors.place = 'placeRequired'
  if (!kind || position === undefined || Object.keys(errors).length > 0) return { ok: false, errors }
  return { ok: true, value: { kind, ward: idIn(given.ward) ?? null, position, ...lines } }
}

/** The address that somebody leaves who wants to be told when a report is done; none is fine. */
export function followersEmail(
  value: unknown,
): { ok: true; email: string } | { ok: false; errors: FieldErrors } {
  const errors: FieldErrors = {}
  const email = line('email', value, errors)
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, email }
}
