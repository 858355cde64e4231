import type { Language, ListName, Row } from '@nagardwar/contract/browser'
import { languages } from '@nagardwar/contract/browser'

/** The lists as they are known now; empty where they are not. */
export type KnownRows = <N extends ListName>(name: N, language: Language) => Row<N>[]

/** A record with its row in each language that the list has it in. `place` counts from 0 in the order of the list. */
export type Both<N extends ListName> = {
  id: string
  rows: Partial<Record<Language, Row<N>>>
  index: number
  count: number
}

/** Puts the rows of both languages together: one record has one id. */
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
