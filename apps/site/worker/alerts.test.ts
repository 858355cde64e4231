import { describe, expect, test } from 'vitest'
import { alertsIn, withAlertsAt } from './alerts.ts'

const alert = (id: number, until: number, department = '') =>
  `<li class="alert alert--danger" data-alert="${id}" data-until="${until}"${department}><p>Alert ${id}</p></li>`
const section = (...items: string[]) =>
  items.length > 0 ? `<section aria-label="Now"><ul class="list">${items.join('')}</ul></section>` : ''
const page = (...items: string[]) =>
  `<html><body><div id="alerts" aria-live="polite">${section(...items)}</div><main><div>Roads</div></main></body></html>`

describe('a copy of a page', () => {
  test('shows the alerts that have not ended, with all that is around them', () => {
    expect(withAlertsAt(page(alert(1, 1000), alert(2, 3000)), 2000)).toBe(page(alert(2, 3000)))
  })

  test('says nothing of alerts when the last one has ended', () => {
    expect(withAlertsAt(page(alert(1, 1000)), 1000)).toBe(page())
  })

  test('shows an alert that the device has seen on another page since', () => {
    expect(withAlertsAt(page(), 2000, section(alert(3, 3000)))).toBe(page(alert(3, 3000)))
  })

  test('shows none that another page no longer had', () => {
    expect(withAlertsAt(page(alert(1, 9000)), 2000, '')).toBe(page())
  })

  test('keeps the alerts of its own department, and gets none of another one', () => {
    const own = alert(1, 9000, ' data-department="3"')
    const other = alert(2, 9000, ' data-department="4"')
    expect(withAlertsAt(page(own), 2000, section(alert(3, 9000), other))).toBe(page(alert(3, 9000), own))
  })

  test('without a place for alerts stays as it is', () => {
    expect(withAlertsAt('<html><main>Roads</main></html>', 2000, section(alert(3, 3000)))).toBe(
      '<html><main>Roads</main></html>',
    )
  })
})

test('the alerts of a document are what stands in their place', () => {
  expect(alertsIn(page(alert(1, 1000)))).toBe(section(alert(1, 1000)))
  expect(alertsIn(page())).toBe('')
  expect(alertsIn('<html></html>')).toBeUndefined()
})
