type Row = { id: number; heading: string; description: string }

export type HeadedText<R extends Row = Row> = {
  /**
   * The id of the first record under the heading. It is equal in both languages, so that a link to it still works
   * after a change of language.
   */
  id: number
  heading: string
  texts: R[]
}

/** Texts grouped by heading, in the order of the council. */
export function presentHeadedTexts<R extends Row>(rows: readonly R[]): HeadedText<R>[] {
  const found = new Map<string, HeadedText<R>>()
  for (const row of rows) {
    const name = row.heading.trim().replace(/\s+/g, ' ')
    const known = found.get(name) ?? { id: row.id, heading: name, texts: [] }
    known.texts.push(row)
    found.set(name, known)
  }
  return [...found.values()]
}
