import { inflateSync } from 'node:zlib'

/** Of one compressed part, and of all; a part that is larger is no list of objects. */
const [largestPart, most] = [4 * 1024 ** 2, 32 * 1024 ** 2]
const begin = /stream\r?\n/g
const list = /\/ObjStm\b/
/** The dictionary of an object stands before its stream; a longer one is none that a program writes. */
const dictionary = 1000

/** The file's own text, and its compressed lists of objects (ISO 32000-1, 7.5.7), each unpacked once. */
function* textsOf(bytes: Uint8Array): Generator<string> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
  yield text
  let [unpacked, before] = [0, 0]
  for (const found of text.matchAll(begin)) {
    const start = found.index + found[0].length
    const head = text.slice(Math.max(before, found.index - dictionary), found.index)
    before = start
    if (!list.test(head)) continue
    const end = text.indexOf('endstream', start)
    const part = inflated(bytes.subarray(start, end === -1 ? undefined : end))
    unpacked += part.length
    yield part
    if (unpacked > most) return
  }
}

function inflated(bytes: Uint8Array): string {
  try {
    return inflateSync(bytes, { maxOutputLength: largestPart }).toString('latin1')
  } catch {
    return ''
  }
}

/** An action stands in its place, or in another object; a place to open at is a list. */
const action = /\/OpenAction\s{0,9}(?:<<|[0-9])/
const script = /\/S\s{0,9}\/JavaScript\b/

/** Whether a document does something when it is opened, and has a script (ISO 32000-1, 7.7.2 and 12.6.4.16). */
export function startsScript(bytes: Uint8Array): boolean {
  let [opens, hasScript] = [false, false]
  for (const text of textsOf(bytes)) {
    opens ||= action.test(text)
    hasScript ||= script.test(text)
    if (opens && hasScript) return true
  }
  return false
}
