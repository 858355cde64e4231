import type { FlattenedField, SanitizedCollectionConfig } from 'payload'
import type { Column } from '../../../api/exchange/columns.ts'
import { isLeftOut, ownLabel } from '../../../content/journal/changes.ts'
import type { Words } from '../../../platform/words/words.ts'
import { columnsOfList, savedLabel, stateLabel } from '../columns.ts'
import type { Place } from './plan.ts'

const hasColumn = (columns: readonly Column[], field: FlattenedField): boolean =>
  columns.some(({ path }) => path[0] === field.name)

/** What an import leaves as it is: rows inside a record, what the system sets, and columns that the file lacks. */
export function leftAlone(list: SanitizedCollectionConfig, places: readonly Place[]): Words[] {
  const columns = columnsOfList(list)
  const inside = list.flattenedFields.filter(
    (field) => field.type === 'array' && !isLeftOut(field) && !hasColumn(columns, field),
  )
  const absent = columns.filter(
    (column) => !places.some((place) => place.column.path.join() === column.path.join()),
  )
  return [...inside.map(ownLabel), ...absent.map(({ label }) => label), stateLabel, savedLabel]
}
