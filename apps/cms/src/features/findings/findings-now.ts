import type { Payload } from 'payload'
import { type Results, resultsAt, resultsLately, resultsNow } from '../../content/requirements/results.ts'
import type { Findings } from './findings.ts'
import { findingSet } from './requirements.ts'

const findingsIn = ({ at, results }: Results): Findings => ({
  at,
  of: Object.fromEntries(results.map(({ key, findings }) => [key, findings])) as Findings['of'],
})

/** What is to be fixed in the content at a moment. */
export const findingsAt = async (payload: Payload, now: Date): Promise<Findings> =>
  findingsIn(await resultsAt(payload, findingSet, now))

export const findingsNow = async (payload: Payload): Promise<Findings> =>
  findingsIn(await resultsNow(payload, findingSet))

/** At most ten minutes old, for pages that show only how much there is. */
export const findingsLately = async (payload: Payload, now?: number): Promise<Findings> =>
  findingsIn(await resultsLately(payload, findingSet, now))
