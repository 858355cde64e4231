import type { SelectField, SelectFieldSingleValidation } from 'payload'
import { select as validSelect } from 'payload/shared'
import { isRequired, say, type Words } from '../../platform/words/words.ts'

type Choice = { value: string; label: Words }

/** One of a few fixed values. */
export function choice(name: string, label: Words, options: Choice[], defaultValue?: string): SelectField {
  const validate: SelectFieldSingleValidation = (value, context) =>
    value ? validSelect(value, context) : say(isRequired(label), context.req)
  return {
    name,
    label,
    type: 'select',
    options,
    required: true,
    validate,
    ...(defaultValue ? { defaultValue } : {}),
  }
}
