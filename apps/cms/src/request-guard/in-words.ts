import { languageOf } from '../api/sentences.ts'
import type { Words } from '../fields/words.ts'

/** An answer in the format of Payload's own errors. */
export const inWords = (
  status: number,
  words: Words,
  request: Request,
  headers: Record<string, string> = {},
): Response => Response.json({ errors: [{ message: words[languageOf(request)] }] }, { status, headers })
