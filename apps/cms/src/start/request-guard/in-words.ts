import { languageOf } from '../../platform/words/sentences.ts'
import type { Words } from '../../platform/words/words.ts'

/** An answer in the format of Payload's own errors. */
export const inWords = (
  status: number,
  words: Words,
  request: Request,
  headers: Record<string, string> = {},
): Response => Response.json({ errors: [{ message: words[languageOf(request)] }] }, { status, headers })
