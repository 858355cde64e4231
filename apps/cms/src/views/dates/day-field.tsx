'use client'

import { noonOf, typedDay } from '@nagardwar/contract/browser'
import { getTranslation } from '@payloadcms/translations'
import { DateTimeField, useForm, useFormFields, useTranslation } from '@payloadcms/ui'
import type { DateFieldClientComponent } from 'payload'
import { type ComponentProps, type SyntheticEvent, useState } from 'react'
import { calendarHeader } from '../../payload/dates/calendar-header.tsx'
import { endOfDay, isUnread, shownText, typedMoment, unreadDay } from '../../platform/dates/typed-moment.ts'
import { toMarathiDigits } from '../../platform/words/digits.ts'

/** How a field is typed, and what is stored of a date chosen in the calendar. */
type Form = {
  example: string
  typed: (text: string) => string | undefined
  /** `isFirst` says that the field had no value before, so a date at midnight is a day that was clicked. */
  stored: (date: Date, isFirst: boolean) => string
}

const day: Form = {
  example: '31.12.2026',
  typed: typedDay,
  stored: (date) => noonOf(date.getFullYear(), date.getMonth() + 1, date.getDate()),
}

const two = (number: number): string => String(number).padStart(2, '0')
const written = (date: Date): string =>
  `${two(date.getDate())}.${two(date.getMonth() + 1)}.${String(date.getFullYear()).padStart(4, '0')}`
const isMidnight = (date: Date): boolean => date.getHours() === 0 && date.getMinutes() === 0

/** Where no hour is meant by a day alone, a day that is clicked waits in the field for its hour. */
const momentWith = (withoutTime: string | undefined): Form => ({
  example: '31.12.2026, 18:00',
  typed: (text) => typedMoment(text, withoutTime),
  stored: (date, isFirst) =>
    isFirst && isMidnight(date)
      ? (typedMoment(written(date), withoutTime) ?? unreadDay(written(date)))
      : date.toISOString(),
})
const moment = momentWith(undefined)
const lastMoment = momentWith(endOfDay)

/** The value of the field, and its text while somebody types. */
function useTyped(path: string, { typed: read }: Form) {
  const { setModified } = useForm()
  const value = useFormFields(([fields]) => fields[path]?.value)
  const dispatch = useFormFields(([, change]) => change)
  const [typed, setTyped] = useState<{ text: string; value: unknown }>()
  const set = (next: string | null) => {
    dispatch({ type: 'UPDATE', path, value: next })
    setModified(true)
  }
  const type = (text: string) => {
    const next = text.trim() === '' ? null : (read(text) ?? unreadDay(text))
    set(next)
    setTyped({ text, value: next })
  }
  const text = typed && typed.value === value ? typed.text : shownText(value)
  const settle = () => (isUnread(value) ? undefined : setTyped(undefined))
  return { value, text, set, type, settle }
}

type Props = ComponentProps<DateFieldClientComponent>

/** Enter after typing: react-datepicker would choose the day that its calendar still shows, the one from before. */
const isEnterInInput = (event: SyntheticEvent | undefined): boolean =>
  event?.type === 'keydown' && event.target instanceof HTMLInputElement

/** Payload's date field for a day. It reads day-month-year in both kinds of digits, and keeps what it cannot read. */
export const DayField: DateFieldClientComponent = (props) => <TypedField {...props} form={day} />

/** The same for a day with its hour. */
export const MomentField: DateFieldClientComponent = (props) => <TypedField {...props} form={moment} />

/** The moment at which something ends: a day alone means the whole day. */
export const LastMomentField: DateFieldClientComponent = (props) => (
  <TypedField {...props} form={lastMoment} />
)

function TypedField({ form, ...props }: Props & { form: Form }) {
  const { field, path } = props
  const { i18n, t } = useTranslation()
  const { value, text, set, type, settle } = useTyped(path, form)
  const isMarathi = (i18n.language as string) === 'mr'
  const digits = (each: string | number) => (isMarathi ? toMarathiDigits(each) : String(each))
  const overrides = {
    ...(text === undefined ? {} : { value: text }),
    ...(isUnread(value) ? { selected: null } : {}),
    customInput: <input type="text" aria-label={String(getTranslation(field.label ?? '', i18n))} />,
    placeholderText: digits(form.example),
    locale: i18n.dateFNS,
    isClearable: props.readOnly !== true,
    clearButtonTitle: t('general:clear'),
    ariaLabelClose: t('general:clear'),
    chooseDayAriaLabelPrefix: '',
    monthAriaLabelPrefix: '',
    renderCustomHeader: calendarHeader(i18n),
    renderDayContents: digits,
    onBlur: settle,
    onCalendarClose: settle,
    onChange: (date: Date | null, event?: SyntheticEvent) => {
      if (!isEnterInInput(event)) set(date ? form.stored(date, !value) : null)
    },
    onChangeRaw: (event?: SyntheticEvent<HTMLInputElement>) => {
      if (event?.type !== 'change') return
      event.preventDefault()
      type(event.currentTarget.value)
    },
  }
  const admin = { ...field.admin, date: { ...(field.admin?.date as object | undefined), overrides } }
  return <DateTimeField {...props} field={{ ...field, admin } as typeof field} />
}
