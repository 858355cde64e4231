import type { PayloadRequest } from 'payload'
import { roleOf } from '../../../content/access/role.ts'
import { canMend } from '../../../content/requirements/menders.ts'
import { resultsNow } from '../../../content/requirements/results.ts'
import type { Words } from '../../../platform/words/words.ts'
import { questionSet } from './questions.ts'

export type Open = {
  question: Words
  /** Where it is answered, below the desk’s address; nothing where this person cannot answer it. */
  path: string | undefined
}

/** How many questions the site answers, and those that it does not, in their order. */
export async function answeredQuestions(
  req: PayloadRequest,
): Promise<{ answered: number; of: number; open: Open[] }> {
  const { results } = await resultsNow(req.payload, questionSet)
  const open = results
    .filter(({ state }) => state !== 'met')
    .map(({ title, desk, mender }) => ({
      question: title,
      path: canMend(roleOf({ req }), mender) ? desk : undefined,
    }))
  return { answered: results.length - open.length, of: results.length, open }
}
