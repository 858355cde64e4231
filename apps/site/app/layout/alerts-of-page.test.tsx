import { expect, test } from 'vitest'
import { AlertItem } from '../alerts/alert-item.tsx'
import { example, renderPage } from '../testing/render-page.tsx'
import { AlertsBox } from './alerts-of-page.tsx'

const handle = { texts: ['alerts'] as const }
const boxOf = (alerts: Parameters<typeof AlertsBox>[0]['alerts'], language: 'en' | 'mr' = 'en') =>
  renderPage({ default: () => <AlertsBox alerts={alerts} />, handle }, {}, { language })

test('an alert says how urgent it is, what happens, for whom, from when and until when', () => {
  const { text, links } = boxOf(example('alerts').value.slice(0, 1))
  expect(text).toContain(
    'Danger: The lake is rising. Please leave the houses along Lake Road and go to the community hall.',
  )
  expect(text).toContain('Wards 3, 4. From 14.07.2026, 6:00 PM to 15.07.2026, 12:00 PM')
  expect(links).toEqual(['/alerts'])
})

test('in Marathi with its words and digits', () => {
  const { text, links } = boxOf(example('alerts', 'mr').value.slice(0, 1), 'mr')
  expect(text).toContain('धोका: तलावाची पातळी वाढत आहे.')
  expect(text).toContain('प्रभाग ३, ४. १४.०७.२०२६, सायंकाळी ६:०० ते १५.०७.२०२६, दुपारी १२:००')
  expect(links).toEqual(['/mr/alerts'])
})

test('a text without translation is marked with its own language', () => {
  const { languageOf } = boxOf(example('alerts', 'mr', 'untranslated').value.slice(0, 1), 'mr')
  expect(languageOf(example('alerts', 'mr', 'untranslated').value[0]?.text ?? '')).toBe('en')
})

test('the place of the alerts is there without any, so that a screen reader hears of the first', () => {
  const { elements, text } = boxOf([])
  expect(elements('#alerts').map((each) => each.getAttribute('aria-live'))).toEqual(['polite'])
  expect(text).toBe('')
})

test('an alert carries its end and its department, for copies that no server can correct', () => {
  const [first, , last] = example('alerts').value
  const { elements } = boxOf([first, last].filter((alert) => alert !== undefined))
  expect(elements('li').map((each) => [each.dataset.until, each.dataset.department])).toEqual([
    [String(Date.parse('2026-07-15T06:30:00.000Z')), undefined],
    [String(Date.parse('2026-03-31T12:30:00.000Z')), '3'],
  ])
})

test('an alert whose end nobody gave says only its beginning', () => {
  const [alert] = example('alerts').value
  const page = { default: () => (alert ? <AlertItem alert={{ ...alert, end: null }} /> : null), handle }
  expect(renderPage(page, {}).text).toContain('Wards 3, 4. From 14.07.2026, 6:00 PM')
})
