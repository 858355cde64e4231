import { fieldBy, type Known } from '@nagardwar/exchange/sheet/find-headings'
import type { SanitizedCollectionConfig } from 'payload'
import type { Column } from '../../../../api/exchange/columns.ts'
import { columnsOfList, numberLabel, savedLabel, stateLabel } from '../../columns.ts'

/** What a column of a file can be read as: a field of the list, or the number of the record. */
export type Field = Column | 'number'
/** By its name a request says which field it means. */
export type FieldNames = ReadonlyMap<string, Field>

export const nameOf = (field: Field): string => (field === 'number' ? 'id' : field.path.join('.'))

/** All that a person may import into a list. */
export function fieldsOf(list: SanitizedCollectionConfig): Known<Field>[] {
  const columns = columnsOfList(list).map((column) => ({
    field: column,
    label: column.label,
    others: [nameOf(column)],
  }))
  return [{ field: 'number', label: numberLabel, others: ['id'] }, ...columns]
}

export const namesOf = (fields: readonly Known<Field>[]): FieldNames =>
  new Map(fields.map(({ field }) => [nameOf(field), field]))

const system = [stateLabel, savedLabel]

/** Headings of the export that an import leaves as they are. */
export const systemBy = fieldBy(system.map((label) => ({ field: label, label })))
