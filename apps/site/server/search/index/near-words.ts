/** A vocabulary in order, for words with slips. `shared` is how many letters a word shares with the one before. */
export type Vocabulary = { words: string[]; shared: Uint8Array }

export function vocabularyOf(words: string[]): Vocabulary {
  const shared = new Uint8Array(words.length)
  for (let index = 1; index < words.length; index++) {
    const [before = '', word = ''] = [words[index - 1], words[index]]
    const most = Math.min(before.length, word.length, 255)
    let same = 0
    while (same < most && before.charCodeAt(same) === word.charCodeAt(same)) same++
    shared[index] = same
  }
  return { words, shared }
}

/**
 * The words at most `most` single-letter changes away, as their places in the vocabulary. Words with a common
 * beginning share the rows of the table of distances, and all with a beginning that is too far away are skipped.
 */
export function nearWords(
  { words, shared }: Vocabulary,
  asked: string,
  most: number,
): { place: number; distance: number }[] {
  const width = asked.length + 1
  const longest = asked.length + most
  const table = new Uint8Array((longest + 1) * width)
  for (let column = 0; column < width; column++) table[column] = column
  const found: { place: number; distance: number }[] = []
  /** Rows up to this one are those of the word before; a beginning of `dead` letters is too far away. */
  let rows = 0
  let dead = Number.POSITIVE_INFINITY
  for (let place = 0; place < words.length; place++) {
    const same = shared[place] ?? 0
    if (same >= dead) continue
    rows = Math.min(rows, same)
    dead = Number.POSITIVE_INFINITY
    const word = words[place] ?? ''
    while (rows < word.length) {
      if (rows === longest || fillRow(table, asked, word.charCodeAt(rows), rows + 1) > most) {
        dead = rows + 1
        break
      }
      rows++
    }
    const distance = table[word.length * width + asked.length] ?? 0
    if (dead > word.length && distance <= most) found.push({ place, distance })
  }
  return found
}

/** The distances of one more letter of a word to every beginning of the asked one; returns the least. */
function fillRow(table: Uint8Array, asked: string, letter: number, row: number): number {
  const width = asked.length + 1
  const own = row * width
  table[own] = row
  let least = row
  for (let column = 1; column < width; column++) {
    const above = own - width + column
    const changed = (table[above - 1] ?? 0) + (asked.charCodeAt(column - 1) === letter ? 0 : 1)
    const value = Math.min(changed, (table[above] ?? 0) + 1, (table[own + column - 1] ?? 0) + 1)
    table[own + column] = value
    if (value < least) least = value
  }
  return least
}
