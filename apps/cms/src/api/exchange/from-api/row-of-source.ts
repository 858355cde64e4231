import { type EveryRow, type Fields, type ListName, lists, wireNameOf } from '@nagardwar/contract'
import { collectionOf, type RecordList } from '../../lists/collections.ts'
import type { LeftOut, Values } from '../incoming.ts'

export type Language = 'en' | 'mr'
/** A row of the source in one language, under the names of our declaration. */
export type RowOfSource = {
  language: Language
  id: string
  row: Values
  sent: Values
  isPublic: boolean
  lastChanged: string | undefined
}

const ownName = (fields: Fields, row: Values): Values =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, inside(field.inside, row[wireNameOf(name, field)])]),
  )

function inside(fields: Fields | undefined, value: unknown): unknown {
  if (!fields || typeof value !== 'object' || value === null) return value
  return Array.isArray(value) ? value.map((item) => ownName(fields, item)) : ownName(fields, value as Values)
}

const hasContent = (fields: Fields, row: Values): boolean =>
  Object.entries(fields).some(([name, { kind }]) => {
    const value = row[name]
    if (
      // The badge of a tender always says something.
      name === 'status' ||
      ['recordId', 'ownNumber', 'reference', 'optionalReference', 'status', 'language', 'menuLink'].includes(
        kind,
      )
    )
      return false
    return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== ''
  })

const unreadable = { en: 'The row has nothing that could be read', mr: 'ओळीत वाचता येण्यासारखे काही नाही' }

/** The rows that have something to read, and what was left out. */
export function rowsOf(
  name: ListName,
  language: Language,
  rows: EveryRow[],
): { sides: RowOfSource[]; leftOut: LeftOut[] } {
  const { fields } = lists[name]
  const leftOut: LeftOut[] = []
  const sides = rows.flatMap(({ row, sent, lastChanged }, position): RowOfSource[] => {
    const own = row && ownName(fields, row)
    if (!own || !hasContent(fields, own)) {
      const reason = { en: `${unreadable.en}: ${JSON.stringify(sent).slice(0, 300)}`, mr: unreadable.mr }
      leftOut.push({ table: tableOf(name), key: `${language}, ${position + 1}`, reason })
      return []
    }
    const isPublic = !('status' in fields) || fields.status?.kind !== 'status' || own.status === 1
    return [{ language, id: String(own.id), row: own, sent, isPublic, lastChanged }]
  })
  return { sides, leftOut }
}

/** The sheet, or collection, that holds the records of a list. */
export const tableOf = (name: ListName): string =>
  name === 'settings' || name === 'texts' ? name : collectionOf(name as RecordList)
