import type { Payload } from 'payload'
import type { Result } from '../../content/requirements/result.ts'
import { resultsNow } from '../../content/requirements/results.ts'
import type { Words } from '../../platform/words/words.ts'
import { openingSet } from './requirements.ts'

/** A line of the list before the website opens. */
export type Check = {
  id: string
  words: Words
  isMet: boolean
  /** What is missing, or how it is fixed. */
  hint?: Words | undefined
  wantedBy: Words
  /** Where it is fixed, below the desk's address. */
  path?: string | undefined
}

const checkOf = ({ key, title, state, hint, wantedBy, desk }: Result): Check => ({
  id: key,
  words: title,
  isMet: state === 'met',
  hint,
  wantedBy,
  path: desk || undefined,
})

/** What is there and what is missing before residents come. */
export const checksNow = async (payload: Payload): Promise<Check[]> =>
  (await resultsNow(payload, openingSet)).results.map(checkOf)
