import { type ReactNode, useId } from 'react'
import { Icon } from '../icon/icon.tsx'
import { fieldId } from './field.tsx'
import style from './form.module.css'

type Props = {
  name: string
  label: string
  value: string | undefined
  options: readonly { value: string; label: string }[]
  hint?: ReactNode
  error?: string | undefined
  required?: boolean
}

/** A label and a list of which one is chosen. */
export function Choice({ name, label, value, options, hint, error, required }: Props) {
  const unique = useId()
  // A summary of errors leads to the field that must be filled in.
  const id = required ? fieldId(name) : unique
  const described = [hint && `${unique}hint`, error && `${unique}error`].filter(Boolean).join(' ')
  return (
    <div className={style.field} data-field={name} data-invalid={error ? '' : undefined}>
      <label htmlFor={id}>{label}</label>
      {hint ? (
        <p className={style.hint} id={`${unique}hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className={style.error} id={`${unique}error`}>
          <Icon name="circle-alert" />
          {error}
        </p>
      ) : null}
      <select
        id={id}
        name={name}
        className={style.input}
        defaultValue={value ?? ''}
        aria-describedby={described || undefined}
        aria-invalid={error ? true : undefined}
        aria-required={required || undefined}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
