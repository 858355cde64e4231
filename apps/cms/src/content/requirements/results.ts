import type { Payload } from 'payload'
import { contentVersion } from '../content-version.ts'
import { type Reading, readingAt } from './reading.ts'
import { type RequirementSet, requirementSets } from './requirement.ts'
import { type Result, resultOf } from './result.ts'
import type { Evidence } from './state.ts'

export type Results = { at: string; results: readonly Result[] }

async function resultsOf(set: RequirementSet, reading: Reading): Promise<Results> {
  const { payload } = reading
  const statements = await set.statements?.(payload)
  const others = (keys: readonly string[]) => lackingIn(payload, keys)
  const areFormsOpened = set.areFormsOpened === true
  const results: Result[] = []
  for (const requirement of set.requirements) {
    const statement = statements?.get(requirement.key)
    results.push(await resultOf(requirement, reading, { others, areFormsOpened, statement }))
  }
  return { at: reading.now.toISOString(), results }
}

/** What the requirements with these keys lack, in whichever sets of the desk they are: each place once. */
async function lackingIn(payload: Payload, keys: readonly string[]): Promise<Evidence | undefined> {
  const own = ({ key }: Pick<Result, 'key'>): boolean => keys.includes(key)
  const [set] = requirementSets.of(payload).filter(({ requirements }) => requirements.some(own))
  if (!set) return undefined
  const results = (await resultsLately(payload, set)).results.filter(own)
  const places = new Set(results.flatMap(({ findings }) => findings.map(({ path }) => path)))
  const of = Math.max(...results.map(({ lacking }) => lacking?.of ?? 0))
  const { key = '' } = results.find(({ findings }) => findings.length > 0) ?? results[0] ?? {}
  return { lacking: { count: places.size, of }, desk: set.shownAt?.(key) }
}

/** How far the requirements of a set are met at a moment. */
export const resultsAt = (payload: Payload, set: RequirementSet, now: Date): Promise<Results> =>
  resultsOf(set, readingAt(payload, now))

type Kept = { version: string; at: number; results: Promise<Results> }
/** Views that are asked at the same time look at one reading. */
type Shared = { version: string; reading: Reading; running: number }

const kept = new WeakMap<Payload, Map<string, Kept>>()
const shared = new WeakMap<Payload, Shared>()

/** Forgets what was found, where something has changed that no version tells. */
export const lookAgain = (payload: Payload): boolean => kept.delete(payload)

async function readTogether(payload: Payload, set: RequirementSet, version: string): Promise<Results> {
  const known = shared.get(payload)
  const own =
    known?.version === version ? known : { version, reading: readingAt(payload, new Date()), running: 0 }
  shared.set(payload, own)
  own.running += 1
  try {
    return await resultsOf(set, own.reading)
  } finally {
    own.running -= 1
    // Content is not kept in memory: only what was found in it.
    if (own.running === 0 && shared.get(payload) === own) shared.delete(payload)
  }
}

/** The results as they are now: made once for each state of the content, and every day. */
export async function resultsNow(payload: Payload, set: RequirementSet): Promise<Results> {
  const content = await contentVersion(payload)
  const version = `${content} ${(await set.version?.(payload)) ?? ''}`
  const sets = kept.get(payload) ?? new Map<string, Kept>()
  kept.set(payload, sets)
  const known = sets.get(set.name)
  if (known?.version === version) return known.results
  const results = readTogether(payload, set, content)
  sets.set(set.name, { version, at: Date.now(), results })
  results.catch(() => sets.get(set.name)?.results === results && sets.delete(set.name))
  return results
}

const tenMinutes = 10 * 60_000

/** For pages that show only how much there is: staff save many times an hour, and each time would be a reading of everything. */
export async function resultsLately(
  payload: Payload,
  set: RequirementSet,
  now = Date.now(),
): Promise<Results> {
  const known = kept.get(payload)?.get(set.name)
  const isRecent = known && Math.abs(now - known.at) < tenMinutes
  return isRecent ? known.results : resultsNow(payload, set)
}
