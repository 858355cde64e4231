import type { PayloadRequest } from 'payload'
import { openingAt } from '../../content/opening/state.ts'
import { say } from '../../platform/words/words.ts'
import { viewTitle } from '../../views/desk-views.ts'
import { backToToday } from '../../views/page/closed-page.tsx'
import { Beside } from './beside.tsx'
import type { Progress } from './progress.ts'
import { answeredOf, digits, nextOpen, QuestionList } from './question-list.tsx'
import { questions } from './questions.ts'
import { words } from './words.ts'

type Props = { progress: Progress | undefined; req: PayloadRequest }

/** Where the guide begins, goes on after a pause, and ends. */
export async function Overview({ progress, req }: Props) {
  const { admin } = req.payload.config.routes
  const next = nextOpen(progress)
  const answered = answeredOf(progress)
  const title = viewTitle(req.payload, ['opening'])
  const { state } = await openingAt(req.payload, new Date())
  return (
    <div className="setup">
      <div className="setup-question">
        <h1>{say(words.title, req)}</h1>
        <p>{say(next ? words.purpose : words.done, req)}</p>
        <p>
          {say(words.count, req)} {digits(answered, req)} / {digits(questions.length, req)}
        </p>
        <p className="setup-buttons">
          {next ? (
            <a className="setup-button setup-button--main" href={`${admin}/setup/${next.id}`}>
              {say(answered === 0 ? words.begin : words.goOn, req)}
            </a>
          ) : (
            <a className="setup-button setup-button--main" href={admin}>
              {say(backToToday, req)}
            </a>
          )}
          {state === 'closed' && answered > 0 ? (
            <a className="setup-button" href={`${admin}/opening`}>
              {title ? say(title, req) : null}
            </a>
          ) : null}
        </p>
        <h2>{say(words.all, req)}</h2>
        <QuestionList progress={progress} req={req} />
      </div>
      <Beside path="/" req={req} />
    </div>
  )
}
