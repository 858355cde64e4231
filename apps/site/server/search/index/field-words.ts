/** The numbers of a record's words, by field: what has to be taken out of the index with the record. */
export type FieldWords = number[][]

export function writeFieldWords(words: FieldWords): Uint8Array {
  return new Uint8Array(Uint32Array.from(words.flatMap((own) => [own.length, ...own])).buffer)
}

export function readFieldWords(bytes: Uint8Array, visit: (field: number, word: number) => void): void {
  const numbers = new Uint32Array(Uint8Array.from(bytes).buffer)
  let at = 0
  for (let field = 0; at < numbers.length; field++) {
    const count = numbers[at++] ?? 0
    for (const end = at + count; at < end; at++) visit(field, numbers[at] ?? 0)
  }
}
