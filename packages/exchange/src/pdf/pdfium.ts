import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium'
import { withoutAtEnd } from '@nagardwar/contract/browser'

type Buffered = (pointer: number, length: number) => number

/** The calls of PDFium that its package has but does not declare. Positions are in points, from the lower left. */
export type Calls = {
  HEAPU8: Uint8Array
  wasmExports: {
    malloc(size: number): number
    free(pointer: number): void
    __indirect_function_table: WebAssembly.Table
  }
  /** 2 for a form that Adobe's programs alone draw (dynamic XFA). */
  _FPDF_GetFormType(document: number): number
  /** Writes the document by the function in the structure. */
  _FPDF_SaveAsCopy(document: number, structure: number, flags: number): number
  _FPDF_LoadPage(document: number, index: number): number
  _FPDF_ClosePage(page: number): void
  _FPDFText_LoadPage(page: number): number
  _FPDFText_ClosePage(text: number): void
  _FPDFText_CountChars(text: number): number
  _FPDFText_GetUnicode(text: number, at: number): number
  _FPDFText_IsGenerated(text: number, at: number): number
  /** Left, right, bottom and top as four floats at the pointer. */
  _FPDFText_GetLooseCharBox(text: number, at: number, pointer: number): number
  _FPDFText_GetFontInfo(text: number, at: number, pointer: number, length: number, flags: number): number
  _FPDFText_GetTextObject(text: number, at: number): number
  _FPDFPageObj_GetMarkedContentID(object: number): number
  _FPDF_StructTree_GetForPage(page: number): number
  _FPDF_StructTree_Close(tree: number): void
  _FPDF_StructTree_CountChildren(tree: number): number
  _FPDF_StructTree_GetChildAtIndex(tree: number, at: number): number
  _FPDF_StructElement_GetType(element: number, pointer: number, length: number): number
  _FPDF_StructElement_CountChildren(element: number): number
  _FPDF_StructElement_GetChildAtIndex(element: number, at: number): number
  _FPDF_StructElement_GetMarkedContentIdCount(element: number): number
  _FPDF_StructElement_GetMarkedContentIdAtIndex(element: number, at: number): number
}

let library: Promise<PDFiumLibrary> | undefined

export class NeedsPassword extends Error {}

/** Opens a PDF; `destroy` frees it. Throws `NeedsPassword` for one that nobody opens without. */
export async function openPdf(bytes: Uint8Array): Promise<PDFiumDocument> {
  library ??= PDFiumLibrary.init()
  return (await library).loadDocument(bytes).catch((error: unknown) => {
    throw error instanceof Error && error.message.startsWith('Password required')
      ? new NeedsPassword()
      : error
  })
}

/** The calls behind an open document, and its handle. */
export function callsOf(document: PDFiumDocument): { calls: Calls; handle: number } {
  const { module, documentIdx } = document as unknown as { module: Calls; documentIdx: number }
  return { calls: module, handle: documentIdx }
}

/** A text that PDFium writes into a buffer whose length it tells first. */
export function textFrom(calls: Calls, call: Buffered, encoding: 'utf-8' | 'utf-16le'): string {
  const length = call(0, 0)
  if (length <= 0) return ''
  const pointer = calls.wasmExports.malloc(length)
  try {
    call(pointer, length)
    const text = new TextDecoder(encoding).decode(calls.HEAPU8.slice(pointer, pointer + length))
    return withoutAtEnd(text, /\0/)
  } finally {
    calls.wasmExports.free(pointer)
  }
}
