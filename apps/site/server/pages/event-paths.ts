import type { Language, Outcome, WireRow } from '@nagardwar/contract'
import type { ApiSource } from '../../app/api/source.ts'
import { eventPath, eventsPath } from '../../app/events/event-path.ts'

const made = new WeakMap<Outcome<WireRow<'events'>[]>, ReadonlySet<string>>()

/** The pages of events in one language, without that language. */
export async function eventPaths(source: ApiSource, language: Language): Promise<ReadonlySet<string>> {
  const outcome = await source.list('events', language)
  const known = made.get(outcome)
  if (known) return known
  const own = outcome.ok ? outcome.value.map(({ id }) => eventPath(id)) : []
  const paths = new Set(own.length > 0 ? [eventsPath, ...own] : [])
  made.set(outcome, paths)
  return paths
}

/** Whether an event, or their list, has its page at an address without language. */
export const isEventPath = async (source: ApiSource, bare: string, language: Language): Promise<boolean> =>
  (bare === eventsPath || bare.startsWith(`${eventsPath}/`)) && (await eventPaths(source, language)).has(bare)
