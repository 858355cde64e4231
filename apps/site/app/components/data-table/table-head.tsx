import { useTranslation } from 'react-i18next'
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
