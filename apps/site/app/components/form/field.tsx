import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Icon } from '../icon/icon.tsx'
import style from './form.module.css'

type Props = {
  name: string
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  multiline?: boolean
  defaultValue?: string
  /** `either`: this field or another one, as their labels say. */
  required?: boolean | 'either'
} & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'type'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'spellCheck'
  | 'inputMode'
  | 'maxLength'
  | 'accept'
  | 'multiple'
  | 'onChange'
>

/** The id of a field's control, for links from the summary. */
export const fieldId = (name: string): string => `field-${name}`

/** Label, hint, error and control, in this order, connected for screen readers. */
export function Field({ name, label, hint, error, multiline = false, required = false, ...rest }: Props) {
  const { t } = useTranslation('common')
  const unique = useId()
  const hintId = hint ? `${unique}hint` : undefined
  const errorId = error ? `${unique}error` : undefined
  const described = [hintId, errorId].filter(Boolean).join(' ') || undefined
  const control = {
    id: fieldId(name),
    name,
    className: style.input,
    'aria-describedby': described,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-required': required === true || undefined,
  }
  const { type = 'text', ...shared } = rest
  return (
    <div className={style.field} data-field={name} data-invalid={error ? '' : undefined}>
      <label htmlFor={control.id}>
        {label}
        {required ? null : <span className="soft"> ({t('optional')})</span>}
      </label>
      {hint ? (
        <p className={style.hint} id={hintId}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className={style.error} id={errorId}>
          <Icon name="circle-alert" />
          {error}
        </p>
      ) : null}
      {multiline ? (
        <textarea
          {...control}
          defaultValue={shared.defaultValue}
          maxLength={shared.maxLength}
          autoComplete={shared.autoComplete}
        />
      ) : (
        <input {...control} type={type} {...shared} />
      )}
    </div>
  )
}
