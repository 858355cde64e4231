import { useTranslation } from '../../i18n/use-translation.ts'
import { type Column, headRows } from './column.ts'
import style from './data-table.module.css'

export function TableHead<R>({ columns, numbered }: { columns: readonly Column<R>[]; numbered: boolean }) {
  const { t } = useTranslation('common')
  const rows = headRows(columns)
  return (
    <thead>
      {rows.map((heads, level) => (
        <tr key={level === 0 ? 'upper' : 'lower'}>
          {numbered && level === 0 ? (
            <th scope="col" className={style.serial} rowSpan={rows.length}>
              {t('serialNumber')}
            </th>
          ) : null}
          {heads.map((head) => (
            <th
              key={head.key}
              scope={head.columns > 1 ? 'colgroup' : 'col'}
              colSpan={head.columns}
              rowSpan={head.rows}
              className={head.numeric ? style.numeric : undefined}
            >
              {head.label}
            </th>
          ))}
        </tr>
      ))}
    </thead>
  )
}

/** The columns under a common head form a group, so that the head belongs to exactly those. */
export function ColumnGroups<R>({ columns, numbered }: { columns: readonly Column<R>[]; numbered: boolean }) {
  const [upper = [], lower] = headRows(columns)
  if (!lower) return null
  return (
    <>
      {numbered ? <colgroup span={1} /> : null}
      {upper.map((head) => (
        <colgroup key={head.key} span={head.columns} />
      ))}
    </>
  )
}
