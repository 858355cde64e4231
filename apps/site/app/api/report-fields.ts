import type { ReportError } from '@nagardwar/contract/browser'

export type ReportField = 'kind' | 'place' | 'position' | 'text' | 'name' | 'mobile' | 'email'
/** The errors of a report, one for each field. */
export type ReportErrors = Partial<Record<ReportField, ReportError>>

/** In the order of the form. */
export const reportFields: readonly ReportField[] = [
  'kind',
  'place',
  'position',
  'text',
  'name',
  'mobile',
  'email',
]
