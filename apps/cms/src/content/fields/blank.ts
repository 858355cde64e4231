/**
 * The first blank in the texts of a new council, such as `[[name of the council]]`. The text is read once: a pattern
 * such as `/\[\[[^\]]*\]\]/` reads the rest of it again from each bracket.
 */
export function blankIn(text: string): string | undefined {
  for (let end = text.indexOf(']]'); end >= 0; end = text.indexOf(']]', end + 1)) {
    const from = text.lastIndexOf(']', end - 1) + 1
    const start = end === 0 ? -1 : text.slice(from, end).indexOf('[[')
    if (start >= 0) return text.slice(from + start, end + 2)
  }
  return undefined
}
