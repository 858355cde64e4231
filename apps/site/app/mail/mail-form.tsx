import { Choice } from '../components/form/choice.tsx'
import { Field, fieldId } from '../components/form/field.tsx'
import { Icon } from '../components/icon/icon.tsx'
import style from './mail-form.module.css'
import type { FormView } from './present-form.ts'

/** What is wrong with a form, with a link to the field. */
export const MailProblem = ({ problem }: { problem: FormView['problem'] }) =>
  problem ? (
    <div role="alert" className={style.problem}>
      <p>
        <b>{problem.title}</b>
      </p>
      <p>{problem.field ? <a href={`#${fieldId(problem.field)}`}>{problem.text}</a> : problem.text}</p>
    </div>
  ) : null

/** The address: with it a browser fills in what it knows. */
export const EmailField = ({ email: { label, value, error } }: Pick<FormView, 'email'>) => (
  <Field
    name="email"
    label={label}
    type="email"
    autoComplete="email"
    autoCapitalize="none"
    spellCheck={false}
    required
    error={error}
    defaultValue={value}
  />
)

/** Topics, ward and language. */
export const WantedFields = ({ topics, ward, language }: Pick<FormView, 'topics' | 'ward' | 'language'>) => (
  <>
    <fieldset
      className={style.topics}
      id={fieldId('topics')}
      aria-describedby={topics.error && 'topics-error'}
    >
      <legend>{topics.legend}</legend>
      {topics.error ? (
        <p id="topics-error" className={style.error}>
          <Icon name="circle-alert" />
          {topics.error}
        </p>
      ) : null}
      {topics.options.map(({ value, label, isChosen }) => (
        <label key={value}>
          <input type="checkbox" name="topic" value={value} defaultChecked={isChosen} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
    <Choice name="ward" {...ward} />
    <Choice name="language" {...language} />
  </>
)
