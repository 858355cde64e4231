import type { Language } from '@nagardwar/contract/browser'

/** The address of the feed of a department's documents. */
export const departmentFeedAddress = (departmentId: string | number, language: Language): string =>
  `/feeds/departments/${departmentId}.${language}.atom`
