/*
 * Payload 3.90: fails at a date that is none, which SQLite stores as text: a single record hides its whole list.
 * Upstream: none found.
 * Here: such a date is read as none.
 * Canary: readable-dates: one invalid date hides its whole list.
 */

import type { Payload } from 'payload'

type RawTables = Record<string, { columns: Record<string, { type: string }> }>
type Column = { mapFromDriverValue(value: unknown): unknown }
type Adapter = { name: string; rawTables: RawTables; tables: Record<string, Record<string, Column>> }

const isReadable = (value: unknown): boolean => typeof value !== 'string' || !Number.isNaN(Date.parse(value))

/**
 * SQLite stores dates as text, and Payload fails at an invalid one: a single record would hide its whole list. Here
 * it is read as no date. PostgreSQL stores only dates.
 */
export function readUnreadableDatesAsNone(payload: Payload): void {
  const { name, rawTables, tables } = payload.db as unknown as Adapter
  if (name !== 'sqlite') return
  for (const [table, { columns }] of Object.entries(rawTables))
    for (const [key, { type }] of Object.entries(columns)) {
      const column = tables[table]?.[key]
      if (type !== 'timestamp' || !column) continue
      column.mapFromDriverValue = (value) => (isReadable(value) ? value : null)
    }
}
