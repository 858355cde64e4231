import type { Words } from '../../platform/words/words.ts'

/** What can be wrong with something that is public, in the order of the view. */
export const kinds = [
  'expired',
  'review',
  'language',
  'script',
  'alt',
  'videos',
  'scans',
  'documents',
  'unused',
  'internal',
  'external',
] as const

export type Kind = (typeof kinds)[number]

/** Something to fix: of which list, what, where in the desk below its address, why, and the department whose it is. */
export type Finding = { list: Words; name: Words; path: string; why: Words; owner?: number | undefined }

export type Findings = { at: string; of: Record<Kind, Finding[]> }
