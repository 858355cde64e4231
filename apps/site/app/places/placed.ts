import { readPosition } from '@nagardwar/contract/browser'

export type Position = NonNullable<ReturnType<typeof readPosition>>
/** A place with a name and a position, and what a resident asks next: is it open, how does one call it, what else is known. */
export type Placed = {
  id: number
  name: string
  position: Position
  hours: string
  /** The numbers of a field, as written; empty where the list has none. */
  phone: string
  /** The address of its own entry on the page. */
  entry: string
}

type Row = { id: number; position: string; hours: string }
type Known = { name: string; phone?: string; entry?: string }

/** The name of a place's own entry in the address of its page. */
export const placeId = (id: number): string => `place-${id}`

/** The places of a list that staff have put on the map. */
export const placedOf = <R extends Row>(rows: readonly R[], describe: (row: R) => Known): Placed[] =>
  rows.flatMap((row) => {
    const position = row.position && readPosition(row.position)
    const known = { phone: '', entry: placeId(row.id), ...describe(row) }
    return position ? [{ id: row.id, position, hours: row.hours, ...known }] : []
  })
