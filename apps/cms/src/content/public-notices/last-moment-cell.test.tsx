import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LastMomentCell } from './last-moment-cell.tsx'

const closes = '2026-12-31T12:15:00.000Z'
const later = '2027-01-10T12:15:00.000Z'
const shown = (rowData: object, language: string) =>
  renderToStaticMarkup(<LastMomentCell i18n={{ language } as never} rowData={rowData} />)

test.each([
  [{ closes, corrigenda: [] }, 'en', '31.12.2026, 17:45'],
  [{ closes, corrigenda: [{ closes: later }, { closes: null }] }, 'en', '10.01.2027, 17:45'],
  [{ closes, corrigenda: [{ closes: later }] }, 'mr', '१०.०१.२०२७, १७:४५'],
  [{ closes: null }, 'en', ''],
])('the list shows the last day that is valid: %j, %s', (notice, language, day) => {
  expect(shown(notice, language)).toBe(`<span>${day}</span>`)
})
