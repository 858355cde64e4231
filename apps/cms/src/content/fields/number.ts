import type { NumberField, NumberFieldSingleValidation } from 'payload'
import { toMarathiDigits } from '../../platform/words/digits.ts'
import { say, type Words } from '../../platform/words/words.ts'

type Bounds = { min: number; max: number }

const between = (label: Words, { min, max }: Bounds): Words => ({
  en: `${label.en} must be a number from ${min} to ${max}`,
  mr: `‘${label.mr}’ ही संख्या ${toMarathiDigits(min)} ते ${toMarathiDigits(max)} या दरम्यान असावी`,
})

/** A number within bounds. Payload's own messages do not name the field. */
export function boundedNumber(
  name: string,
  label: Words,
  bounds: Bounds,
  { unit, ...look }: { width?: string; unit?: 'percent' } = {},
): NumberField {
  const validate: NumberFieldSingleValidation = (value, { req }) => {
    if (value === null || value === undefined) return true
    const isRight = Number.isFinite(value) && value >= bounds.min && value <= bounds.max
    return isRight || say(between(label, bounds), req)
  }
  const components = {
    Field: '/views/numbers/number-field.tsx#NumberField',
    Cell: '/views/numbers/number-cell.tsx#NumberCell',
  }
  const admin = { ...look, components }
  return { name, label, type: 'number', ...bounds, validate, admin, ...(unit ? { custom: { unit } } : {}) }
}
