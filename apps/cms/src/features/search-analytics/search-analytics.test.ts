import { describe, expect, test } from 'vitest'
import { pointsOf, roundUp } from './desk/chart.tsx'
import { present } from './present.ts'
import { mondayOf, weekIn, weeksUpTo } from './weeks.ts'

describe('weeks', () => {
  test('begin on Monday', () => {
    expect(['2026-11-22', '2026-11-23', '2026-11-29'].map(mondayOf)).toEqual([
      '2026-11-16',
      '2026-11-23',
      '2026-11-23',
    ])
    expect(weeksUpTo('2026-11-23', 3)).toEqual(['2026-11-09', '2026-11-16', '2026-11-23'])
  })

  test.each([
    ['2026-11-18', '2026-11-16'],
    ['2026-12-31', '2026-11-23'],
    ['2026-13-31', '2026-11-23'],
    ["2026-11-18' OR 1=1", '2026-11-23'],
    [undefined, '2026-11-23'],
    [['2026-11-18'], '2026-11-23'],
  ])('%s chooses %s', (asked, week) => {
    expect(weekIn(asked, '2026-11-24')).toBe(week)
  })
})

describe('the chart', () => {
  test('ends at a round number', () => {
    expect([0, 1, 7, 13, 100, 4200].map(roundUp)).toEqual([1, 1, 10, 20, 100, 5000])
  })

  test('has the highest week at the top and none at the bottom', () => {
    expect(pointsOf([0, 100, 50]).map(({ y }) => y)).toEqual([188, 12, 100])
    expect(pointsOf([0, 0]).map(({ y }) => y)).toEqual([188, 188])
  })
})

test('the tables are in the digits of the language, and addresses in letters', () => {
  const found = {
    weeks: [{ monday: '2026-11-16', visits: 123456, searches: 7, fruitless: 2 }],
    days: [],
    fruitless: [{ words: 'dog licence', count: 7, fruitless: 5, unclicked: 0 }],
    unclicked: [],
    asked: [],
    pages: [{ name: '/mr/%E0%A4%95%E0%A4%B0', count: 12 }],
    opinions: [{ page: '/100%', useful: 1, notUseful: 3 }],
  }
  const { tables, course } = present(found, 'mr')
  expect(course[0]?.cells).toEqual(['१६.११.२०२६', '१,२३,४५६', '७', '२'])
  expect(tables.fruitless[0]?.cells).toEqual(['dog licence', '५', '७'])
  expect(tables.pages[0]?.cells).toEqual(['/mr/कर', '१२'])
  expect(tables.opinions[0]?.cells).toEqual(['/100%', '३', '१'])
})
