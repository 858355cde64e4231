import { readPosition } from '@nagardwar/contract/browser'

export type Position = NonNullable<ReturnType<typeof readPosition>>
/** A place with a name and a position. */
export type Placed = { id: number; name: string; position: Position }

type Row = { id: number; position: string }

/** The places of a list that staff have put on the map. */
export const placedOf = <R extends Row>(rows: readonly R[], nameOf: (row: R) => string): Placed[] =>
  rows.flatMap((row) => {
    const position = row.position && readPosition(row.position)
    return position ? [{ id: row.id, name: nameOf(row), position }] : []
  })
