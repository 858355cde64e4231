import type { PayloadRequest } from 'payload'
import { say } from '../../../platform/words/words.ts'
import type { Answers, Complaints, Question } from '../question.ts'
import { words } from '../words.ts'
import type { Field } from './field.ts'
import { Input, idOf } from './inputs.tsx'

type Props = {
  question: Question
  fields: readonly Field[]
  answers: Answers
  complaints: Complaints
  req: PayloadRequest
}

function Summary({ complaints, req }: Pick<Props, 'complaints' | 'req'>) {
  const all = Object.entries(complaints)
  if (all.length === 0) return null
  return (
    <div role="alert" className="setup-summary">
      <p>{say(words.wrong, req)}</p>
      <ul>
        {all.map(([name, complaint]) => (
          <li key={name}>
            {name ? <a href={`#${idOf(name)}`}>{say(complaint, req)}</a> : say(complaint, req)}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A form that works before the script does: it is sent to the desk, which answers with the next screen. */
export function QuestionForm({ question, fields, answers, complaints, req }: Props) {
  const wrong = fields.findIndex(({ name }) => complaints[name])
  const first = wrong < 0 ? 0 : wrong
  return (
    <form
      method="post"
      action={`${req.payload.config.routes.api}/setup/${question.id}`}
      encType="multipart/form-data"
      noValidate
      className="setup-form"
    >
      <Summary complaints={complaints} req={req} />
      {fields.map((field, index) => (
        <Input
          key={field.name}
          field={field}
          answers={answers}
          complaints={complaints}
          isFirst={index === first}
          req={req}
        />
      ))}
      <div className="setup-buttons">
        <button type="submit" name="button" value="save" className="setup-button setup-button--main">
          {say(question.button?.(req) ?? words.save, req)}
        </button>
        {question.shows && (
          <button type="submit" name="button" value="show" className="setup-button">
            {say(question.shows, req)}
          </button>
        )}
        <button type="submit" name="button" value="later" className="setup-button">
          {say(words.leave, req)}
        </button>
      </div>
    </form>
  )
}
