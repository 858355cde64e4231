import { type FormatPart, format, type Locale, type LocalizeFn } from 'date-fns'
import { enUS } from 'date-fns/locale/en-US'
import { toMarathiDigits } from '../../platform/words/digits.ts'

const months = [
  'जानेवारी',
  'फेब्रुवारी',
  'मार्च',
  'एप्रिल',
  'मे',
  'जून',
  'जुलै',
  'ऑगस्ट',
  'सप्टेंबर',
  'ऑक्टोबर',
  'नोव्हेंबर',
  'डिसेंबर',
]
const shortMonths = ['जाने', 'फेब्रु', 'मार्च', 'एप्रि', 'मे', 'जून', 'जुलै', 'ऑग', 'सप्टें', 'ऑक्टो', 'नोव्हें', 'डिसें']
const days = ['रविवार', 'सोमवार', 'मंगळवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार']
const shortDays = ['रवि', 'सोम', 'मंगळ', 'बुध', 'गुरु', 'शुक्र', 'शनि']
const halvesOfDay: Record<string, string> = { am: 'म.पू.', pm: 'म.उ.', noon: 'मध्याह्न', midnight: 'मध्यरात्र' }

const nameIn =
  (wide: string[], short: string[]): LocalizeFn<never> =>
  (value: number, options) =>
    (options?.width === 'wide' ? wide : short)[value] ?? ''

/** The spans of date-fns in the case that Marathi needs before “पूर्वी” (ago). Payload uses them nowhere else. */
const spans: Record<string, [one: string, more: string]> = {
  Seconds: ['सेकंदा', 'सेकंदां'],
  Minutes: ['मिनिटा', 'मिनिटां'],
  Hours: ['तासा', 'तासां'],
  Days: ['दिवसा', 'दिवसां'],
  Weeks: ['आठवड्या', 'आठवड्यां'],
  Months: ['महिन्या', 'महिन्यां'],
  Years: ['वर्षा', 'वर्षां'],
}

const span: Locale['formatDistance'] = (token, count) => {
  if (token === 'halfAMinute') return 'अर्ध्या मिनिटा'
  const unit = token.replace(/^.*X/, '').replace(/^x/, '')
  const [one, more] = spans[unit] ?? ['', '']
  const about = /^(?:about|almost)/.test(token) ? 'सुमारे ' : ''
  return `${about}${toMarathiDigits(count)} ${count === 1 ? one : more}`
}

const plain: Locale = {
  ...enUS,
  code: 'mr',
  formatDistance: span,
  formatLong: {
    date: ({ width } = {}) =>
      width === 'full' ? 'EEEE, d MMMM y' : width === 'long' ? 'd MMMM y' : 'dd.MM.y',
    time: () => 'HH:mm',
    dateTime: () => '{{date}}, {{time}}',
  },
  localize: {
    ...enUS.localize,
    ordinalNumber: (value) => toMarathiDigits(Number(value)),
    month: nameIn(months, shortMonths),
    day: nameIn(days, shortDays),
    dayPeriod: (value) => halvesOfDay[value] ?? '',
  } as Locale['localize'],
}

const inMarathiDigits = (date: Date, { isToken, value }: FormatPart): FormatPart => ({
  isToken: false,
  value: toMarathiDigits(isToken ? format(date, value, { locale: plain }) : value),
})

/**
 * Dates of the desk in Marathi. date-fns has no Marathi and writes its own digits, so its parts are formatted here.
 */
export const marathiDates: Locale = {
  ...plain,
  localize: {
    ...plain.localize,
    preprocessor: (date, parts) => parts.map((part) => inMarathiDigits(date as Date, part)),
  },
}
