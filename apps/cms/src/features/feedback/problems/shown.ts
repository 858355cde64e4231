import type { DeskLanguage } from '../../../platform/words/words.ts'
import { stateWords } from './words.ts'

/** A photograph of a report, and whether residents see it; undefined where they see one and nobody knows which. */
export type Photograph = { id: number; name: string; address: string; isShown: boolean | undefined }

/** What both forms of a report have: `isPublic` where residents see the report at all. */
export type Shown = { address: string; language: DeskLanguage; isPublic: boolean }

type Part = 'place' | 'photograph'

/** Whether residents see a part of the report, in a sentence. */
export function stateOf(part: Part, isShown: boolean, { isPublic, language }: Shown): string {
  const state = isShown ? (isPublic ? 'shown' : 'later') : 'hidden'
  return stateWords[part][state][language]
}
