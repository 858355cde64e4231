import { useId } from 'react'
import style from './form.module.css'

type Props = {
  name: string
  label: string
  value: string | undefined
  options: readonly { value: string; label: string }[]
}

/** A label and a list of which one is chosen. */
export function Choice({ name, label, value, options }: Props) {
  const id = useId()
  return (
    <div className={style.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} className={style.input} defaultValue={value ?? ''}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
