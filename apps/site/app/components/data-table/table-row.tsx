import { useFormat } from '../../i18n/use-format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { type Column, fullLabel, isNumeric, rowHeaderIndex, valueIn } from './column.ts'
import style from './data-table.module.css'
import { Value } from './value.tsx'

type Props<R> = { row: R; columns: readonly Column<R>[]; serial: number | undefined; id?: string | undefined }

export function TableRow<R>({ row, columns, serial, id }: Props<R>) {
  const { t } = useTranslation('common')
  const format = useFormat()
  const header = rowHeaderIndex(columns)
  return (
    <tr id={id}>
      {serial === undefined ? null : (
        <td className={style.serial} data-label={t('serialNumber')}>
          <span>{format.serial(serial)}</span>
        </td>
      )}
      {columns.map((column, index) => (
        <Cell key={fullLabel(column)} column={column} row={row} isHeader={index === header} />
      ))}
    </tr>
  )
}

type CellProps<R> = { column: Column<R>; row: R; isHeader: boolean }

// The inner box is the second column of a card; the label is the first.
function Cell<R>({ column, row, isHeader }: CellProps<R>) {
  const look = { 'data-label': fullLabel(column), className: isNumeric(column) ? style.numeric : undefined }
  const content = (
    <div>{'cell' in column ? column.cell(row) : <Value of={valueIn(column, row)} kind={column.kind} />}</div>
  )
  return isHeader ? (
    <th scope="row" {...look}>
      {content}
    </th>
  ) : (
    <td {...look}>{content}</td>
  )
}
