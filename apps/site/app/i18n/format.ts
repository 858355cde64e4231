import { type Language, toAsciiDigits, withNoBreaks } from '@nagardwar/contract/browser'
import { letterOf } from './letters.ts'
import { textLanguage } from './text-language.ts'

/**
 * The only module that knows how a language writes numbers and dates. `Intl` groups Indian numbers correctly only in
 * `en-IN` (in `mr-IN` rupees and percentages have Western grouping), so everything is formatted like that first, and
 * then its digits are replaced.
 */
export type Format = ReturnType<typeof formatIn>

/** Made when it is first needed, and once: the first of each kind costs a phone milliseconds. */
function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

const indian = once(() => new Intl.NumberFormat('en-IN', { maximumFractionDigits: 20 }))
const rupeeAmount = once(() => new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 }))
const counts: Record<Language, () => Intl.PluralRules> = {
  en: once(() => new Intl.PluralRules('en')),
  mr: once(() => new Intl.PluralRules('mr')),
}
const orders: Record<Language, () => Intl.Collator> = {
  en: once(() => new Intl.Collator('en', { numeric: true })),
  mr: once(() => new Intl.Collator('mr', { numeric: true })),
}
const isWhole = (value: number): boolean => Math.abs(value) < 1e15 && Number.isInteger(value)

/** 1,23,213 (at most 16 characters before it is grouped). A whole number, as nearly all are, needs no `Intl`, and the first view of most pages none at all. */
const grouped = (value: number): string =>
  isWhole(value) ? String(value).replace(/\B(?=([0-9]{2})*[0-9]{3}$)/g, ',') : indian().format(value)

const months: Record<Language, readonly string[]> = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  mr: ['जाने', 'फेब्रु', 'मार्च', 'एप्रि', 'मे', 'जून', 'जुलै', 'ऑग', 'सप्टें', 'ऑक्टो', 'नोव्हें', 'डिसें'],
}

const monthsInFull: Record<Language, readonly string[]> = {
  en: 'January February March April May June July August September October November December'.split(' '),
  mr: 'जानेवारी फेब्रुवारी मार्च एप्रिल मे जून जुलै ऑगस्ट सप्टेंबर ऑक्टोबर नोव्हेंबर डिसेंबर'.split(' '),
}

const devanagariLetter = /[\u0904-\u0939]/

export function formatIn(language: Language) {
  // A Marathi text on an English page keeps its digits; a number typed in Devanagari does not.
  const digits = (text: string): string =>
    language === 'mr' ? toDevanagari(text) : devanagariLetter.test(text) ? text : toAsciiDigits(text)
  const text = (words: string): string => withNoBreaks(textLanguage(words, language) ? words : digits(words))
  const date = (value: DateValue) => {
    const day = dayInIndia(value)
    return day && digits([two(day.day), two(day.month), day.year].join('.'))
  }
  const dateInWords = (value: DateValue) => {
    const day = dayInIndia(value)
    return day && digits([day.day, monthsInFull[language][day.month - 1], day.year].join(noBreak))
  }
  const withTime = (day: string | undefined, value: DateValue) =>
    day && `${day}, ${digits(timeOfDay(minutesInIndia(value), language))}`
  return {
    language,
    /** Replaces the digits of any text and nothing else. */
    digits,
    /** A text of the council. One that exists only in the other language keeps its digits. */
    text,
    /** For sorting texts in the order of the language's alphabet. */
    inOrder: (one: string, other: string): number => orders[language]().compare(one, other),
    /** A number with Indian grouping. A text that is more than a number only gets other digits. */
    number: (value: number | string): string => {
      const plain = plainNumber(value)
      if (plain !== undefined) return digits(grouped(plain))
      return typeof value === 'string' ? digits(value) : ''
    },
    /** The serial number of a row, counted from 0 in code and from 1 on the page. */
    serial: (index: number): string => digits(String(index + 1)),
    rupees: (amount: number): string =>
      digits((isWhole(amount) ? grouped(amount) : rupeeAmount().format(amount)).replace(/^(-?)/, '$1₹')),
    percent: (value: number): string => digits(`${grouped(value)}%`),
    /** Years are names, not amounts: they are never grouped. A name in the other language keeps its digits. */
    year: (value: number | string): string => text(String(value)),
    /** For tables and lists: dd.mm.yyyy in India, or nothing if the date is invalid. */
    date,
    /** For a sentence: "17 December 2026" in India, or nothing if the date is invalid. */
    dateInWords,
    /** For a sentence: "17 December 2026, 6:15 PM" in India, or nothing if the time is invalid. */
    momentInWords: (value: DateValue): string | undefined => withTime(dateInWords(value), value),
    /** dd.mm.yyyy and the time in India, or nothing if the time is invalid. */
    dateAndTime: (value: DateValue): string | undefined => withTime(date(value), value),
    /** The time of a day: minutes since its midnight, or `18:15`. */
    time: (value: number | string): string =>
      digits(timeOfDay(typeof value === 'number' ? value : minutesOf(value), language)),
    /** The day and the short name of the month, for the head of a notice. */
    dayAndMonth: (value: DateValue): { day: string; month: string } | undefined => {
      const day = dayInIndia(value)
      return day && { day: digits(two(day.day)), month: monthName(day.month) }
    },
    monthName: (month: number): string => monthName(month),
    fileSize: (bytes: number): string => {
      const kilobytes = Math.max(1, Math.round(bytes / 1024))
      const { kilo, mega } = units[language]
      if (kilobytes < 1024) return digits(`${grouped(kilobytes)} ${kilo}`)
      return digits(`${grouped(Math.round((bytes / 1024 / 1024) * 10) / 10)} ${mega}`)
    },
    /** Which form of a text a count needs: `one` or `other`. */
    formFor: (count: number): string => counts[language]().select(count),
    /** The letter of a clause: a, b … z, aa, ab …; in Marathi क, ख … in the order of the alphabet. */
    letter: (index: number): string => letterOf(index, language),
  }

  function monthName(month: number): string {
    return months[language][month - 1] ?? ''
  }
}

