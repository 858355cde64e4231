/** What a program looks at besides lists, documents and settings. */
export const checkNames = [
  'government-domain',
  'https',
  'pictures-described',
  'documents-in-both-languages',
  'records-reviewed',
  'records-owned',
  'audit-certificate',
] as const

export type CheckName = (typeof checkNames)[number]
