import type { DateField, DateFieldValidation } from 'payload'
import { isInCalendar } from '../../platform/dates/in-calendar.ts'
import { isRequired, say, type Words } from '../../platform/words/words.ts'

type Options = {
  required?: boolean
  /** The name of a field beside it that must be earlier. */
  after?: { field: string; label: Words }
  /** A day without its hour means the whole day. */
  isEnd?: boolean
  /** What is wrong with the time, or with its absence, beside the other fields of the record. */
  check?: (value: string | Date | undefined, asked: Asked) => Words | undefined
  hint?: Words
  /** What a list shows instead of the field's own value. */
  cell?: `/${string}.tsx#${string}`
}

/** A draft may have gaps. */
type Asked = { record: unknown; path: readonly (string | number)[]; isDraft: boolean }

const notATime = (label: Words): Words => ({
  en: `${label.en} must be a date and a time such as 31.12.2026, 18:00`,
  mr: `‘${label.mr}’ येथे दिनांकासोबत वेळही द्या (उदा. ३१.१२.२०२६, १८:००)`,
})

const notAfter = (label: Words, start: Words): Words => ({
  en: `${label.en} must be later than ${start.en}`,
  mr: `‘${label.mr}’ ही वेळ ‘${start.mr}’ या वेळेनंतरची असावी`,
})

/** A day with its hour, as the clock of the person's own computer shows it. */
export function dateTime(name: string, label: Words, options: Options = {}): DateField {
  const validate: DateFieldValidation = (value, context) => {
    const { data, path, req, siblingData } = context
    const isDraft = (context as { isDraft?: boolean }).isDraft === true
    const complaint = (given: string | Date | undefined): string | true => {
      const wrong = options.check?.(given, { record: data, path, isDraft })
      return wrong ? say(wrong, req) : true
    }
    if (!value) return options.required ? say(isRequired(label), req) : complaint(undefined)
    const time = new Date(value).getTime()
    if (!isInCalendar(value)) return say(notATime(label), req)
    const { after } = options
    const start = after && (siblingData as Record<string, unknown>)[after.field]
    const isEarly = Boolean(start) && time <= new Date(start as string).getTime()
    return after && isEarly ? say(notAfter(label, after.label), req) : complaint(value)
  }
  return {
    name,
    label,
    type: 'date',
    required: options.required === true,
    validate,
    admin: {
      date: {
        pickerAppearance: 'dayAndTime',
        displayFormat: 'dd.MM.yyyy, HH:mm',
        timeFormat: 'HH:mm',
        timeIntervals: 15,
      },
      components: {
        Field: `/views/dates/day-field.tsx#${options.isEnd ? 'LastMomentField' : 'MomentField'}`,
        ...(options.cell ? { Cell: options.cell } : {}),
      },
      ...(options.hint ? { description: options.hint } : {}),
    },
  }
}
