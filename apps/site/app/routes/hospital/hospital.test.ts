import type { Row } from '@nagardwar/contract/browser'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { noPlace } from '../../testing/no-place.ts'
import { empty, example, loaded, loading, renderPage, unavailable } from '../../testing/render-page.tsx'
import { phonesOf, presentHospitals } from './present.ts'
import * as page from './route.tsx'

const titles = { east: 'East', west: 'West' }
const hospital = (id: number, division: 'East' | 'West', more: Partial<Row<'hospitals'>> = {}) => ({
  id,
  language: 'en' as const,
  division,
  name: `Hospital ${id}`,
  doctor: '',
  address: '',
  phone: '',
  mobile: '',
  beds: '',
  facility: '',
  ...noPlace,
  ...more,
})

describe('the divisions', () => {
  test('come East first, however the rows come, and keep their order inside', () => {
    const rows = [hospital(1, 'West'), hospital(2, 'East'), hospital(3, 'West'), hospital(4, 'East')]
    const groups = presentHospitals(rows, titles)
    expect(groups.map(({ title, rows }) => [title, rows.map(({ id }) => id)])).toEqual([
      ['East', [2, 4]],
      ['West', [1, 3]],
    ])
  })

  test.each([
    ['0251-555-0182', '1800-555-011', '0251-555-0182, 1800-555-011'],
    ['0251-555-0182', '', '0251-555-0182'],
    ['', '1800-555-011', '1800-555-011'],
    ['', '', ''],
  ])('a phone "%s" and a mobile "%s" stand together as "%s"', (phone, mobile, phones) => {
    expect(phonesOf(hospital(1, 'East', { phone, mobile }))).toBe(phones)
  })

  test('beds stay as written, in the digits of the page', () => {
    const hospitals = loaded<'hospitals'>(hospital(1, 'East', { beds: '05' }))
    const { rows } = renderPage(page, { hospitals }, { language: 'mr' })
    expect(rows[2]?.[4]).toBe('०५')
  })
})

describe('the page of hospitals', () => {
  test('has one table in two divisions', () => {
    const { rows, links, getAllByRole } = renderPage(page, { hospitals: example('hospitals') })
    expect(getAllByRole('table')).toHaveLength(1)
    expect(rows.map(([first]) => first)).toEqual([
      'Name',
      'East division',
      'Sanjeevani Hospital',
      'Ashirwad Nursing Home',
      'West division',
      'Lakeview Hospital',
      'Arogya Maternity Home',
    ])
    expect(rows[0]).toEqual([
      'Name',
      'Principal doctor and speciality',
      'Address',
      'Phone and mobile',
      'Beds',
      'Facility',
    ])
    expect(rows[3]?.slice(2, 5)).toEqual(['Market Lane', '0251-555-0162 , 0251-555-0163', '05'])
    expect(links).toEqual(expect.arrayContaining(['tel:02515550162', 'tel:02515550163']))
  })

  test('has the same divisions in Marathi, where no ASCII digit is left', () => {
    const { rows } = renderPage(page, { hospitals: example('hospitals', 'mr') }, { language: 'mr' })
    expect(rows.map(([first]) => first)).toEqual([
      'नाव',
      'पूर्व विभाग',
      'संजीवनी रुग्णालय',
      'आशीर्वाद नर्सिंग होम',
      'पश्चिम विभाग',
      'लेकव्ह्यू रुग्णालय',
      'आरोग्य प्रसूतिगृह',
    ])
    expect(rows.flat().join()).not.toMatch(/[0-9]/)
  })

  test('says so where a division has no hospital', () => {
    const { rows } = renderPage(page, { hospitals: loaded<'hospitals'>(hospital(1, 'East')) })
    expect(rows.slice(3)).toEqual([['West division'], ['No data available']])
  })

  test.each([
    ['loading', loading, 'Loading...'],
    ['failed', unavailable, 'This information cannot be shown right now'],
    ['empty', empty, 'No data available'],
  ])('when the list is %s the page says so', (_, hospitals, words) => {
    const { text, queryByRole } = renderPage(page, { hospitals })
    expect(text).toContain(words)
    expect(queryByRole('table')).toBeNull()
  })
})

describe('a hospital with its place', () => {
  // A Monday, 15:00 in India.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T15:00:00+05:30') }))
  afterEach(() => void vi.useRealTimers())

  test('says under its address whether it is open, its hours, and leads to the map', () => {
    const hospitals = example('hospitals', 'en', 'with-places')
    const { rows, links, html } = renderPage(page, { hospitals, holidays: empty })
    expect(rows[2]?.[2]).toContain('Station Road')
    expect(rows[2]?.[2]).toContain('Open now')
    expect(rows[2]?.[2]).toContain('Open day and night')
    expect(rows[4]?.[2]).toContain('Closed now, opens at 5:00 PM')
    expect(rows[4]?.[2]).toContain('Mon–Sat 9:00 AM to 1:00 PM, 5:00 PM to 9:00 PM; Sun closed')
    expect(links).toContain('https://www.openstreetmap.org/?mlat=19.2437&mlon=73.316#map=17/19.2437/73.316')
    expect(links).toContain('geo:19.2437,73.316?q=19.2437,73.316(Lakeview%20Hospital)')
    expect(html).toContain('"openingHoursSpecification"')
    expect(html).not.toContain('iframe')
  })

  test('in Marathi with its words and digits', () => {
    const hospitals = example('hospitals', 'mr', 'with-places')
    const { rows } = renderPage(page, { hospitals, holidays: empty }, { language: 'mr' })
    expect(rows[2]?.[2]).toContain('अहोरात्र सुरू')
    expect(rows[4]?.[2]).toContain('सध्या बंद, सायंकाळी ५:०० वाजता सुरू होईल')
    expect(rows[4]?.[2]).toContain('सोम–शनि सकाळी ९:०० ते दुपारी १:००, सायंकाळी ५:०० ते रात्री ९:००; रवि बंद')
  })

  test('has neither label nor button where staff have given nothing', () => {
    const { text, html } = renderPage(page, { hospitals: example('hospitals'), holidays: empty })
    for (const words of ['Map', 'Open', 'Closed', 'Opening hours', 'Nearest'])
      expect(text).not.toContain(words)
    expect(html).not.toContain('ld+json')
  })
})
