type Row = { id: number; heading: string; description: string }

export type HeadedText = {
  /** Of the first record under the heading; the same in both languages, so that a link to it outlives a change of language. */
  id: number
  heading: string
  texts: { id: number; text: string }[]
}

/** Texts under their headings, in the order of the council. All records of one heading belong together. */
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
