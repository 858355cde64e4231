import { Text } from '../../i18n/text.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { Telephones } from '../telephone/telephones.tsx'
import type { ColumnKind, ColumnValue } from './column.ts'

/** A value of a table as its column says; nothing where the council has written nothing. */
export function Value({ of, kind = 'text' }: { of: ColumnValue; kind?: ColumnKind | undefined }) {
  const { number, date, rupees } = useFormat()
  if (of === null || of === '') return null
  if (kind === 'telephone') return <Telephones field={String(of)} />
  if (kind === 'number') return <Text>{number(of)}</Text>
  if (kind === 'date') return date(of)
  if (kind === 'money') return rupees(Number(of))
  return <Text>{String(of)}</Text>
}
