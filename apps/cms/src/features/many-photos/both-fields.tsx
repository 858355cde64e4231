import type { Words } from '../../platform/words/words.ts'
import type { Desk } from './desk.ts'
import { words } from './words.ts'

type Value = Record<'en' | 'mr', string>
type Props = Pick<Desk, 'language' | 'order' | 'required'> & {
  label: Words
  value: Value
  isOptional?: boolean
  /** Whether what is empty is to be marked as wrong. */
  isChecked: boolean
  describedBy?: string
  onChange: (value: Value) => void
}

/** A text in both languages, side by side; what the council requires is marked. */
export function BothFields({ label, value, isOptional = false, isChecked, describedBy, ...props }: Props) {
  const { language, order, required, onChange } = props
  return order.map((half) => {
    const isRequired = !isOptional && required.includes(half)
    return (
      <label key={half}>
        <span>
          {`${label[language]} (${words[half][language]})`}
          {isRequired ? <span aria-hidden="true"> *</span> : null}
        </span>
        <input
          lang={half}
          maxLength={500}
          required={isRequired}
          aria-invalid={isChecked && isRequired && value[half].trim() === ''}
          aria-describedby={describedBy}
          value={value[half]}
          onChange={(event) => onChange({ ...value, [half]: event.target.value })}
        />
      </label>
    )
  })
}
