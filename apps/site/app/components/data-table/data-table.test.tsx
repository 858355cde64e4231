import { expect, test } from 'vitest'
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

test('a table says what it holds, names its columns and its rows', () => {
  const html = render(<DataTable caption="Roads" columns={columns} rows={roads} />)
  expect(html).toContain('<caption>Roads</caption>')
  expect(html.match(/<th scope="col"/g)).toHaveLength(3)
  expect(html.match(/<th scope="row"/g)).toHaveLength(2)
})

test('rows are numbered 1 to n, in Marathi in Devanagari', () => {
  expect(render(<DataTable caption="Roads" columns={columns} rows={roads} />)).toContain('<span>2</span>')
  expect(render(<DataTable caption="रस्ते" columns={columns} rows={roads} />, '/mr/roads')).toContain(
    '<span>२</span>',
  )
})

test('an empty table says that there is no data', () => {
  expect(render(<DataTable caption="Roads" columns={columns} rows={[]} />)).toContain('No data available')
  expect(
    render(<DataTable caption="Roads" columns={columns} rows={[]} empty="no data available" />),
  ).toContain('<td colSpan="3">no data available</td>')
})

test('East and West stand in one table, and the numbers run on', () => {
  const groups = [
    { title: 'East', rows: roads.slice(0, 1) },
    { title: 'West', rows: roads.slice(1) },
  ]
  const html = render(<DataTable caption="Hospitals" columns={columns} groups={groups} />)
  expect(html.match(/<tbody>/g)).toHaveLength(2)
  expect(html).toContain('<th scope="rowgroup" colSpan="3">West</th>')
  expect(html.indexOf('<span>2</span>')).toBeGreaterThan(html.indexOf('West'))
})

test('a table may begin with another number than 1', () => {
  const html = render(<DataTable caption="Roads" columns={columns} rows={roads} firstSerial={3} />)
  expect(html).toContain('<span>3</span>')
  expect(html).toContain('<span>4</span>')
})

test('a common head is the head of its own group of columns, and of no other', () => {
  const grouped = columns.map((column) => ({ ...column, group: 'Physical' }))
  const html = render(<DataTable caption="Roads" columns={grouped} rows={roads} />)
  expect(html).toContain('<colgroup span="1"></colgroup><colgroup span="2"></colgroup>')
  expect(html).toContain('<th scope="colgroup" colSpan="2"')
  expect(render(<DataTable caption="Roads" columns={columns} rows={roads} />)).not.toContain('<colgroup')
})

test('under a heading that says the same, the caption is only heard', () => {
  expect(render(<DataTable caption="Roads" titled columns={columns} rows={roads} />)).toContain(
    '<caption><span class="vh">Roads</span></caption>',
  )
})

test.each([
  ['text', 'Ward 12', 'Ward १२'],
  ['number', '123213', '१,२३,२१३'],
  ['number', '149.35 Km', '१४९.३५ Km'],
  ['digits', '05', '०५'],
  ['date', '2026-11-22', '२२.११.२०२६'],
  ['money', '123213', '₹१,२३,२१३'],
  ['telephone', '0251-555-0101', '०२५१-५५५-०१०१'],
  ['telephone', '', ''],
] as const)('a column of the kind %s writes "%s" as "%s"', (kind, length, written) => {
  const html = render(
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
  const cell = /<td data-label="मूल्य"[^>]*>(.*?)<\/td>/.exec(html)?.[1] ?? html
  expect(cell.replace(/<[^>]+>/g, '')).toBe(written)
  expect(html.includes('href="tel:02515550101"')).toBe(kind === 'telephone' && length !== '')
})
