import { type Dictionary, Name, Reference, Text, type Value } from './value.ts'

/** What is read needs more work than any document that a program writes. */
export class TooMuch extends Error {}

/** In bytes that are read, once or again. The largest document has 30 MB. */
const mostWork = 128 * 1024 ** 2
/** Readers give up earlier or at the same depth (PDFium: 64). */
const deepest = 64

/** Shared by all that is read of one document. */
export class Work {
  #left = mostWork
  spend(bytes: number): void {
    this.#left -= bytes
    if (this.#left < 0) throw new TooMuch()
  }
}

const codesOf = (letters: string): Set<number> => new Set(Buffer.from(letters, 'latin1'))
const spaces = codesOf('\0\t\n\f\r ')
const delimiters = codesOf('()<>[]{}/%')
const [lineFeed, carriageReturn] = [0x0a, 0x0d]
const [open, close, backslash, percent, slash] = [0x28, 0x29, 0x5c, 0x25, 0x2f]
const [less, greater, openArray, closeArray] = [0x3c, 0x3e, 0x5b, 0x5d]

const escaped = /#([0-9a-f]{2})/gi
const unescaped = (name: string): string =>
  name.replace(escaped, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

type End = '>>' | ']' | 'end'
class Ending {
  readonly end: End
  constructor(end: End) {
    this.end = end
  }
}
class Keyword {
  readonly word: string
  constructor(word: string) {
    this.word = word
  }
}

/** Reads values from a place on. It is lenient as readers are: what is damaged is passed over, and no end is needed. */
export class Parser {
  at: number
  readonly #bytes: Buffer
  readonly #work: Work

  constructor(bytes: Buffer, work: Work, at = 0) {
    this.#bytes = bytes
    this.#work = work
    this.at = at
  }

  /** The value here; undefined also at the end. */
  value(): Value {
    const item = this.#item(0)
    return item instanceof Ending || item instanceof Keyword ? undefined : item
  }

  /** Passes a keyword that stands here. */
  takes(word: string): boolean {
    this.#passSpace()
    const end = this.at + word.length
    if (this.#bytes.toString('latin1', this.at, end) !== word) return false
    this.at = end
    return true
  }

  get isAtEnd(): boolean {
    this.#passSpace()
    return this.at >= this.#bytes.length
  }

  #item(depth: number): Value | Ending | Keyword {
    if (depth > deepest) throw new TooMuch()
    this.#passSpace()
    const start = this.at
    const item = this.#read(depth)
    this.#work.spend(this.at - start + 1)
    return item
  }

  #read(depth: number): Value | Ending | Keyword {
    const bytes = this.#bytes
    const first = bytes[this.at]
    if (first === undefined) return new Ending('end')
    const isDouble = bytes[this.at + 1] === first
    if (first === slash) return this.#name()
    if (first === open) return this.#text()
    if (first === less) return isDouble ? this.#dictionary(depth) : this.#hexText()
    if (first === openArray) return this.#array(depth)
    if (first === greater && isDouble) return this.#ending('>>', 2)
    if (first === closeArray) return this.#ending(']', 1)
    if (delimiters.has(first)) return this.#keyword(this.at + 1)
    return this.#regular()
  }

  #passSpace(): void {
    const start = this.at
    for (;;) {
      const code = this.#bytes[this.at]
      if (code === undefined) break
      if (code === percent) this.#passLine()
      else if (spaces.has(code)) this.at++
      else break
    }
    this.#work.spend(this.at - start)
  }

  #passLine(): void {
    for (;;) {
      const code = this.#bytes[this.at]
      if (code === undefined || code === lineFeed || code === carriageReturn) return
      this.at++
    }
  }

  #ending(end: End, length: number): Ending {
    this.at += length
    return new Ending(end)
  }

  #keyword(end: number): Keyword {
    const word = this.#bytes.toString('latin1', this.at, end)
    this.at = end
    return new Keyword(word)
  }

  #regularEnd(from: number): number {
    let end = from
    for (;;) {
      const code = this.#bytes[end]
      if (code === undefined || spaces.has(code) || delimiters.has(code)) return end
      end++
    }
  }

  #name(): Name {
    const end = this.#regularEnd(this.at + 1)
    const written = this.#bytes.toString('latin1', this.at + 1, end)
    this.at = end
    return new Name(unescaped(written))
  }

  #regular(): Value | Keyword | Ending {
    const start = this.at
    const { word } = this.#keyword(this.#regularEnd(start))
    if (word === 'endobj' || word === 'stream' || word === 'endstream') {
      // An object without its own end ends here.
      this.at = start
      return new Ending('end')
    }
    const number = Number(word)
    return Number.isNaN(number) ? new Keyword(word) : number
  }

  #text(): Text {
    const start = this.at + 1
    let depth = 1
    let at = start
    for (; at < this.#bytes.length; at++) {
      const code = this.#bytes[at]
      if (code === backslash) at++
      else if (code === open) depth++
      else if (code === close && --depth === 0) break
    }
    this.at = at + 1
    return new Text(this.#bytes.toString('latin1', start, at).replace(/\\([\\()])/g, '$1'))
  }

  #hexText(): Text {
    const end = this.#bytes.indexOf(greater, this.at)
    const stop = end === -1 ? this.#bytes.length : end
    const written = this.#bytes.toString('latin1', this.at + 1, stop).replace(/[^0-9a-f]/gi, '')
    this.at = stop + 1
    return new Text(Buffer.from(written, 'hex').toString('latin1'))
  }

  /** Values up to an end, with each `12 0 R` as the reference it is. */
  #list(depth: number, ends: readonly End[]): Value[] {
    const list: Value[] = []
    for (;;) {
      const item = this.#item(depth + 1)
      if (item instanceof Ending) {
        if (ends.includes(item.end)) return list
      } else if (!(item instanceof Keyword)) list.push(item)
      else if (item.word === 'R') {
        const [number] = list.splice(-2)
        list.push(typeof number === 'number' ? new Reference(number) : undefined)
      } else if (item.word === 'true' || item.word === 'false' || item.word === 'null') list.push(undefined)
    }
  }

  #array(depth: number): Value[] {
    this.at++
    return this.#list(depth, [']', 'end'])
  }

  #dictionary(depth: number): Dictionary {
    this.at += 2
    const list = this.#list(depth, ['>>', 'end'])
    const dictionary: Dictionary = new Map()
    for (let at = 0; at < list.length; at++) {
      const key = list[at]
      if (key instanceof Name) dictionary.set(key.name, list[++at])
    }
    return dictionary
  }
}
