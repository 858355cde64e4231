import { expect, test } from 'vitest'
import { type Column, fullLabel, headRows, rowHeaderIndex } from './column.ts'

const column = (label: string, group?: string): Column<object> => ({
  label,
  cell: () => label,
  ...(group ? { group } : {}),
})
const amrut = [
  column('Matter'),
  column('Purpose', 'Physical'),
  column('Achieved', 'Physical'),
  column('Percentage', 'Physical'),
  column('Expenditure', 'Financial'),
  column('Remarks'),
]
const shape = (columns: readonly Column<object>[]) =>
  headRows(columns).map((row) => row.map((head) => `${head.label} ${head.columns}x${head.rows}`))

test('heads without groups stand in one row', () => {
  expect(shape([column('Description'), column('Length')])).toEqual([['Description 1x1', 'Length 1x1']])
})

test('a common head spans its columns, and single heads span both rows', () => {
  expect(shape(amrut)).toEqual([
    ['Matter 1x2', 'Physical 3x1', 'Financial 1x1', 'Remarks 1x2'],
    ['Purpose 1x1', 'Achieved 1x1', 'Percentage 1x1', 'Expenditure 1x1'],
  ])
})

test('on a card a cell is called by both heads', () => {
  expect(amrut.map(fullLabel).slice(0, 2)).toEqual(['Matter', 'Physical: Purpose'])
})

test('the first column names the row unless another says that it does', () => {
  expect(rowHeaderIndex(amrut)).toBe(0)
  expect(rowHeaderIndex([column('Zone'), { ...column('Names'), rowHeader: true }])).toBe(1)
})
