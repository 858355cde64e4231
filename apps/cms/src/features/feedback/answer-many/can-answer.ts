import type { StoredFeedback } from '../status/find.ts'

type Line = { status: StoredFeedback['status']; putAside: string | null }

/** Whether a list of the inbox has a message that an answer to many can reach: not in what is done or put aside. */
export const canAnswerMany = (lines: readonly Line[]): boolean =>
  lines.some(({ status, putAside }) => (status === 'new' || status === 'in-progress') && !putAside)