const toDevanagari = (text: string): string =>
  text.replace(/[0-9]/g, (digit) => '०१२३४५६७८९'[Number(digit)] ?? digit)

/** `123213`, `"123213"` and `"१२३२१३"` are plain numbers; `"1,96,466"`, `"05"` and `"149.35 Km"` are already written. */
function plainNumber(value: number | string): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  const ascii = toAsciiDigits(value.trim())
  return /^-?(0|[1-9][0-9]{0,14})(\.[0-9]*[1-9])?$/.test(ascii) ? Number(ascii) : undefined
}

export type DateValue = string | number | Date | null | undefined
type Day = { year: number; month: number; day: number }

const units = { en: { kilo: 'KB', mega: 'MB' }, mr: { kilo: 'केबी', mega: 'एमबी' } }

const two = (value: number): string => String(value).padStart(2, '0')

// India has had one time zone without summer time since 1947, so a fixed offset equals Asia/Kolkata.
const indiaOffset = 5.5 * 60 * 60 * 1000

function dayInIndia(value: DateValue): Day | undefined {
  if (value === null || value === undefined || value === '') return undefined
  const instant = value instanceof Date ? value : new Date(value)
  if (Number.isNaN(instant.getTime())) return undefined
  const local = new Date(instant.getTime() + indiaOffset)
  const day = { year: local.getUTCFullYear(), month: local.getUTCMonth() + 1, day: local.getUTCDate() }
  return isRollover(value, day) ? undefined : day
}

/** Minutes since midnight of a value that is a valid time. */
function minutesInIndia(value: DateValue): number {
  const local = new Date(new Date(value ?? Number.NaN).getTime() + indiaOffset)
  return local.getUTCHours() * 60 + local.getUTCMinutes()
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** The parts of the day in Marathi, and the hour from which each is said (CLDR; the council says सायंकाळी for both evenings). */
const partsOfDay: readonly [number, string][] = [
  [20, 'रात्री'],
  [16, 'सायंकाळी'],
  [12, 'दुपारी'],
  [6, 'सकाळी'],
  [4, 'पहाटे'],
  [0, 'रात्री'],
]
/** A line does not end at it. */
const noBreak = '\u00a0'
const midnight = { en: 'midnight', mr: ['मध्यरात्री', '१२'].join(noBreak) }

/**
 * As residents say it: `6:15 PM`, `सायंकाळी ६:१५`. The beginning of a day is `00:00`, because "12 at night" does not tell
 * of which day.
 */
function timeOfDay(minutes: number, language: Language): string {
  if (minutes === 0) return '00:00'
  if (minutes === 1440) return midnight[language]
  const hour = Math.floor(minutes / 60) % 24
  const clock = `${hour % 12 || 12}:${two(minutes % 60)}`
  if (language === 'en') return `${clock}${noBreak}${hour < 12 ? 'AM' : 'PM'}`
  return `${partsOfDay.find(([from]) => from <= hour)?.[1]}${noBreak}${clock}`
}

/** `new Date('2023-02-31')` is the third of March: a day that does not exist is not a date. */
function isRollover(value: DateValue, day: Day): boolean {
  const written = typeof value === 'string' ? /^\d{4}-\d{2}-(\d{2})$/.exec(value.trim()) : null
  return written !== null && Number(written[1]) !== day.day
}
