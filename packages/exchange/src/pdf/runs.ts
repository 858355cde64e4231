import { lineHyphen } from './block.ts'
import { type Calls, textFrom } from './pdfium.ts'
import { type Tag, tagsOf } from './tags.ts'

/** A piece of a line that belongs together: of one element, without a wide gap. Lengths are in points. */
export type Run = {
  text: string
  /** The height of a letter with what its font leaves above and below. */
  size: number
  top: number
  left: number
  right: number
  isBold: boolean
  tag: Tag | undefined
}

/** Of one page; more is no page that somebody reads. */
const mostLetters = 300_000

const newLine = 10
const carriageReturn = 13
/** PDFium goes on without a new line after the hyphen of a word that was parted. */
const hyphen = lineHyphen.charCodeAt(0)
/** A gap wider than this, in heights of a letter, is a tab or the border of a column. */
const wideGap = 0.9

/** The lines of a page in the order of the document, each as its runs. */
export function linesOf(calls: Calls, document: number, index: number): Run[][] {
  const page = calls._FPDF_LoadPage(document, index)
  if (!page) return []
  const text = calls._FPDFText_LoadPage(page)
  const box = calls.wasmExports.malloc(16)
  try {
    return text ? readLines(calls, { text, box, tags: tagsOf(calls, page) }) : []
  } finally {
    calls.wasmExports.free(box)
    if (text) calls._FPDFText_ClosePage(text)
    calls._FPDF_ClosePage(page)
  }
}

type Open = { text: number; box: number; tags: Map<number, Tag> }

function readLines(calls: Calls, open: Open): Run[][] {
  const lines: Run[][] = []
  let line: Run[] = []
  const count = Math.min(calls._FPDFText_CountChars(open.text), mostLetters)
  for (let at = 0; at < count; at++) {
    const unicode = calls._FPDFText_GetUnicode(open.text, at)
    if (unicode === carriageReturn) continue
    if (unicode === newLine || unicode === hyphen) {
      const last = line.at(-1)
      if (last && unicode === hyphen) last.text += lineHyphen
      lines.push(line)
      line = []
      continue
    }
    const last = line.at(-1)
    const letter = letterOf(unicode)
    // A blank between words stands in no place, and belongs to what is before it.
    if (/\s/u.test(letter) || calls._FPDFText_IsGenerated(open.text, at) === 1) {
      if (last) last.text += letter
      continue
    }
    const next = runAt(calls, open, at)
    if (last && isSame(last, next)) {
      last.text += letter
      last.right = Math.max(last.right, next.right)
      last.size = Math.max(last.size, next.size)
    } else line.push({ ...next, text: letter, isBold: isBoldAt(calls, open.text, at) })
  }
  return [...lines, line].filter((runs) => runs.length > 0)
}

/** A font may give a letter a number that no letter has, also a negative one: the text goes on without it. */
const letterOf = (unicode: number): string =>
  unicode >= 0 && unicode <= 0x10ffff
    ? String.fromCodePoint(unicode).toWellFormed().replace('\ufffd', '')
    : ''

function runAt(calls: Calls, { text, box, tags }: Open, at: number): Omit<Run, 'text' | 'isBold'> {
  calls._FPDFText_GetLooseCharBox(text, at, box)
  const view = new DataView(calls.HEAPU8.buffer, box, 16)
  const [left = 0, top = 0, right = 0, bottom = 0] = [0, 4, 8, 12].map((place) =>
    view.getFloat32(place, true),
  )
  const object = tags.size > 0 ? calls._FPDFText_GetTextObject(text, at) : 0
  const tag = object ? tags.get(calls._FPDFPageObj_GetMarkedContentID(object)) : undefined
  return { left, right, top, size: Math.abs(top - bottom), tag }
}

const isSame = (last: Run, next: Pick<Run, 'tag' | 'left' | 'size'>): boolean =>
  last.tag?.element === next.tag?.element && next.left - last.right < wideGap * Math.max(last.size, next.size)

const isBoldAt = (calls: Calls, text: number, at: number): boolean =>
  /bold|black|heavy/i.test(
    textFrom(calls, (pointer, length) => calls._FPDFText_GetFontInfo(text, at, pointer, length, 0), 'utf-8'),
  )
