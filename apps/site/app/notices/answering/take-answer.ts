import type { Language } from '@nagardwar/contract/browser'
import type { NoticeMessages, NoticeProblem } from '../../api/notice-messages.ts'
import { type Attached, type FileProblem, filesIn } from '../../attached/attached.ts'
import { textIn } from '../../message-form/own-fields.ts'
import { postedForm, type Taken, takenOr } from '../../message-form/posted-form.ts'
import type { MessageProblem } from '../../message-form/problem.ts'

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

type Options = { link: string; language: Language; answers: NoticeMessages<AnswerErrors>; now: Date }

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
 * sent, and so is one that was taken away from the form.
 */
export async function takeAnswer(
  form: FormData,
  { link, language, answers, now }: Options,
): Promise<Taken<AnswerGivenBack>> {
  const written = writtenIn(form)
  const { made, problem, said, key } = postedForm(form, now)
  const { attached, problems: fileProblems } = filesIn(form)
  const givenBack = (problem: AnswerProblem | undefined) => ({
    // The council has none of the files any more, where it says so.
    givenBack: { problem, written, attached: areGone(problem) ? [] : attached, fileProblems, made },
  })
  if (fileProblems.length > 0) return givenBack(undefined)
  if (problem) return givenBack(problem)
  const own = bodyOf(written, attached)
  const ownKey = await key([link, JSON.stringify({ ...written, files: own.files })])
  return takenOr(await answers.send({ link, language, ...own, ...said }, ownKey), givenBack)
}

const areGone = (problem: AnswerProblem | undefined): boolean =>
  problem?.state === 'refused' && problem.errors.files !== undefined
