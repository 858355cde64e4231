import type { PayloadRequest } from 'payload'
import type { Words } from '../../platform/words/words.ts'
import type { Field } from './form/field.ts'

/** What somebody typed, by the names of the fields; a tick is `on` or empty. */
export type Answers = Readonly<Record<string, string>>

/** What is wrong, by the names of the fields; what concerns no field has the name of none. */
export type Complaints = Readonly<Record<string, Words>>

export type Sent = { answers: Answers; files: Readonly<Record<string, File>>; req: PayloadRequest }

/** `shown`: the same screen shows what came of it, and the question is still open. `noted`: answered, but it stays. */
export type Outcome = 'answered' | 'shown' | 'noted'

export type PartProps = { answers: Answers; req: PayloadRequest }

/** One screen of the guide. Each has a file of its own in `questions`; `questions.ts` gives their order. */
export type Question = {
  /** Its name in the address and in the stored progress. */
  id: string
  title: Words
  /** Why it is asked, and where residents see the answer. */
  why: Words
  /** The page of the site on which the answer is seen. */
  seenAt: string
  fields(req: PayloadRequest): Field[] | Promise<Field[]>
  /** What the desk holds already. */
  known(req: PayloadRequest): Promise<Answers>
  /** What is wrong besides what each field says of itself. */
  check?(sent: Sent): Complaints | Promise<Complaints>
  save(sent: Sent): Promise<Outcome>
  /** The part of an answer that is not public yet and is kept in the guide. */
  keeps?(answers: Answers): Answers
  /** What the main button says instead of “Save and continue”. */
  button?(req: PayloadRequest): Words
  /** A second button: takes what was typed and shows it on the same screen. */
  shows?: Words
}
