import { andThen, headingTwice } from '@nagardwar/exchange/reading/heading-words'
import {
  type FieldOf,
  fieldBy,
  findHeadings,
  type HeadingRow,
  headingsIn,
  type Known,
  likelyHeadings,
  mostAbove,
} from '@nagardwar/exchange/sheet/find-headings'
import { headingKey } from '@nagardwar/exchange/sheet/headings'
import type { Sheet } from '@nagardwar/exchange/sheet/read-sheet'
import type { Words } from '../../../../platform/words/words.ts'
import { words } from '../words.ts'
import { type Field, type FieldNames, namesOf, systemBy } from './fields.ts'
import type { Assigned, Layout } from './layout.ts'
import { arrangeWords, assignedTwice, notRecognised, sayEach } from './words.ts'

/** How a file is read: its sheet, its headings, and why a person must look at them first. */
export type Arranged = { sheet: Sheet; headings: HeadingRow<Field>; why?: Words }

/** How a file of this list was read last. `at`: where its headings were. */
export type Memory = { sheet: string; at: number; assigned: Assigned }
type Asked = { layout: Layout | undefined; memory: Memory; fields: readonly Known<Field>[] }

const hasField = (places: readonly { field: Field }[]): boolean =>
  places.some(({ field }) => field !== 'number')

/** What was assigned by hand comes first, then the headings of the list. */
function fieldOfHeadings({ memory, fields }: Asked): FieldOf<Field> {
  const [names, known] = [namesOf(fields), fieldBy(fields)]
  const assigned = new Map(memory.assigned)
  return (heading) => {
    const name = assigned.get(headingKey(heading))
    if (name === '') return null
    const field = (name === undefined ? undefined : names.get(name)) ?? known(heading)
    return field ?? (systemBy(heading) ? null : undefined)
  }
}

function whyNot({ places, unknown, twice }: HeadingRow<Field>): Words | undefined {
  if (!hasField(places)) return words.noHeadings
  const [second] = twice
  if (second) return andThen(headingTwice(second.heading.slice(0, 100)), sayEach)
  return unknown.length > 0 ? notRecognised(unknown.length) : undefined
}

/** The headings that the file itself has. */
function found(sheets: readonly Sheet[], asked: Asked): Arranged | undefined {
  const fieldOf = fieldOfHeadings(asked)
  const best = findHeadings(sheets, { fieldOf, isEnough: hasField, preferred: asked.memory })
  const likely = best ? undefined : likelyHeadings(sheets)
  if (!best && !likely) return undefined
  const sheet = (best ?? likely)?.sheet as Sheet
  const headings = best?.headings ?? headingsIn(sheet.rows[likely?.at ?? 0] ?? [], likely?.at ?? 0, fieldOf)
  const why = whyNot(headings)
  return { sheet, headings, ...(why ? { why } : {}) }
}

const widthOf = ({ rows }: Sheet): number => rows.reduce((most, row) => Math.max(most, row.length), 0)

/** The fields that a person gave the columns. */
function assigned(
  headings: HeadingRow<Field>,
  columns: readonly string[],
  names: FieldNames,
): { headings: HeadingRow<Field>; why?: Words } | undefined {
  if (columns.some((name) => name !== '' && !names.has(name))) return undefined
  const all = [...headings.places, ...headings.unknown, ...headings.left, ...headings.twice]
  const headingAt = new Map(all.map(({ at, heading }) => [at, heading]))
  const own: HeadingRow<Field> = { ...headings, places: [], unknown: [], left: [], twice: [] }
  for (let at = 0; at < headings.width; at++) {
    const [field, heading] = [names.get(columns[at] ?? ''), headingAt.get(at) ?? '']
    if (!field) {
      if (heading !== '') own.left.push({ at, heading })
    } else if (own.places.some((place) => place.field === field)) own.twice.push({ at, heading })
    else own.places.push({ at, heading, field })
  }
  if (own.twice[0]) return { headings: own, why: assignedTwice }
  return hasField(own.places) ? { headings: own } : { headings: own, why: arrangeWords.noneAssigned }
}

const emptyIn = (sheet: Sheet): Arranged => ({ sheet, headings: headingsIn<Field>([], 0, () => undefined) })

/** How a person wants it to be read. */
function chosen(sheets: readonly Sheet[], layout: Layout, asked: Asked): Arranged | { problem: Words } {
  const { sheet: number, row } = layout
  const sheet = sheets[number]
  if (!sheet) return { problem: arrangeWords.otherFile }
  if (row === undefined) return { why: arrangeWords.asAsked, ...(found([sheet], asked) ?? emptyIn(sheet)) }
  if (row > Math.min(sheet.rows.length, mostAbove)) return { problem: arrangeWords.otherFile }
  const at = row - 1
  const width = widthOf(sheet)
  const headings = { ...headingsIn(sheet.rows[at] ?? [], at, fieldOfHeadings(asked)), width }
  if (!layout.columns) return { sheet, headings, why: arrangeWords.asAsked }
  const own = layout.columns.length <= width && assigned(headings, layout.columns, namesOf(asked.fields))
  return own ? { sheet, ...own } : { problem: arrangeWords.otherFile }
}

/** Finds out how a file is to be read: as a person chose, or as its headings say. */
export function arrange(sheets: readonly Sheet[], asked: Asked): Arranged | { problem: Words } {
  if (asked.layout) return chosen(sheets, asked.layout, asked)
  return found(sheets, asked) ?? { problem: words.noRows }
}
