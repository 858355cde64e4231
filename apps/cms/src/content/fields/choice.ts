import { type Choice, type Field as Declared, optionsOf } from '@nagardwar/contract'
import type { SelectField, SelectFieldSingleValidation } from 'payload'
import { select as validSelect } from 'payload/shared'
import { isRequired, say, type Words } from '../../platform/words/words.ts'

type Value = { value: string; label: Words }

/** One of a few fixed values that the desk alone knows. */
export function choice(name: string, label: Words, options: Value[], defaultValue?: string): SelectField {
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

type Own = { defaultValue?: string; hint?: Words }
type OfContract = Declared & { choice: Choice }

/** A choice of a list, with its name, its values and their names. It may stay empty where the list's row may have it empty. */
export function choiceOf(
  { choice: declared, label }: OfContract,
  name: string,
  { defaultValue, hint }: Own = {},
): SelectField {
  const options = optionsOf(declared)
  const { required, validate, ...field } = choice(name, label, options.map(choosable), defaultValue)
  return {
    ...field,
    ...(declared.otherwise === '' ? {} : { required, validate }),
    ...(hint ? { admin: { description: hint } } : {}),
    // For the cells of a sheet, which may say it in other words.
    custom: { options },
  } as SelectField
}

const choosable = ({ value, label }: Value): Value => ({ value, label })
