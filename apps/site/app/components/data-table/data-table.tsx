import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { HydrateOnUse } from '../hydration/hydrate-on-use.tsx'
import { type Column, isNumeric } from './column.ts'
import style from './data-table.module.css'
import { ColumnGroups, TableHead } from './table-head.tsx'
import { TableRow } from './table-row.tsx'

export type { Column } from './column.ts'

type Row = { id: string | number }
export type RowGroup<R> = { title: string; rows: readonly R[] }

type Props<R> = {
  /** The content of the table; screen readers say it first. */
  caption: string
  /** The heading above the table is the same: the caption is only for screen readers. */
  titled?: boolean
  /** A remark below the caption, such as the unit. */
  note?: string
  columns: readonly Column<R>[]
  rows?: readonly R[]
  /** Rows in groups with headings (East, West), instead of `rows`. */
  groups?: readonly RowGroup<R>[]
  /** The serial number of the first row, if it is not 1. */
  firstSerial?: number
  /** Without a column of serial numbers. */
  unnumbered?: boolean
  /** Rows become cards on a phone although there are few columns, because their cells are long. */
  stacked?: boolean
  /** The name of a row in an address, where something leads to it. */
  idOf?: (row: R) => string
  /** Totals: one cell for each column. */
  foot?: readonly ReactNode[]
  /** Shown instead of rows if there are none. */
  empty?: string
}

/**
 * Rows become cards in a narrow place. The width depends on the number of columns and on whether their cells are
 * long.
 */
function classOf(columns: number, isLong: boolean): string {
  if (columns > 8) return `${style.table} ${style.wide}`
  if (columns > 4) return `${style.table} ${style.many}`
  return `${style.table} ${isLong ? style.long : style.few}`
}

export function DataTable<R extends Row>({
  caption,
  titled,
  note,
  columns,
  rows,
  groups,
  firstSerial = 1,
  unnumbered,
  stacked = false,
  idOf,
  foot,
  empty,
}: Props<R>) {
  const parts: readonly RowGroup<R>[] = groups ?? [{ title: '', rows: rows ?? [] }]
  const width = columns.length + (unnumbered ? 0 : 1)
  const starts = parts.map((_, index) =>
    parts.slice(0, index).reduce((sum, part) => sum + part.rows.length, 0),
  )
  return (
    <HydrateOnUse>
      <div className={style.box}>
        <table className={classOf(width, stacked)}>
          <caption>
            {titled ? <span className="vh">{caption}</span> : caption}
            {note ? <small>{note}</small> : null}
          </caption>
          <ColumnGroups columns={columns} numbered={!unnumbered} />
          <TableHead columns={columns} numbered={!unnumbered} />
          {parts.map((part, index) => (
            <tbody key={part.title}>
              {part.title ? <GroupTitle title={part.title} width={width} /> : null}
              {part.rows.length === 0 ? <EmptyRow text={empty} width={width} /> : null}
              {part.rows.map((row, place) => (
                <TableRow
                  key={row.id}
                  row={row}
                  columns={columns}
                  id={idOf?.(row)}
                  serial={unnumbered ? undefined : firstSerial - 1 + (starts[index] ?? 0) + place}
                />
              ))}
            </tbody>
          ))}
          {foot ? <Foot cells={foot} columns={columns} numbered={!unnumbered} /> : null}
        </table>
      </div>
    </HydrateOnUse>
  )
}

const GroupTitle = ({ title, width }: { title: string; width: number }) => (
  <tr className={style.group}>
    <th scope="rowgroup" colSpan={width}>
      {title}
    </th>
  </tr>
)

function EmptyRow({ text, width }: { text: string | undefined; width: number }) {
  const { t } = useTranslation('common')
  return (
    <tr className={style.empty}>
      <td colSpan={width}>{text ?? t('noData')}</td>
    </tr>
  )
}

type FootProps<R> = { cells: readonly ReactNode[]; columns: readonly Column<R>[]; numbered: boolean }

const Foot = <R,>({ cells, columns, numbered }: FootProps<R>) => (
  <tfoot>
    <tr>
      {numbered ? <td className={style.serial} /> : null}
      {columns.map((column, index) =>
        index === 0 ? (
          <th key={column.label} scope="row">
            {cells[index]}
          </th>
        ) : (
          <td
            key={column.label}
            className={isNumeric(column) ? style.numeric : undefined}
            data-label={column.label}
          >
            {cells[index]}
          </td>
        ),
      )}
    </tr>
  </tfoot>
)
