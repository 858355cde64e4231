import type { PayloadRequest } from 'payload'
import { say } from '../../platform/words/words.ts'
import { Beside } from './beside.tsx'
import { fieldsFor } from './form/fields-for.ts'
import { QuestionForm } from './form/question-form.tsx'
import { parts } from './parts.ts'
import { entryOf, type Progress } from './progress.ts'
import type { Question } from './question.ts'
import { digits, QuestionList } from './question-list.tsx'
import { pathAfter, questions } from './questions.ts'
import { words } from './words.ts'

type Props = { question: Question; progress: Progress | undefined; req: PayloadRequest }

const isFilled = (typed: Readonly<Record<string, string>>): boolean => Object.values(typed).some(Boolean)

/** One question, its form, the way on, all questions, and the site. */
export async function QuestionScreen({ question, progress, req }: Props) {
  const { state, typed = {}, complaints = {} } = entryOf(progress, question.id)
  const known = await question.known(req)
  // What was kept but not confirmed gives way to what the desk holds; what was put off or is wrong does not.
  const answers =
    state === 'answered' && Object.keys(complaints).length === 0
      ? { ...typed, ...known }
      : { ...known, ...typed }
  const Part = parts[question.id]
  return (
    <div className="setup">
      <div className="setup-question">
        <p className="setup-place">
          {say(words.title, req)} · {say(words.question, req)} {digits(questions.indexOf(question) + 1, req)}{' '}
          / {digits(questions.length, req)}
        </p>
        <h1>{say(question.title, req)}</h1>
        <p>{say(question.why, req)}</p>
        {isFilled(typed) && Object.keys(complaints).length === 0 && (
          <p className="setup-note">{say(words.kept, req)}</p>
        )}
        {Part && <Part answers={answers} req={req} />}
        <QuestionForm
          question={question}
          fields={await fieldsFor(question, req)}
          answers={answers}
          complaints={complaints}
          req={req}
        />
        {state === 'answered' && (
          <p>
            <a className="setup-next" href={`${req.payload.config.routes.admin}${pathAfter(question)}`}>
              {say(words.goOn, req)}
            </a>
          </p>
        )}
        <details className="setup-all">
          <summary>{say(words.all, req)}</summary>
          <QuestionList progress={progress} current={question.id} req={req} />
        </details>
      </div>
      <Beside path={question.seenAt} req={req} />
    </div>
  )
}
