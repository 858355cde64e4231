import { pdfEnd } from '../../../platform/files/clean-pdf.ts'
import { isHeic, isSheet, kindOf, pdfHeadBytes } from '../../../platform/files/kind.ts'
import { most } from '../../../platform/files/limits.ts'
import { refusals } from '../../../platform/files/refusal.ts'
import type { Words } from '../../../platform/words/words.ts'

const endBytes = 1024

/** Looks for the end from the end, where it is in nearly every file. */
async function hasPdfEnd(file: Blob): Promise<boolean> {
  for (const bytes of [endBytes, file.size]) {
    const end = new TextDecoder('latin1').decode(await file.slice(-bytes).arrayBuffer())
    if (end.includes('startxref') && end.includes(pdfEnd)) return true
  }
  return false
}

/**
 * What is wrong with a file that somebody just chose, as the server would say it after the upload. `canShow` tells
 * whether the browser can open a picture.
 */
export async function firstLook(
  file: Blob & { name?: string },
  canShow: (picture: Blob) => Promise<boolean>,
): Promise<Words | undefined> {
  const head = new Uint8Array(await file.slice(0, pdfHeadBytes).arrayBuffer())
  const kind = kindOf(head, file.name)
  if (!kind) return isHeic(head) ? refusals.heic : refusals.kind
  if (kind.extension === 'pdf') {
    if (file.size > most.pdfBytes) return refusals.pdfSize
    return (await hasPdfEnd(file)) ? undefined : refusals.brokenPdf
  }
  if (isSheet(kind)) return file.size > most.sheetBytes ? refusals.sheetSize : undefined
  if (file.size > most.imageBytes) return refusals.imageSize
  return (await canShow(file)) ? undefined : refusals.brokenImage
}

const devanagari = /[\u0900-\u097f]/

/** The title that a document's own file name gives, and the language of its letters. */
export function titleOf(fileName: string): { language: 'en' | 'mr'; title: string } {
  const stem = fileName.replace(/\.[^.]*$/, '')
  const title = stem
    .replace(/[_\s]+/g, ' ')
    .trim()
    .normalize('NFC')
  return { language: devanagari.test(title) ? 'mr' : 'en', title }
}
