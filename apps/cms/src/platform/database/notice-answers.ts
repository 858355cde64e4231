import type { Payload, PayloadRequest } from 'payload'
import { runSql } from './sql.ts'

/** What marks that the sender of an answer has been told the outcome: it is written once for each. */
export const outcomeMark = (feedback: number): string => `outcome ${feedback}`

/** The answers to a notice whose senders asked for the outcome and have not been told. */
export async function waitingForOutcome(payload: Payload, notice: number): Promise<number[]> {
  const rows = await runSql(
    payload,
    `SELECT id FROM feedback WHERE kind = 'answer' AND public_notice_id = ${Number(notice)} AND wants_outcome
       AND put_aside IS NULL
       AND NOT EXISTS (SELECT 1 FROM feedback_entries WHERE once = 'outcome ' || feedback.id)
     ORDER BY id`,
  )
  return rows.map(({ id }) => Number(id))
}

/** The notices to which residents have sent answers or proposals, by their numbers. */
export async function noticesWithMessages(payload: Payload): Promise<number[]> {
  const rows = await runSql(
    payload,
    `SELECT public_notice_id AS notice FROM feedback WHERE public_notice_id IS NOT NULL
     UNION SELECT proposal_notice_id FROM feedback WHERE proposal_notice_id IS NOT NULL`,
  )
  return rows.map(({ notice }) => Number(notice))
}

/** How many answers came to each notice that has some, without what was put aside. */
export async function answersByNotice(
  payload: Payload,
  req?: Pick<Partial<PayloadRequest>, 'transactionID'>,
): Promise<Map<number, number>> {
  const rows = await runSql(
    payload,
    `SELECT public_notice_id AS notice, COUNT(*) AS answers FROM feedback
     WHERE kind = 'answer' AND put_aside IS NULL AND public_notice_id IS NOT NULL GROUP BY public_notice_id`,
    req,
  )
  return new Map(rows.map(({ notice, answers }) => [Number(notice), Number(answers)]))
}

/** How many files came with each answer to a notice that has some. */
export async function filesOfAnswers(payload: Payload, notice: number): Promise<Map<number, number>> {
  const rows = await runSql(
    payload,
    `SELECT feedback.id AS answer, COUNT(*) AS files FROM feedback
     JOIN resident_files ON resident_files.claim = feedback.files_claim AND resident_files.state = 'kept'
     WHERE feedback.public_notice_id = ${Number(notice)} GROUP BY feedback.id`,
  )
  return new Map(rows.map(({ answer, files }) => [Number(answer), Number(files)]))
}
