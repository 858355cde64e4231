import { expect, test } from 'vitest'
import * as hospital from '../routes/hospital/route.tsx'
import { example, renderPage } from '../testing/render-page.tsx'
import { byDistance, Distances } from './nearest-places.tsx'
import { placedOf } from './placed.ts'

const here = { latitude: 19.2437, longitude: 73.316 }
const row = (id: number, position: string, hours: string) => ({ id, position, hours })
const rows = [
  row(1, '19.30, 73.40', '24/7'),
  row(2, '19.2440, 73.3162', 'Mo-Sa 10:00-14:00'),
  row(3, '', '24/7'),
  row(4, '19.25, 73.32', 'Mo-Su 09:00-20:00; PH off'),
]
const places = placedOf(rows, ({ id }) => ({
  name: `Hospital ${id}`,
  phone: id === 2 ? '0251-555-0182, 1800-555-011' : '',
}))
/** A Tuesday at noon in India, with or without the list of holidays. */
const at = (holidays: ReadonlySet<number> | undefined) => ({
  now: Date.parse('2026-12-15T12:00:00+05:30'),
  holidays,
})

const open = (language: 'en' | 'mr', isKnown = true) =>
  renderPage(
    {
      default: () => <Distances places={byDistance(places, here)} at={at(isKnown ? new Set() : undefined)} />,
      handle: { texts: ['places'] },
    },
    {},
    { language },
  )

test.each([
  ['en', 'Open now until 2:00 PM', 'Open now until 8:00 PM', 'Open now'],
  ['mr', 'सध्या सुरू, दुपारी २:०० वाजेपर्यंत', 'सध्या सुरू, रात्री ८:०० वाजेपर्यंत', 'सध्या सुरू'],
] as const)(
  'in %s the nearest stands first, with whether it is open and its telephone',
  (language, first, second, third) => {
    const { getAllByRole } = open(language)
    const items = getAllByRole('listitem').map((item) => (item.textContent ?? '').replaceAll('\u00a0', ' '))
    expect(items).toHaveLength(3)
    expect(items[0]).toContain(first)
    expect(items[1]).toContain(second)
    expect(items[2]).toContain(third)
  },
)

test('our own entry comes before the map of another website, the telephone is a link', () => {
  const { links } = open('en')
  expect(links.slice(0, 4)).toEqual([
    '#place-2',
    'tel:02515550182',
    'tel:1800555011',
    expect.stringContaining('openstreetmap.org'),
  ])
})

test('what is closed on holidays is not called open while nobody knows the holidays', () => {
  const { text } = open('en', false)
  expect(text).toContain('2:00')
  expect(text).not.toContain('8:00')
})

test('the entry is on the page, and the emergency number beside the buttons', () => {
  const hospitals = example('hospitals', 'en', 'with-places')
  const { elements, text } = renderPage(
    hospital,
    { hospitals, holidays: { ok: true, value: [] } },
    { path: '/hospital' },
  )
  expect(elements('tr[id^=place-]').length).toBe(hospitals.value.length)
  expect(text).toContain('In an emergency, call: 112')
})
