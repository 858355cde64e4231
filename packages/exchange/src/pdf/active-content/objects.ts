import { constants, inflateSync } from 'node:zlib'
import { Parser, TooMuch, type Work } from './parser.ts'
import { nameOf, type Value } from './value.ts'

/** An object; its number is missing where none stands before it. */
export type Numbered = { number: number | undefined; value: Value }

/** Of one compressed list of objects. Programs write some hundred objects into each. */
const largestList = 16 * 1024 ** 2
const numberBefore = /([0-9]{1,10})\s+[0-9]{1,5}\s*$/

/**
 * Every object that stands in the bytes, and those in compressed lists (object streams, ISO 32000-1, 7.5.7), whatever
 * the table of the file says: readers rebuild a table that is wrong. A list of objects that is packed in another way
 * than Flate is left to PDFium.
 */
export function* objectsIn(bytes: Buffer, work: Work): Generator<Numbered> {
  for (let found = bytes.indexOf('obj'); found !== -1; found = bytes.indexOf('obj', found + 3)) {
    const before = bytes.toString('latin1', Math.max(0, found - 20), found)
    if (before.endsWith('end')) continue
    const parser = new Parser(bytes, work, found + 3)
    const value = parser.value()
    yield { number: numberIn(before), value }
    if (value instanceof Map && nameOf(value.get('Type')) === 'ObjStm' && parser.takes('stream'))
      yield* objectsOfList(bytes.subarray(lineAfter(bytes, parser.at)), value, work)
  }
}

function numberIn(before: string): number | undefined {
  const [, number] = numberBefore.exec(before) ?? []
  return number === undefined ? undefined : Number(number)
}

function lineAfter(bytes: Buffer, at: number): number {
  const start = bytes[at] === 0x0d ? at + 1 : at
  return bytes[start] === 0x0a ? start + 1 : start
}

function unpacked(bytes: Buffer): Buffer {
  try {
    // What follows its end is passed over, and what is cut off gives what it has.
    return inflateSync(bytes, { maxOutputLength: largestList, finishFlush: constants.Z_SYNC_FLUSH })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw new TooMuch()
    return Buffer.alloc(0)
  }
}

function* objectsOfList(packed: Buffer, dictionary: Map<string, Value>, work: Work): Generator<Numbered> {
  const list = dictionary.has('Filter') ? unpacked(packed) : packed
  work.spend(dictionary.has('Filter') ? list.length : 0)
  const [count, first] = [dictionary.get('N'), dictionary.get('First')]
  if (typeof count !== 'number' || typeof first !== 'number') return yield* oneAfterTheOther(list, work)
  const header = new Parser(list, work)
  for (let index = 0; index < count && !header.isAtEnd; index++) {
    const [number, offset] = [header.value(), header.value()]
    if (typeof number !== 'number' || typeof offset !== 'number') return
    yield { number, value: new Parser(list, work, first + offset).value() }
  }
}

/** A list that does not say where its objects begin. */
function* oneAfterTheOther(list: Buffer, work: Work): Generator<Numbered> {
  const parser = new Parser(list, work)
  while (!parser.isAtEnd) yield { number: undefined, value: parser.value() }
}
