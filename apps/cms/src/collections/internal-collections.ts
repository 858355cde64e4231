/** Collections that no list of the API shows: the council's own data, and the system's. */
export const internalCollections = [
  'users',
  'feedback',
  'feedback-entries',
  'feedback-mails',
  'answer-templates',
  'notifications',
  'counters',
  'page-opinions',
  'reader-counts',
  'origins',
  'journal',
  'opening-decisions',
  'approvals',
  'second-factors',
  'obligation-statements',
] as const
