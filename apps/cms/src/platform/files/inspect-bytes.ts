import { pdfEnd } from './clean-pdf.ts'
import { inspectSheet } from './inspect-sheet.ts'
import { isHeic, isSheet, type Kind, kindOf } from './kind.ts'
import { most } from './limits.ts'
import { countParts } from './picture-parts.ts'
import { Refused } from './refusal.ts'

// A browser that guesses types reads the start of a file, where a picture's comment can be a web page.
const headBytes = 1024
const endBytes = 1024
const markup = /<(?:!doctype|html|head|body|script|svg|iframe|\?php)/i

/** Rich text of a form's fields begins so (ISO 32000-1, 12.7.3.4). No browser takes it for a page behind a PDF's header. */
const richText = /<body\s{1,9}xmlns[^<]/gi

function hidesPage(bytes: Buffer): boolean {
  const head = bytes.subarray(0, headBytes).toString('latin1')
  return markup.test(head.startsWith('%PDF-') ? head.replace(richText, '') : head)
}

/** Then the end that was found is that of an earlier version, and the file is cut off in a later one. */
const holdsObjects = (bytes: Buffer): boolean => /[0-9] obj\b|\bendobj\b/.test(bytes.toString('latin1'))

function inspectPdf(bytes: Buffer): void {
  if (bytes.length > most.pdfBytes) throw new Refused('pdfSize')
  // A complete PDF ends with the position of its cross-reference table and an end mark (ISO 32000-1, 7.5.5).
  // What follows the mark is cut off afterwards.
  const mark = bytes.lastIndexOf(pdfEnd)
  const end = bytes.subarray(Math.max(0, mark - endBytes), Math.max(0, mark))
  const behind = bytes.subarray(mark + pdfEnd.length)
  if (mark < 0 || !end.includes('startxref') || holdsObjects(behind)) throw new Refused('brokenPdf')
}

function inspectImage(bytes: Buffer, kind: Kind): void {
  if (bytes.length > most.imageBytes) throw new Refused('imageSize')
  countParts(bytes, kind)
}

/**
 * The type of a file from its bytes, and of a spreadsheet from its name too, without opening it. Throws `Refused` for
 * everything of which the bytes alone say that it must not be stored.
 */
export function inspectBytes(bytes: Buffer, name = ''): Kind {
  const kind = kindOf(bytes, name)
  if (!kind) throw new Refused(isHeic(bytes) ? 'heic' : 'kind')
  if (hidesPage(bytes)) throw new Refused('page')
  if (kind.extension === 'pdf') inspectPdf(bytes)
  else if (isSheet(kind)) inspectSheet(bytes, kind)
  else inspectImage(bytes, kind)
  return kind
}
