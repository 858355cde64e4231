'use client'

import { TextInput, useField, useTranslation } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { NumberFieldClientComponent } from 'payload'
import { type ChangeEvent, useState } from 'react'
import { toMarathiDigits } from '../../platform/words/digits.ts'
import { typedNumber } from './typed-number.ts'

const attributes = { autoComplete: 'off', inputMode: 'decimal' }

/**
 * A number in either kind of digits. Payload's own field has the browser's number input, which drops Devanagari digits
 * without a word. What is no number stays in the field, and is refused when it is saved.
 */
export const NumberField: NumberFieldClientComponent = ({ field, path: given, readOnly }) => {
  const { i18n } = useTranslation()
  const { customComponents, disabled, path, setValue, showError, value } = useField<number | string | null>({
    path: given,
  })
  const [typed, setTyped] = useState<{ text: string; value: unknown }>()
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const text = target.value
    const next = text.trim() === '' ? null : (typedNumber(text) ?? text)
    setValue(next)
    setTyped({ text, value: next })
  }
  const shown = value === null || value === undefined ? '' : String(value)
  const isMarathi = (i18n.language as string) === 'mr'
  const text = typed && typed.value === value ? typed.text : isMarathi ? toMarathiDigits(shown) : shown
  return (
    <TextInput
      {...customComponents}
      className="number"
      description={field.admin?.description}
      htmlAttributes={attributes}
      label={field.label}
      onChange={type}
      path={path}
      readOnly={readOnly === true || disabled}
      required={field.required}
      showError={showError}
      style={mergeFieldStyles(field)}
      value={text}
    />
  )
}
