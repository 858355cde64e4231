import type { Payload } from 'payload'
import { type Day, dayOf, yearAfter } from '../../platform/dates/days.ts'
import type { Words } from '../../platform/words/words.ts'
import type { Role } from '../access/role.ts'
import { contentVersion } from '../content-version.ts'
import { evidenceFor } from './evidence.ts'
import type { Finding } from './finding.ts'
import { menderAt } from './menders.ts'
import { type Reading, readingAt } from './reading.ts'
import { type Requirement, type RequirementSet, requirementSets } from './requirement.ts'
import { type Evidence, type State, stateOf } from './state.ts'
import type { Statement } from './statement.ts'

/** How far a requirement is met. What is of staff alone: `by`, `desk` and `mender`. */
export type Result = State & {
  key: string
  title: Words
  hint?: Words | undefined
  wantedBy: Words
  /** Where it is mended, below the desk’s address, and who can at least; empty where nothing at the desk mends it. */
  desk: string
  mender: Role
  /** What is to be fixed, where each is mended by itself. */
  findings: Finding[]
  /** Whether a person answers it. */
  isAsked: boolean
  /** The page of the site, and the name of the department. */
  page?: string | undefined
  owner?: Words | undefined
  /** Why it does not apply, and who stated something. */
  reason?: Words | undefined
  by?: string | undefined
}

export type Results = { at: string; results: readonly Result[] }

export const isAsked = ({ met }: Pick<Requirement, 'met'>): boolean => met.some((means) => 'person' in means)

/** What never applies to the website, and why. */
const neverOf = ({ met }: Requirement): Words | undefined =>
  met.flatMap((means) => ('never' in means ? [means.never] : []))[0]

/** An answer of a person holds for a year. */
function answered(statement: Statement | undefined, today: Day): State {
  if (!statement?.answer) return { state: 'unanswered' }
  const { answer, day } = statement
  if (answer === 'no') return { state: 'missing', asOf: day }
  return yearAfter(day) < today
    ? { state: 'unanswered', asOf: day }
    : { state: 'met', asOf: day, due: yearAfter(day) }
}

async function departmentOf(id: number | undefined, { list }: Reading): Promise<Words | undefined> {
  if (id === undefined) return undefined
  const name = (await list('departments')).find((each) => each.id === id)?.name as Partial<Words> | undefined
  return name && { en: name.en || name.mr || '', mr: name.mr || name.en || '' }
}

async function resultOf(
  requirement: Requirement,
  { set, reading, statement }: { set: RequirementSet; reading: Reading; statement: Statement | undefined },
): Promise<Result> {
  const { key, title, hint, wantedBy, due, met, mended } = requirement
  const others = (keys: readonly string[]) => lackingIn(reading.payload, keys)
  const areFormsOpened = set.areFormsOpened === true
  const { evidence, desk: place } = await evidenceFor(met, reading, { others, areFormsOpened })
  const today = dayOf(reading.now)
  const desk = mended?.desk ?? place
  const result: Result = {
    ...(isAsked(requirement) ? answered(statement, today) : stateOf(due, evidence, today)),
    key,
    title: typeof title === 'function' ? title(await reading.settings()) : title,
    hint: evidence?.hint ?? hint,
    wantedBy,
    desk,
    mender: mended?.mender ?? menderAt(desk),
    findings: evidence?.findings ?? [],
    isAsked: isAsked(requirement),
    page: evidence?.page,
    owner: await departmentOf(statement?.owner ?? evidence?.owner, reading),
    by: statement?.by,
  }
  const isOff = statement?.answer === 'not-applicable'
  const reason = isOff ? statement.reason : neverOf(requirement)
  if (!isOff && !reason) return result
  const asOf = isOff ? statement.day : undefined
  return { ...result, state: 'not-applicable', since: undefined, due: undefined, asOf, reason }
}

async function resultsOf(set: RequirementSet, reading: Reading): Promise<Results> {
  const statements = await set.statements?.(reading.payload)
  const results: Result[] = []
  for (const requirement of set.requirements)
    results.push(await resultOf(requirement, { set, reading, statement: statements?.get(requirement.key) }))
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
