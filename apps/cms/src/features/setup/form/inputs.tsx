import type { PayloadRequest } from 'payload'
import { say } from '../../../platform/words/words.ts'
import type { Answers, Complaints } from '../question.ts'
import { words } from '../words.ts'
import { type Choice, type Field, type Line, mostCharacters } from './field.ts'

export type InputProps<Of = Field> = {
  field: Of
  answers: Answers
  complaints: Complaints
  /** The first field, or the first that is wrong, has the focus. */
  isFirst: boolean
  req: PayloadRequest
}

/** Every screen asks one thing, so its field has the focus; after a mistake, the field that is wrong. */
const focused = (isFirst: boolean) => (isFirst ? { autoFocus: true } : {})

export const idOf = (name: string): string => `setup-${name.replaceAll('.', '-')}`

const described = ({ field, complaints }: InputProps) => {
  const id = idOf(field.name)
  const by = [field.hint && `${id}-hint`, complaints[field.name] && `${id}-wrong`].filter(Boolean)
  return {
    ...(by.length > 0 ? { 'aria-describedby': by.join(' ') } : {}),
    ...(complaints[field.name] ? { 'aria-invalid': true } : {}),
  }
}

function About({ field, complaints, req }: InputProps) {
  const id = idOf(field.name)
  const complaint = complaints[field.name]
  return (
    <>
      {field.hint && (
        <span id={`${id}-hint`} className="setup-hint">
          {say(field.hint, req)}
        </span>
      )}
      {complaint && (
        <span id={`${id}-wrong`} className="setup-wrong">
          {say(complaint, req)}
        </span>
      )}
    </>
  )
}

function LineInput(props: InputProps<Line>) {
  const { field, answers, isFirst, req } = props
  const own = {
    id: idOf(field.name),
    name: field.name,
    defaultValue: answers[field.name] ?? '',
    // Room for what is too long: it is said, not cut off.
    maxLength: mostCharacters[field.kind] * 2,
    ...focused(isFirst),
    autoComplete: 'off',
    ...(field.required ? { 'aria-required': true } : {}),
    ...(field.language ? { lang: field.language } : {}),
    ...described(props),
  }
  return (
    <div className="setup-field">
      <label htmlFor={own.id}>{say(field.label, req)}</label>
      <About {...props} />
      {field.kind === 'lines' ? (
        <textarea rows={3} {...own} />
      ) : (
        <input type="text" {...(field.mode ? { inputMode: field.mode } : {})} {...own} />
      )}
    </div>
  )
}

function SelectInput(props: InputProps<Choice>) {
  const { field, answers, isFirst, req } = props
  const id = idOf(field.name)
  return (
    <div className="setup-field">
      <label htmlFor={id}>{say(field.label, req)}</label>
      <About {...props} />
      <select
        id={id}
        name={field.name}
        defaultValue={answers[field.name] ?? ''}
        {...focused(isFirst)}
        {...described(props)}
      >
        {field.required && <option value="">{say(words.choose, req)}</option>}
        {field.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {say(label, req)}
          </option>
        ))}
      </select>
    </div>
  )
}

function ChoiceInput(props: InputProps<Choice>) {
  const { field, answers, isFirst, req } = props
  const chosen = field.options.find(({ value }) => value === answers[field.name])?.value
  return (
    <fieldset className="setup-choice" id={idOf(field.name)} {...described(props)}>
      <legend>{say(field.label, req)}</legend>
      <About {...props} />
      {field.options.map(({ value, label, colours }) => (
        <label key={value}>
          <input
            type="radio"
            name={field.name}
            value={value}
            defaultChecked={chosen === value}
            {...focused(isFirst && value === (chosen ?? field.options[0]?.value))}
          />
          {colours && (
            <span className="setup-colours" aria-hidden="true">
              {colours.map((colour) => (
                <span key={colour} style={{ background: colour }} />
              ))}
            </span>
          )}
          <span>{say(label, req)}</span>
        </label>
      ))}
    </fieldset>
  )
}

function TickInput({ field, answers, isFirst, req }: InputProps) {
  return (
    <label className="setup-tick">
      <input
        type="checkbox"
        name={field.name}
        defaultChecked={answers[field.name] === 'on'}
        {...focused(isFirst)}
      />
      <span>{say(field.label, req)}</span>
    </label>
  )
}

function FileInput(props: InputProps) {
  const { field, isFirst, req } = props
  const id = idOf(field.name)
  return (
    <div className="setup-field">
      <label htmlFor={id}>{say(field.label, req)}</label>
      <About {...props} />
      <input
        id={id}
        type="file"
        name={field.name}
        accept="image/png,image/jpeg,image/webp,image/avif"
        {...focused(isFirst)}
        {...described(props)}
      />
    </div>
  )
}

export function Input(props: InputProps) {
  const { field } = props
  if (field.kind === 'line' || field.kind === 'lines') return <LineInput {...props} field={field} />
  if (field.kind === 'select') return <SelectInput {...props} field={field} />
  if (field.kind === 'choice') return <ChoiceInput {...props} field={field} />
  return field.kind === 'tick' ? <TickInput {...props} /> : <FileInput {...props} />
}
