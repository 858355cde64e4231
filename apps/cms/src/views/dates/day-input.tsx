'use client'

import { noonOf, typedDay } from '@nagardwar/contract/browser'
import { DatePicker, useTranslation } from '@payloadcms/ui'
import { type SyntheticEvent, useState } from 'react'
import { calendarHeader } from '../../payload/dates/calendar-header.tsx'
import { toMarathiDigits } from '../../platform/words/digits.ts'

type Props = {
  name: string
  label: string
  /** A day as ISO 8601, or nothing. */
  day: string
  /** For a form that does not send itself: the day as yyyy-mm-dd, or what was typed where that is no day. */
  onDay?: (day: string) => void
}

/** dd.mm.yyyy */
const written = (stored: string): string => stored.slice(0, 10).split('-').reverse().join('.')

/**
 * The desk's date field for a form that is no record's: typed as day, month and year in either kind of digits, or chosen
 * in the calendar. The form sends yyyy-mm-dd, or what was typed where that is no day.
 */
export function DayInput({ name, label, day, onDay }: Props) {
  const { i18n, t } = useTranslation()
  const digits = (each: string | number) =>
    (i18n.language as string) === 'mr' ? toMarathiDigits(each) : String(each)
  const [text, setText] = useState(day === '' ? '' : digits(written(day)))
  const stored = typedDay(text)
  const write = (next: string) => {
    setText(next)
    onDay?.(typedDay(next)?.slice(0, 10) ?? next.trim())
  }
  const overrides = {
    value: text,
    selected: stored ? new Date(stored) : null,
    customInput: <input type="text" aria-label={label} />,
    placeholderText: digits('31.12.2026'),
    locale: i18n.dateFNS,
    chooseDayAriaLabelPrefix: '',
    monthAriaLabelPrefix: '',
    ariaLabelClose: t('general:clear'),
    renderCustomHeader: calendarHeader(i18n),
    renderDayContents: digits,
    onChange: (chosen: Date | null) =>
      write(
        chosen ? digits(written(noonOf(chosen.getFullYear(), chosen.getMonth() + 1, chosen.getDate()))) : '',
      ),
    onChangeRaw: (event?: SyntheticEvent<HTMLInputElement>) => {
      if (event?.type !== 'change') return
      event.preventDefault()
      write(event.currentTarget.value)
    },
  }
  return (
    <>
      <DatePicker pickerAppearance="dayOnly" displayFormat="dd.MM.yyyy" overrides={overrides as never} />
      <input type="hidden" name={name} value={stored?.slice(0, 10) ?? text.trim()} />
    </>
  )
}
