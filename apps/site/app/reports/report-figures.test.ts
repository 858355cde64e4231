import { describe, expect, test } from 'vitest'
import { nearbyReports } from './nearby-reports.ts'
import { drawnPins } from './pins.ts'
import type { PublicReport } from './report.ts'
import { figuresBy, figuresOf, median } from './report-figures.ts'
import { filteredReports, foundReports, readReportFilter } from './report-filter.ts'

const today = 20_000
const report = (changes: Partial<PublicReport> = {}): PublicReport => ({
  id: 1,
  kindId: 1,
  kind: 'Street light',
  ward: '5',
  wardName: 'Kumbharwada',
  place: '',
  position: { latitude: 19.2437, longitude: 73.136 },
  state: 'new',
  received: today - 3,
  due: today + 2,
  done: undefined,
  photograph: '',
  followers: 0,
  ...changes,
})
const closed = (took: number, changes: Partial<PublicReport> = {}) =>
  report({ state: 'closed', received: today - 30, due: today - 25, done: today - 30 + took, ...changes })

describe('figures', () => {
  test('the median is the one in the middle, or between the two', () => {
    expect(median([])).toBeUndefined()
    expect(median([9])).toBe(9)
    expect(median([100, 1, 3])).toBe(3)
    expect(median([1, 2, 3, 100])).toBe(2.5)
  })

  test('count what is open, late and done; late is also what was done after its day', () => {
    const reports = [report(), report({ due: today - 1 }), closed(4), closed(9), report({ due: undefined })]
    expect(figuresOf(reports, today)).toEqual({ all: 5, open: 3, late: 2, done: 2, medianDays: 6.5 })
  })

  test('one is not late on the promised day, and one that was answered without a day is not late', () => {
    const reports = [report({ due: today }), report({ due: today - 9, state: 'answered' })]
    expect(figuresOf(reports, today)).toMatchObject({ late: 0, done: 1, medianDays: undefined })
  })

  test('of groups leave out reports of no group', () => {
    const reports = [report(), report({ ward: '' }), closed(2, { ward: '7' })]
    const groups = figuresBy(reports, ({ ward }) => ({ id: ward, name: ward }), today)
    expect(groups.map(({ id, all }) => [id, all])).toEqual([
      ['5', 1],
      ['7', 1],
    ])
  })
})

describe('the filter in an address', () => {
  const read = (query: string, path = '/reports') => readReportFilter(path, new URLSearchParams(query))

  test('is read, and written again in one order', () => {
    expect(filteredReports(read('page=3&state=late&ward=5&kind=2'))).toBe(
      '/reports?kind=2&ward=5&state=late&page=3',
    )
    expect(filteredReports(read('ward=क'))).toBe(`/reports?ward=${encodeURIComponent('क')}`)
  })

  test.each([
    'kind=x',
    'kind=0',
    'ward=%3Cb%3E',
    `ward=${'1'.repeat(21)}`,
    'state=new',
    'page=1',
    'page=-2',
    '',
  ])('leaves out what is no value: %s', (query) => {
    expect(filteredReports(read(query))).toBe('/reports')
  })

  test('is of the list alone', () => {
    expect(read('kind=2', '/roads')).toEqual({})
  })

  test('leaves the reports that have all that is asked for', () => {
    const reports = [report({ id: 1 }), report({ id: 2, due: today - 1 }), closed(1, { id: 3, ward: '7' })]
    const ids = (query: string) => foundReports(reports, read(query), today).map(({ id }) => id)
    expect(ids('')).toEqual([1, 2, 3])
    expect(ids('state=open')).toEqual([1, 2])
    expect(ids('state=late')).toEqual([2])
    expect(ids('state=done&ward=7')).toEqual([3])
    expect(ids('kind=9')).toEqual([])
  })
})

describe('reports nearby', () => {
  const here = { latitude: 19.2437, longitude: 73.136 }
  const north = (metres: number) => ({ ...here, latitude: here.latitude + metres / 111_195 })
  const found = (reports: PublicReport[], asked: Partial<Parameters<typeof nearbyReports>[1]> = {}) =>
    nearbyReports(reports, { kindId: 1, ward: '', position: here, ...asked }, today).map(({ id, metres }) => [
      id,
      metres,
    ])

  test('are of the same kind and within 150 metres, the nearest first', () => {
    const reports = [140, 20, 160].map((metres, index) => report({ id: index, position: north(metres) }))
    expect(found([...reports, report({ id: 9, kindId: 2 })])).toEqual([
      [1, 20],
      [0, 140],
    ])
  })

  test('are in the same ward where one of the two has no position', () => {
    const reports = [report({ id: 1 }), report({ id: 2, position: undefined }), report({ id: 3, ward: '' })]
    expect(found(reports, { position: undefined, ward: '5' })).toEqual([
      [1, undefined],
      [2, undefined],
    ])
    expect(found(reports, { position: undefined })).toEqual([])
  })

  test('are of the last 30 days, and not done', () => {
    const reports = [
      report({ id: 1, received: today - 30 }),
      report({ id: 2, received: today - 31 }),
      closed(1, { id: 3, received: today - 2 }),
    ]
    expect(found(reports).map(([id]) => id)).toEqual([1])
  })

  test('are five at most', () => {
    expect(found(Array.from({ length: 20 }, (_, id) => report({ id })))).toHaveLength(5)
  })
})

describe('the drawing', () => {
  test('has north at the top and keeps distances', () => {
    const at = (latitude: number, longitude: number) => report({ position: { latitude, longitude } })
    const drawn = drawnPins([at(19.25, 73.13), at(19.24, 73.14), report({ position: undefined })])
    expect(drawn?.pins).toHaveLength(2)
    const [first, second] = drawn?.pins ?? []
    expect(first && second && first.y < second.y && first.x < second.x).toBe(true)
    expect(drawn?.scale.kilometres).toBe(0.2)
    expect(drawn?.wards.map(({ ward }) => ward)).toEqual(['5'])
  })

  test('leaves out a pin far from all others, and is not there without a place', () => {
    const far = report({ position: { latitude: 28.6, longitude: 77.2 } })
    expect(drawnPins([report(), report(), far])?.pins).toHaveLength(2)
    expect(drawnPins([report({ position: undefined })])).toBeUndefined()
    expect(drawnPins([])).toBeUndefined()
  })

  test('leaves out what is far from the rest, and says how many', () => {
    const north = (kilometres: number) =>
      report({ position: { latitude: 19.2437 + kilometres / 111.2, longitude: 73.136 } })
    const town = [0, 0.4, 0.8, 1.2, 1.6].map(north)
    const drawn = drawnPins([...town, north(19), report({ position: undefined })])
    expect(drawn?.pins).toHaveLength(5)
    expect(drawn?.tooFar).toBe(1)
    // The town fills the drawing.
    expect(drawn?.scale.kilometres).toBe(0.5)
    expect(drawnPins([...town, north(2.5)])).toMatchObject({ tooFar: 0 })
    // Of a spread council the far villages are on it.
    expect(drawnPins([0, 4, 8, 12, 16].map(north))).toMatchObject({ tooFar: 0 })
  })

  test('of one place alone fits', () => {
    const drawn = drawnPins([report()])
    expect(drawn?.pins[0]).toMatchObject({ x: 500, y: 500 })
    expect(drawn?.height).toBe(1000)
  })
})
