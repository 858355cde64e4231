import { beginningOf } from './beginning-of.ts'

/** What rows of any list may say of their time; each day is a day in India. */
export type DatedRow = {
  published?: string | null
  history?: readonly { day: string | null }[]
  last_changed?: string | undefined
}

/** A day is sent as its midnight in UTC. */
const timeOf = (at: string | null | undefined): string | undefined =>
  at && /T(?!00:00:00.000Z)/.test(at) ? at : beginningOf(at?.slice(0, 10))

/**
 * When a record was published and last changed: by the days that the council gave it, so that a record that was stored anew
 * keeps its place. One without such days counts from its last change.
 */
export function entryDates({ published, history = [], last_changed }: DatedRow): {
  published: string | undefined
  updated: string | undefined
} {
  const given = [published, ...history.map(({ day }) => day)].filter((day) => typeof day === 'string')
  return { published: timeOf(published), updated: timeOf(given.sort().at(-1) ?? last_changed) }
}
