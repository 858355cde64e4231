import { format, type Locale } from 'date-fns'
import { toMarathiDigits } from '../../platform/words/digits.ts'
import { say, type Words } from '../../platform/words/words.ts'

type Moves = {
  date: Date
  changeMonth: (month: number) => void
  changeYear: (year: number) => void
  decreaseMonth: () => void
  increaseMonth: () => void
}

const previous: Words = { en: 'Previous month', mr: 'मागील महिना' }
const next: Words = { en: 'Next month', mr: 'पुढील महिना' }
const month: Words = { en: 'Month', mr: 'महिना' }
const year: Words = { en: 'Year', mr: 'वर्ष' }

const firstYear = 1900
const yearsAhead = 20
const months = Array.from({ length: 12 }, (_, index) => index)
const years = Array.from(
  { length: new Date().getFullYear() + yearsAhead - firstYear },
  (_, i) => firstYear + i,
)

/** The head of the calendar. That of react-datepicker has English labels and years in ASCII digits. */
export const calendarHeader =
  (i18n: { language: string; dateFNS: Locale }) =>
  ({ date, changeMonth, changeYear, decreaseMonth, increaseMonth }: Moves) => {
    const words = (both: Words) => say(both, { i18n } as never)
    const digits = (number: number) => (i18n.language === 'mr' ? toMarathiDigits(number) : String(number))
    const monthName = (index: number) => format(new Date(2026, index, 1), 'LLLL', { locale: i18n.dateFNS })
    return (
      <div className="desk-calendar-header">
        <button type="button" aria-label={words(previous)} onClick={decreaseMonth}>
          ‹
        </button>
        <select
          aria-label={words(month)}
          value={date.getMonth()}
          onChange={(event) => changeMonth(Number(event.target.value))}
        >
          {months.map((index) => (
            <option key={index} value={index}>
              {monthName(index)}
            </option>
          ))}
        </select>
        <select
          aria-label={words(year)}
          value={date.getFullYear()}
          onChange={(event) => changeYear(Number(event.target.value))}
        >
          {years.map((each) => (
            <option key={each} value={each}>
              {digits(each)}
            </option>
          ))}
        </select>
        <button type="button" aria-label={words(next)} onClick={increaseMonth}>
          ›
        </button>
      </div>
    )
  }
