import { fieldId } from '../../components/form/field.tsx'
import form from '../../components/form/form.module.css'
import { Icon } from '../../components/icon/icon.tsx'
import { Text } from '../../i18n/text.tsx'
import style from './answering.module.css'

type Props = {
  name: string
  legend: string
  hint?: string | undefined
  error?: string | undefined
  isMany?: boolean
  options: readonly { value: string; label: string }[]
  chosen: readonly string[]
}

/** A question with choices: one, or several. An error leads to the first choice. */
export function Choices({ name, legend, hint, error, isMany = false, options, chosen }: Props) {
  const described = [hint ? `${name}-hint` : '', error ? `${name}-error` : ''].filter(Boolean).join(' ')
  return (
    <fieldset className={style.choices} data-field={name} aria-describedby={described || undefined}>
      <legend>
        <Text>{legend}</Text>
      </legend>
      {hint ? (
        <p className={form.hint} id={`${name}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className={form.error} id={`${name}-error`}>
          <Icon name="circle-alert" />
          {error}
        </p>
      ) : null}
      {options.map(({ value, label }, index) => (
        <label key={value}>
          <input
            type={isMany ? 'checkbox' : 'radio'}
            id={index === 0 ? fieldId(name) : undefined}
            name={name}
            value={value}
            defaultChecked={chosen.includes(value)}
          />
          <span>
            <Text>{label}</Text>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
