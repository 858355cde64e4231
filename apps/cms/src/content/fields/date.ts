import { lists } from '@nagardwar/contract'
import { type DateField, type DateFieldValidation, type FieldHook, ValidationError } from 'payload'
import { isInCalendar } from '../../platform/dates/in-calendar.ts'
import { isRequired, say, type Words } from '../../platform/words/words.ts'

type DateOptions = { required?: boolean; notBefore?: { field: string; label: Words } }

const beforeStart = (label: Words, start: Words): Words => ({
  en: `${label.en} must not be before ${start.en}`,
  mr: `‘${label.mr}’ हा ‘${start.mr}’ याच्या आधीचा नसावा`,
})

const notADate = (label: Words): Words => ({
  en: `${label.en} must be a date such as 31.12.2026`,
  mr: `‘${label.mr}’ हा योग्य दिनांक नाही (उदा. ३१.१२.२०२६)`,
})

/** Drafts are stored without validation, but a database cannot store an invalid date. */
const onlyDates =
  (label: Words): FieldHook =>
  ({ req, value, path }) => {
    if (!value || isInCalendar(value)) return value
    const message = say(notADate(label), req)
    throw new ValidationError({ errors: [{ label: say(label, req), message, path: path.join('.') }], req })
  }

/** A day. `notBefore` is the name of a field beside it that must not be later. */
export function date(name: string, label: Words, options: DateOptions = {}): DateField {
  const validate: DateFieldValidation = (value, { req, siblingData }) => {
    if (!value) return options.required ? say(isRequired(label), req) : true
    const day = new Date(value).getTime()
    if (!isInCalendar(value)) return say(notADate(label), req)
    const { notBefore } = options
    const start = notBefore && (siblingData as Record<string, unknown>)[notBefore.field]
    const isTooEarly = typeof start === 'string' && day < new Date(start).getTime()
    return notBefore && isTooEarly ? say(beforeStart(label, notBefore.label), req) : true
  }
  return {
    name,
    label,
    type: 'date',
    required: options.required === true,
    validate,
    hooks: { beforeValidate: [onlyDates(label)] },
    admin: {
      // Filters of a list, too, accept only this format.
      date: { pickerAppearance: 'dayOnly', displayFormat: 'dd.MM.yyyy', overrides: { strictParsing: true } },
      components: { Field: '/views/dates/day-field.tsx#DayField' },
    },
  }
}

const { start, end } = lists.presidents.fields

/** A term of office. Without an end it lasts until today. */
export const period = (): DateField[] => [
  date('start', start.label),
  date('end', end.label, { notBefore: { field: 'start', label: start.label } }),
]
