import type { StoredFeedback } from '../status/find.ts'

type Line = { status: StoredFeedback['status']; putAside?: string | null | undefined }

/** Whether a message can still be answered with others: not what is done or put aside. */
export const canBeAnswered = ({ status, putAside }: Line): boolean =>
  (status === 'new' || status === 'in-progress') && !putAside

/** Whether a list of the inbox has a message that an answer to many can reach. */
export const canAnswerMany = (lines: readonly Line[]): boolean => lines.some(canBeAnswered)
