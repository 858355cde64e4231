import { expect, test } from 'vitest'
import { byYear } from './by-year.ts'

const years = (...labels: string[]) => byYear(labels.map((year) => ({ year }))).map((group) => group.year)

test('years come newest first, whatever their script and wording', () => {
  expect(years('Year 2021 - 2022', 'वर्ष २०२३ - २०२४', 'Financial Year 2022 - 2023', '2009-10')).toEqual([
    'वर्ष २०२३ - २०२४',
    'Financial Year 2022 - 2023',
    'Year 2021 - 2022',
    '2009-10',
  ])
})

test('a label without a year comes last', () => {
  expect(years('Older papers', '2009-10', 'Circular 12')).toEqual(['2009-10', 'Older papers', 'Circular 12'])
})

test('documents of one year stand together in the order of the council', () => {
  const rows = [
    { year: '2022-23', title: 'April' },
    { year: '2021-22', title: 'Budget' },
    { year: ' 2022-23', title: 'May' },
  ]
  expect(byYear(rows)[0]?.rows.map((row) => row.title)).toEqual(['April', 'May'])
})

test('a year without records is no group', () => {
  expect(byYear([])).toEqual([])
})

test('several spellings of one year are one group, called as the first of them', () => {
  const labels = ['Financial Year 2022 - 2023', '2021-22', '2022-23', 'वर्ष २०२२ - २०२३', 'Revised 2022-23']
  expect(byYear(labels.map((year) => ({ year }))).map(({ year, rows }) => [year, rows.length])).toEqual([
    ['Financial Year 2022 - 2023', 3],
    ['Revised 2022-23', 1],
    ['2021-22', 1],
  ])
})
