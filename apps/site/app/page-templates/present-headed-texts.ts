type Row = { id: number; heading: string; description: string }

export type HeadedText = {
  /**
   * The id of the first record under the heading. It is equal in both languages, so that a link to it still works
   * after a change of language.
   */
  id: number
  heading: string
  texts: { id: number; text: string }[]
}

/** Texts grouped by heading, in the order of the council. */
export function presentHeadedTexts(rows: readonly Row[]): HeadedText[] {
  const found = new Map<string, HeadedText>()
  for (const { id, heading, description } of rows) {
    const name = heading.trim().replace(/\s+/g, ' ')
    const known = found.get(name) ?? { id, heading: name, texts: [] }
    known.texts.push({ id, text: description })
    found.set(name, known)
  }
  return [...found.values()]
}
