import { type Day, dayOf, yearAfter } from '../../platform/dates/days.ts'
import type { Words } from '../../platform/words/words.ts'
import type { Role } from '../access/role.ts'
import { type EvidenceOptions, evidenceFor } from './evidence.ts'
import type { Finding } from './finding.ts'
import { menderAt } from './menders.ts'
import type { Reading } from './reading.ts'
import type { Requirement } from './requirement.ts'
import { type State, stateOf } from './state.ts'
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

type Options = EvidenceOptions & { statement: Statement | undefined }

/** Runs one requirement over a reading. */
export async function resultOf(
  requirement: Requirement,
  reading: Reading,
  { statement, ...options }: Options,
): Promise<Result> {
  const { key, title, hint, wantedBy, due, met, mended } = requirement
  const { evidence, desk: place } = await evidenceFor(met, reading, options)
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
