import type { MessageAnswer } from './feedback.ts'

/** Why a notice takes no message. */
export type NoticeProblem =
  | { state: 'notOpen'; error: 'noticePlanned' | 'noticeClosed' }
  /** It takes none of this kind on the website, or is not there. */
  | { state: 'missing' }

/** Sends what residents write to a notice, as one client's. Never throws. `Errors` are text keys by field. */
export type NoticeMessages<Errors> = {
  send(body: object, key: string): Promise<MessageAnswer<Errors> | NoticeProblem>
}
