import { type AskedByNotice, type Language, validateNoticeAnswer } from '@nagardwar/contract/browser'
import type { NoticeMessages, NoticeProblem } from '../../api/notice-messages.ts'
import { type Attached, type FileProblem, filesIn } from '../../attached/attached.ts'
import { textIn } from '../../message-form/own-fields.ts'
import { postedForm, type Taken, takenOr } from '../../message-form/posted-form.ts'
import type { MessageProblem } from '../../message-form/problem.ts'
import type { Notice } from '../notice-path.ts'

/** Which form of a notice it is. */
export const formField = 'form'

const texts = ['name', 'ward', 'address', 'stance', 'text', 'email', 'outcome'] as const
type TextField = (typeof texts)[number]
export type WrittenAnswer = Readonly<Record<TextField, string>> & {
  /** By the number of the question. */
  replies: Readonly<Record<string, readonly string[]>>
}

/** Why an answer to a notice was not taken. `errors` are text keys by field. */
export type AnswerProblem = MessageProblem<AnswerErrors> | NoticeProblem
type AnswerErrors = Readonly<Record<string, string>>

/** The form given back: why, with everything that was written, and the files that the council has. */
export type AnswerGivenBack = {
  problem: AnswerProblem | undefined
  written: WrittenAnswer
  attached: Attached[]
  fileProblems: FileProblem[]
  made: string
}

type Options = {
  link: string
  language: Language
  /** What the notice asks; undefined while nobody knows. */
  asked: AskedByNotice | undefined
  answers: NoticeMessages<AnswerErrors>
  now: Date
}

/** The choices of a question, one a line. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** What a notice asks, as far as an answer depends on it. */
export const askedBy = ({ questions, here }: Pick<Notice, 'questions' | 'here'>): AskedByNotice => ({
  questions: questions.map(({ kind, choices }) => ({ kind, choices: linesOf(choices).length })),
  offersOutcome: here === 'outcome',
})

const reply = /^reply-([1-9]\d?)$/
const longestReply = 4000

function writtenIn(form: FormData): WrittenAnswer {
  const replies: Record<string, string[]> = {}
  for (const name of new Set(form.keys())) {
    const [, question] = reply.exec(name) ?? []
    const said = form
      .getAll(name)
      .flatMap((value) => (typeof value === 'string' && value !== '' ? [value] : []))
    if (question && said.length > 0) replies[question] = said.map((value) => value.slice(0, longestReply))
  }
  const own = Object.fromEntries(texts.map((name) => [name, textIn(form, name)])) as Record<TextField, string>
  return { ...own, replies }
}

/** What the desk is asked to store. */
const bodyOf = ({ outcome, replies, ...own }: WrittenAnswer, attached: readonly Attached[]) => ({
  ...own,
  wantsOutcome: outcome !== '',
  replies: Object.fromEntries(
    Object.entries(replies).map(([question, said]) => [question, said.length === 1 ? said[0] : said]),
  ),
  files: attached.map(({ token }) => token),
})

/**
 * Takes an answer that was posted without JavaScript, on the server. A file that was not taken is told before anything is
 * sent, together with what is wrong with the texts; the desk checks them anyway.
 */
export async function takeAnswer(
  form: FormData,
  { link, language, asked, answers, now }: Options,
): Promise<Taken<AnswerGivenBack>> {
  const written = writtenIn(form)
  const { made, problem, said, key } = postedForm(form, now)
  const { attached, problems: fileProblems } = filesIn(form)
  const givenBack = (problem: AnswerProblem | undefined) => ({
    // The council has none of the files any more, where it says so.
    givenBack: { problem, written, attached: areGone(problem) ? [] : attached, fileProblems, made },
  })
  const own = bodyOf(written, attached)
  if (fileProblems.length > 0) {
    const checked = asked && validateNoticeAnswer(own, asked)
    return givenBack(checked?.ok === false ? { state: 'refused', errors: checked.errors } : undefined)
  }
  if (problem) return givenBack(problem)
  const ownKey = await key([link, JSON.stringify({ ...written, files: own.files })])
  return takenOr(await answers.send({ link, language, ...own, ...said }, ownKey), givenBack)
}

const areGone = (problem: AnswerProblem | undefined): boolean =>
  problem?.state === 'refused' && problem.errors.files !== undefined
