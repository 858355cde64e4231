/** Why an answer to a notice was not taken. `errors` are text keys by field. */
export type AnswerProblem =
  | { state: 'refused'; errors: Readonly<Record<string, string>> }
  | { state: 'notOpen'; error: 'noticePlanned' | 'noticeClosed' }
  | { state: 'busy'; seconds: number }
  | { state: 'failed' }
  /** The notice takes no answers on the website, or is not there. */
  | { state: 'missing' }
  | { state: 'trapped' }
  | { state: 'tooQuick' }

/** Sends answers to notices, as one client's. */
export type NoticeAnswers = {
  send(
    body: object,
    key: string,
  ): Promise<{ state: 'sent'; reference: string; secret?: string } | AnswerProblem>
}
