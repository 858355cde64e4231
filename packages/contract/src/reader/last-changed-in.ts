import { dateFrom } from './date.ts'

/** A day; of a moment, that in India is left to our own server, which sends days. */
export function lastChangedIn({ last_changed: value }: Readonly<Record<string, unknown>>): {
  last_changed?: string
} {
  const date = dateFrom(value)?.slice(0, 10)
  return date ? { last_changed: date } : {}
}
