/** What a program looks at besides lists, documents and settings. */
export const checkNames = [
  'government-domain',
  'https',
  'pictures-described',
  'documents-in-both-languages',
  'texts-in-both-languages',
  'records-reviewed',
  'records-owned',
  'audit-certificate',
  'links-alive',
] as const

export type CheckName = (typeof checkNames)[number]
