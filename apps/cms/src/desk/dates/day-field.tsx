'use client'

import { getTranslation } from '@payloadcms/translations'
import { DateTimeField, useForm, useFormFields, useTranslation } from '@payloadcms/ui'
import type { DateFieldClientComponent } from 'payload'
import { type SyntheticEvent, useState } from 'react'
import { toMarathiDigits } from '../marathi/digits.ts'
import { calendarHeader } from './calendar-header.tsx'
import { isUnread, noonOf, shownText, typedDay, unreadDay } from './typed-day.ts'

const stored = (day: Date | null): string | null =>
  day ? noonOf(day.getFullYear(), day.getMonth() + 1, day.getDate()) : null

const read = (text: string): string | null =>
  text.trim() === '' ? null : (typedDay(text) ?? unreadDay(text))

/** The value of the field, and the text in it while somebody types. */
function useTypedDay(path: string) {
  const { setModified } = useForm()
  const value = useFormFields(([fields]) => fields[path]?.value)
  const dispatch = useFormFields(([, change]) => change)
  const [typed, setTyped] = useState<{ text: string; value: unknown }>()
  const set = (next: string | null) => {
    dispatch({ type: 'UPDATE', path, value: next })
    setModified(true)
  }
  const type = (text: string) => {
    const next = read(text)
    set(next)
    setTyped({ text, value: next })
  }
  const text = typed && typed.value === value ? typed.text : shownText(value)
  const settle = () => (isUnread(value) ? undefined : setTyped(undefined))
  return { value, text, set, type, settle }
}

/** Payload's date field for a day, which takes the day first and both kinds of digits, and keeps what it cannot read. */
export const DayField: DateFieldClientComponent = (props) => {
  const { field, path } = props
  const { i18n, t } = useTranslation()
  const { value, text, set, type, settle } = useTypedDay(path)
  const isMarathi = (i18n.language as string) === 'mr'
  const digits = (each: string | number) => (isMarathi ? toMarathiDigits(each) : String(each))
  const overrides = {
    ...(text === undefined ? {} : { value: text }),
    ...(isUnread(value) ? { selected: null } : {}),
    customInput: <input type="text" aria-label={String(getTranslation(field.label ?? '', i18n))} />,
    placeholderText: digits('31.12.2026'),
    locale: i18n.dateFNS,
    isClearable: true,
    clearButtonTitle: t('general:clear'),
    ariaLabelClose: t('general:clear'),
    chooseDayAriaLabelPrefix: '',
    monthAriaLabelPrefix: '',
    renderCustomHeader: calendarHeader(i18n),
    renderDayContents: digits,
    onBlur: settle,
    onCalendarClose: settle,
    onChange: (day: Date | null) => set(stored(day)),
    onChangeRaw: (event?: SyntheticEvent<HTMLInputElement>) => {
      if (event?.type !== 'change') return
      event.preventDefault()
      type(event.currentTarget.value)
    },
  }
  const admin = { ...field.admin, date: { ...(field.admin?.date as object | undefined), overrides } }
  return <DateTimeField {...props} field={{ ...field, admin } as typeof field} />
}
