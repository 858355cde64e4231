import { Text } from '../i18n/text.tsx'
import type { Cell, Table, TableRow } from './budget-view.ts'

/** Exact amounts, as a table that a phone shows without sideways scrolling. */
export const BudgetTable = ({ caption, note, first, columns, parts, foot }: Table) => (
  <table>
    <caption>
      {caption} <small>{note}</small>
    </caption>
    <thead>
      <tr>
        <th scope="col">{first}</th>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    {parts.map(({ head, rows }) => (
      <tbody key={head.name}>
        <Row row={head} columns={columns} isHead={rows.length > 0 || head.note !== undefined} />
        {rows.map((row) => (
          <Row key={row.name} row={row} columns={columns} isItem />
        ))}
      </tbody>
    ))}
    {foot ? (
      <tfoot>
        <Row row={foot} columns={columns} isHead />
      </tfoot>
    ) : null}
  </table>
)

type RowProps = { row: TableRow; columns: Table['columns']; isHead?: boolean; isItem?: boolean }

const Row = ({ row: { id, name, note, to, cells }, columns, isHead, isItem }: RowProps) => (
  <tr id={id} data-head={isHead ? '' : undefined} data-item={isItem ? '' : undefined}>
    <th scope="row">
      {to ? <a href={to}>{name}</a> : <Text>{name}</Text>}
      {note ? <small>{note}</small> : null}
    </th>
    {cells.map((cell, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a row keep their places.
      <Amount key={index} cell={cell} label={columns[index]} />
    ))}
  </tr>
)

type AmountProps = { cell: Cell; label: string | undefined }

/** The name of its column stands beside an amount where large letters leave no room for columns. */
const Amount = ({ cell: { text, below }, label }: AmountProps) => (
  <td data-label={label}>
    {text}
    {below ? <small>{below}</small> : null}
  </td>
)
