import { inflateSync } from 'node:zlib'

const font = '/Font'
/** Of one compressed part; a part that is larger is no list of objects. */
const maxOutputLength = 16 * 1024 ** 2

/** What the compressed lists of objects say (ISO 32000-1, 7.5.7): newer files have their pages and fonts in these. */
function* objectLists(bytes: Buffer, text: string): Generator<string> {
  for (let at = text.indexOf('/ObjStm'); at !== -1; at = text.indexOf('/ObjStm', at + 1)) {
    const begin = /stream\r?\n/g
    begin.lastIndex = at
    const found = begin.exec(text)
    if (!found) return
    const start = found.index + found[0].length
    const end = text.indexOf('endstream', start)
    try {
      yield inflateSync(bytes.subarray(start, end), { maxOutputLength }).toString('latin1')
    } catch {
      // Not packed in the usual way: it may hold anything.
      yield font
    }
  }
}

/**
 * Whether there can be text in a PDF: a page without any font has none, it is a picture of paper. Text is not read here;
 * what is encrypted counts as text.
 */
export function canHaveText(bytes: Buffer): boolean {
  const text = bytes.toString('latin1')
  if (text.includes(font) || text.includes('/Encrypt')) return true
  for (const list of objectLists(bytes, text)) if (list.includes(font)) return true
  return false
}
