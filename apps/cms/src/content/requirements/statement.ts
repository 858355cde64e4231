import type { Day } from '../../platform/dates/days.ts'
import type { Words } from '../../platform/words/words.ts'

/** What a person has stated about a requirement, with date and name. */
export type Statement = {
  answer?: 'yes' | 'no' | 'not-applicable' | undefined
  reason?: Words | undefined
  /** The department that looks after it. */
  owner?: number | undefined
  day: Day
  by: string
}

/** By the keys of requirements. */
export type Statements = ReadonlyMap<string, Statement>
