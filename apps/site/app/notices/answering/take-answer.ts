import type { Language } from '@nagardwar/contract/browser'
import { inOneWord } from '../../api/receipt.ts'
import { type Attached, type FileProblem, filesIn } from '../../attached/attached.ts'
import {
  isTooQuick,
  isTrapped,
  keyFor,
  noticeIn,
  saidOfForm,
  textIn,
  timeIn,
} from '../../message-form/own-fields.ts'
import type { AnswerProblem, NoticeAnswers } from '../../notice-answers/notice-answers.ts'

/** Which form of a notice it is. */
export const formField = 'form'

const texts = ['name', 'ward', 'address', 'stance', 'text', 'email', 'outcome'] as const
type TextField = (typeof texts)[number]
export type WrittenAnswer = Readonly<Record<TextField, string>> & {
  /** By the number of the question. */
  replies: Readonly<Record<string, readonly string[]>>
}

/** The form given back: why, with everything that was written, and the files that the council has. */
export type AnswerGivenBack = {
  problem: AnswerProblem | undefined
  written: WrittenAnswer
  attached: Attached[]
  fileProblems: FileProblem[]
  made: string
}

type Taken = { sent: string } | { givenBack: AnswerGivenBack }
type Options = { link: string; language: Language; answers: NoticeAnswers; now: Date }

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
export async function takeAnswer(form: FormData, { link, language, answers, now }: Options): Promise<Taken> {
  const written = writtenIn(form)
  const made = timeIn(form, now)
  const { attached, problems: fileProblems } = filesIn(form)
  const givenBack = (problem: AnswerProblem | undefined): Taken => ({
    givenBack: { problem, written, attached, fileProblems, made: made ?? now.toISOString() },
  })
  if (fileProblems.length > 0) return givenBack(undefined)
  if (isTrapped(form)) return givenBack({ state: 'trapped' })
  if (made === undefined || isTooQuick(made, now)) return givenBack({ state: 'tooQuick' })
  const body = {
    link,
    language,
    ...bodyOf(written, attached),
    ...saidOfForm(now.getTime() - Date.parse(made)),
    notice: noticeIn(form),
  }
  const { files } = body
  const said = [link, JSON.stringify({ ...written, files })]
  const answer = await answers.send(body, await keyFor(said, made))
  if (answer.state === 'sent') return { sent: inOneWord(answer) }
  const isGone = answer.state === 'refused' && answer.errors.files !== undefined
  return isGone
    ? { givenBack: { problem: answer, written, attached: [], fileProblems, made } }
    : givenBack(answer)
}

const statuses = {
  refused: 400,
  trapped: 400,
  tooQuick: 400,
  notOpen: 409,
  missing: 404,
  busy: 429,
  failed: 503,
} as const

/** The status of the page with the form. */
export const statusOf = ({ problem }: AnswerGivenBack): number => (problem ? statuses[problem.state] : 400)
