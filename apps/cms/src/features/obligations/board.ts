import type { Payload } from 'payload'
import { dayOf, yearAfter } from '../../platform/dates/days.ts'
import type { Words } from '../../platform/words/words.ts'
import { evidenceFor } from './evidence/evidence.ts'
import { storedContent } from './evidence/stored.ts'
import { type Law, laws, type Obligation } from './obligations.ts'
import { type State, stateOf } from './state.ts'
import { type Statement, statementsOf } from './statements/statements.ts'

export type Line = State &
  Pick<Obligation, 'key' | 'clause' | 'title'> & {
    /** Whether a person answers it. */
    isAsked: boolean
    owner?: Words | undefined
    page?: string | undefined
    /** Below the desk’s address: where it is fixed. */
    desk: string
    reason?: Words | undefined
    /** Who stated it: for staff alone. */
    by?: string | undefined
  }

export type Board = { at: string; laws: (Omit<Law, 'obligations'> & { lines: Line[] })[] }

const isAsked = ({ met }: Obligation): boolean => met.some((means) => 'person' in means)

/** What never applies to the website, and why. */
const neverOf = ({ met }: Obligation): Words | undefined =>
  met.flatMap((means) => ('never' in means ? [means.never] : []))[0]

/** An answer of a person holds for a year. */
function answered(statement: Statement | undefined, today: string): State {
  if (!statement?.answer) return { state: 'unanswered' }
  const { answer, day } = statement
  if (answer === 'no') return { state: 'missing', asOf: day }
  return yearAfter(day) < today
    ? { state: 'unanswered', asOf: day }
    : { state: 'met', asOf: day, due: yearAfter(day) }
}

/** How far everything is met that the law wants public, by what residents may see at a moment. */
export async function boardAt(payload: Payload, now: Date): Promise<Board> {
  const content = storedContent(payload, now)
  const today = dayOf(now)
  const statements = await statementsOf(payload)
  const departments = new Map(
    (await content.list('departments')).map(({ id, name }) => [id, name as Words] as const),
  )
  async function lineOf(obligation: Obligation): Promise<Line> {
    const { key, clause, title, due } = obligation
    const statement = statements.get(key)
    const { found, desk } = await evidenceFor(obligation, content)
    const state = isAsked(obligation) ? answered(statement, today) : stateOf(due, found, today)
    const owner = departments.get(statement?.owner ?? found?.owner ?? 0)
    const line: Line = {
      key,
      clause,
      title,
      ...state,
      isAsked: isAsked(obligation),
      owner: owner && { en: owner.en || owner.mr, mr: owner.mr || owner.en },
      page: found?.page,
      desk,
      by: statement?.by,
    }
    const isOff = statement?.answer === 'not-applicable'
    const reason = isOff ? statement.reason : neverOf(obligation)
    if (!isOff && !reason) return line
    return {
      ...line,
      state: 'not-applicable',
      since: undefined,
      due: undefined,
      asOf: isOff ? statement.day : undefined,
      reason,
    }
  }
  const made: Board['laws'] = []
  for (const { obligations, ...law } of laws) {
    const lines: Line[] = []
    for (const obligation of obligations) lines.push(await lineOf(obligation))
    made.push({ ...law, lines })
  }
  return { at: now.toISOString(), laws: made }
}

export const linesOf = (board: Board): Line[] => board.laws.flatMap(({ lines }) => lines)
