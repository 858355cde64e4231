import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { readerOf } from '../../testing/reader-of.ts'
import { render } from '../look-book/render.tsx'
import { type Column, DataTable } from './data-table.tsx'

type Road = { id: number; name: string; length: string }
const roads: Road[] = [
  { id: 7, name: 'Lake Road', length: '1.85' },
  { id: 9, name: 'Hill View Road', length: '5.60' },
]
const columns: Column<Road>[] = [
  { label: 'Description', cell: (road) => road.name },
  { label: 'Length', cell: (road) => road.length, numeric: true },
]

const open = (table: ReactElement, address?: string) => readerOf(render(table, address))

test('a table says what it holds, names its columns and its rows', () => {
  const { getByRole, getAllByRole } = open(<DataTable caption="Roads" columns={columns} rows={roads} />)
  expect(getByRole('table', { name: 'Roads' })).toBeTruthy()
  expect(getAllByRole('columnheader')).toHaveLength(3)
  expect(getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Lake Road',
    'Hill View Road',
  ])
})

test('rows are numbered 1 to n, in Marathi in Devanagari', () => {
  const serials = (table: ReactElement, address: string) =>
    open(table, address)
      .rows.slice(1)
      .map(([serial]) => serial)
  expect(serials(<DataTable caption="Roads" columns={columns} rows={roads} />, '/roads')).toEqual(['1', '2'])
  expect(serials(<DataTable caption="रस्ते" columns={columns} rows={roads} />, '/mr/roads')).toEqual(['१', '२'])
})

test('an empty table says that there is no data', () => {
  expect(open(<DataTable caption="Roads" columns={columns} rows={[]} />).text).toContain('No data available')
  const own = open(<DataTable caption="Roads" columns={columns} rows={[]} empty="no data available" />)
  expect(own.getByRole('cell', { name: 'no data available' }).getAttribute('colspan')).toBe('3')
})

test('East and West stand in one table, and the numbers run on', () => {
  const groups = [
    { title: 'East', rows: roads.slice(0, 1) },
    { title: 'West', rows: roads.slice(1) },
  ]
  const { rows, elements, getByText } = open(
    <DataTable caption="Hospitals" columns={columns} groups={groups} />,
  )
  expect(elements('tbody')).toHaveLength(2)
  expect(getByText('West').outerHTML).toBe('<th scope="rowgroup" colspan="3">West</th>')
  expect(rows.slice(1).map(([first]) => first)).toEqual(['East', '1', 'West', '2'])
})

test('a table may begin with another number than 1', () => {
  const { rows } = open(<DataTable caption="Roads" columns={columns} rows={roads} firstSerial={3} />)
  expect(rows.slice(1).map(([serial]) => serial)).toEqual(['3', '4'])
})

test('a common head is the head of its own group of columns, and of no other', () => {
  const grouped = columns.map((column) => ({ ...column, group: 'Physical' }))
  const { elements, getByText } = open(<DataTable caption="Roads" columns={grouped} rows={roads} />)
  expect(elements('colgroup').map((group) => group.getAttribute('span'))).toEqual(['1', '2'])
  const head = getByText('Physical')
  expect([head.getAttribute('scope'), head.getAttribute('colspan')]).toEqual(['colgroup', '2'])
  const plain = open(<DataTable caption="Roads" columns={columns} rows={roads} />)
  expect(plain.elements('colgroup')).toEqual([])
})

test('under a heading that says the same, the caption is only heard', () => {
  const { getByText, getByRole } = open(<DataTable caption="Roads" titled columns={columns} rows={roads} />)
  expect(getByRole('table', { name: 'Roads' })).toBeTruthy()
  expect(getByText('Roads').className).toBe('vh')
})

test.each([
  ['text', 'Ward 12', 'Ward 12'],
  ['text', 'प्रभाग 12', 'प्रभाग १२'],
  ['number', '123213', '१,२३,२१३'],
  ['number', '149.35 Km', '१४९.३५ Km'],
  ['digits', '05', '०५'],
  ['date', '2026-11-22', '२२.११.२०२६'],
  ['money', '123213', '₹१,२३,२१३'],
  ['telephone', '0251-555-0101', '०२५१-५५५-०१०१'],
  ['telephone', '', ''],
] as const)('a column of the kind %s writes "%s" as "%s"', (kind, length, written) => {
  const { links, elements } = open(
    <DataTable
      caption="रस्ते"
      rows={[{ id: 1, name: 'अ', length }]}
      columns={[
        { label: 'नाव', value: 'name' },
        { label: 'मूल्य', value: 'length', kind },
      ]}
    />,
    '/mr/roads',
  )
  expect(elements('[data-label="मूल्य"]').map(({ textContent }) => textContent)).toEqual([written])
  expect(links).toEqual(kind === 'telephone' && length !== '' ? ['tel:02515550101'] : [])
})
