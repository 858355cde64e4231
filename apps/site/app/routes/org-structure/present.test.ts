import { expect, test } from 'vitest'
import { chartInWords, presentChart } from './present.ts'

test.each([
  [
    'Organisation chart: President; Chief Officer; departments',
    ['President', 'Chief Officer', 'departments'],
  ],
  ['संघटन तक्ता: नगराध्यक्ष; मुख्याधिकारी', ['नगराध्यक्ष', 'मुख्याधिकारी']],
  ['President; Chief Officer;', ['President', 'Chief Officer']],
  ['President; groups: tax, health', ['President', 'groups: tax, health']],
  ['The council and its departments', ['The council and its departments']],
])('the description "%s" is a list', (description, steps) => {
  expect(chartInWords(description)).toEqual(steps)
})

test('the chart comes with its size', () => {
  const row = {
    orgChart: '/uploads/chart.png',
    files: { '/uploads/chart.png': { width: 1600, height: 1060 } },
  }
  expect(presentChart([row], 'Chart')).toEqual({
    id: '/uploads/chart.png',
    path: '/uploads/chart.png',
    alt: 'Chart',
    facts: { width: 1600, height: 1060 },
  })
})

test('a council without a chart has none', () => {
  expect(presentChart([{ orgChart: '' }], 'Chart')).toBeUndefined()
  expect(presentChart([], 'Chart')).toBeUndefined()
})
