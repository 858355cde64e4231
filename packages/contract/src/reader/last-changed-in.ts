import { dateFrom } from './date.ts'

/** A day. Our own server sends days; moments are not accepted, because their day depends on the time zone. */
export function lastChangedIn({ last_changed: value }: Readonly<Record<string, unknown>>): {
  last_changed?: string
} {
  const date = dateFrom(value)?.slice(0, 10)
  return date ? { last_changed: date } : {}
}
