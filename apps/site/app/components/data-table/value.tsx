import { Text } from '../../i18n/text.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { Telephones } from '../telephone/telephones.tsx'
import type { ColumnKind, ColumnValue } from './column.ts'

/** A value of a table in its column's format; nothing if it is empty. */
export function Value({ of, kind = 'text' }: { of: ColumnValue; kind?: ColumnKind | undefined }) {
  const { date, rupees } = useFormat()
  if (of === null || of === '') return null
  if (kind === 'telephone') return <Telephones field={String(of)} />
  if (kind === 'number') return <Measure>{of}</Measure>
  if (kind === 'date') return date(of)
  if (kind === 'money') return rupees(Number(of))
  return <Text>{String(of)}</Text>
}

/** A figure in the digits of the page, and its unit, where it has one, in the unit's own language: १४९.३५ Km. */
function Measure({ children }: { children: string | number }) {
  const { number, digits } = useFormat()
  const [, figure = '', unit = ''] = /^([0-9०-९.,\s]*)(.*)/su.exec(String(children)) ?? []
  if (unit === '') return number(children)
  return (
    <>
      {digits(figure)}
      <Text>{unit}</Text>
    </>
  )
}
