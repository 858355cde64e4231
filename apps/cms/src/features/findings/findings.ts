import type { Finding } from '../../content/requirements/finding.ts'

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

export type Findings = { at: string; of: Record<Kind, Finding[]> }
