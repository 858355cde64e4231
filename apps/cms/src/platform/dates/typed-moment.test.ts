import { format, formatDistance } from 'date-fns'
import { expect, it } from 'vitest'
import { marathiDates } from '../../payload/dates/marathi-locale.ts'
import { endOfDay, typedMoment, unreadDay } from './typed-moment.ts'

it.each([
  ['30.11.2026, 18:00', new Date(2026, 10, 30, 18, 0)],
  ['३०.११.२०२६, १८:००', new Date(2026, 10, 30, 18, 0)],
  ['1/2/2027 9.05', new Date(2027, 1, 1, 9, 5)],
  ['३१.१२.२०२६ दुपारी ३', new Date(2026, 11, 31, 15, 0)],
  ['31.12.2026, 11 am', new Date(2026, 11, 31, 11, 0)],
])('%s is a day and its hour', (text, moment) => {
  expect(typedMoment(text)).toBe(moment.toISOString())
})

it('a day without an hour is no moment, unless its end is meant', () => {
  expect(typedMoment('31.12.2026')).toBeUndefined()
  expect(typedMoment('३१.१२.२०२६', endOfDay)).toBe(new Date(2026, 11, 31, 23, 59).toISOString())
})

it.each(['31.02.2026, 10:00', '1.1.2027, 24:00', '1.1.2027, 10:60', '10:00', 'उद्या १०:००', ''])(
  '“%s” is no day and hour',
  (text) => {
    expect(typedMoment(text)).toBeUndefined()
  },
)

it.each(['1.13.2026', '12', 'Jan 1 2017', '1/2/2017', '२०२६'])(
  'what is no day yet, such as “%s”, is never read as another',
  (text) => {
    expect(Date.parse(unreadDay(text))).toBeNaN()
  },
)

it('a date is shown in Marathi words and digits', () => {
  const date = new Date(2026, 10, 2, 9, 5)
  const shown = (pattern: string) => format(date, pattern, { locale: marathiDates })
  expect(shown('dd.MM.yyyy, HH:mm')).toBe('०२.११.२०२६, ०९:०५')
  expect(shown('PPPP')).toBe('सोमवार, २ नोव्हेंबर २०२६')
  expect(shown('LLLL yyyy')).toBe('नोव्हेंबर २०२६')
  expect(shown('MMM d, yyy h:mm a')).toBe('नोव्हें २, २०२६ ९:०५ म.पू.')
})

it.each([
  [60, '१ मिनिटापूर्वी'],
  [600, '१० मिनिटांपूर्वी'],
  [3600, 'सुमारे १ तासापूर्वी'],
  [3 * 86_400, '३ दिवसांपूर्वी'],
  [5, '१ मिनिटापूर्वी'],
])('%i seconds ago is %s', (seconds, words) => {
  expect(`${formatDistance(0, seconds * 1000, { locale: marathiDates })}पूर्वी`).toBe(words)
})
