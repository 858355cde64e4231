import type { Language, ListName, Row } from '@nagardwar/contract/browser'
import { languages } from '@nagardwar/contract/browser'

/** The lists as cached; empty if unknown. */
export type KnownRows = <N extends ListName>(name: N, language: Language) => Row<N>[]

/** A record with its row in each language. `place` is its index in the list, from 0. */
export type Both<N extends ListName> = {
  id: string
  rows: Partial<Record<Language, Row<N>>>
  index: number
  count: number
}

/** Joins the rows of both languages: one record has one id. */
export function bothOf<N extends ListName>(known: KnownRows, name: N): Both<N>[] {
  const records = new Map<string, Both<N>>()
  for (const language of languages) {
    const rows = known(name, language)
    rows.forEach((row, index) => {
      const id = String((row as { id?: unknown }).id ?? index)
      const record = records.get(id) ?? { id, rows: {}, index, count: rows.length }
      record.rows[language] = row
      records.set(id, record)
    })
  }
  return [...records.values()]
}
