/** The records of one chunk that have a word, and how often each has it: `[number, times, number, times, …]`. */
export type Postings = number[]

/** So many records share a row of the index: few enough to write it again for one that changed. */
export const chunkBits = 12
const chunkMask = (1 << chunkBits) - 1

/** Distances between the numbers, in groups of seven bits. The lowest bit says that the word is there once. */
export function writePostings(postings: Postings): Uint8Array {
  const bytes: number[] = []
  const write = (value: number): void => {
    let rest = value
    for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128)
    bytes.push(rest)
  }
  let last = 0
  for (let at = 0; at < postings.length; at += 2) {
    const place = (postings[at] ?? 0) & chunkMask
    const times = postings[at + 1] ?? 1
    write(((place - last) << 1) | (times === 1 ? 1 : 0))
    if (times > 1) write(times)
    last = place
  }
  return Uint8Array.from(bytes)
}

export function readPostings(
  bytes: Uint8Array,
  chunk: number,
  visit: (number: number, times: number) => void,
): void {
  let at = 0
  const read = (): number => {
    let value = 0
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++] ?? 0
      value |= (byte & 127) << shift
      if (byte < 128) return value
    }
  }
  let number = chunk << chunkBits
  while (at < bytes.length) {
    const step = read()
    number += step >> 1
    visit(number, step & 1 ? 1 : read())
  }
}

/** The postings of a chunk after changes; a change to no times removes the record. Of two, the later holds. */
export function withChanges(before: Uint8Array | undefined, chunk: number, changes: Postings): Postings {
  const times = new Map<number, number>()
  for (let at = 0; at < changes.length; at += 2) times.set(changes[at] ?? 0, changes[at + 1] ?? 0)
  const changed = [...times].sort(([one], [other]) => one - other)
  const after: Postings = []
  let next = 0
  const addBefore = (end: number): void => {
    for (; next < changed.length && (changed[next]?.[0] ?? 0) < end; next++) {
      const [number, count] = changed[next] ?? [0, 0]
      if (count > 0) after.push(number, count)
    }
  }
  if (before)
    readPostings(before, chunk, (number, count) => {
      addBefore(number)
      if (!times.has(number)) after.push(number, count)
    })
  addBefore(Number.POSITIVE_INFINITY)
  return after
}
