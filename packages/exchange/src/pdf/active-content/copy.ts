import { type Calls, callsOf, openPdf } from '../pdfium.ts'

/** FPDF_REMOVE_SECURITY of PDFium (fpdf_save.h). */
const withoutEncryption = 3
/** FPDF_FILEWRITE of PDFium: its version, and the index of the function that writes. */
const [structureBytes, version] = [8, 1]
/**
 * The package of PDFium has a table of functions of fixed length, and no function to add one. Its first place stands
 * for "no function", is never called, and is free.
 */
const freePlace = 0

/**
 * A table takes only functions of WebAssembly. This module passes its import on:
 * `(module (import "e" "f" (func (param i32 i32 i32) (result i32))) (export "f" (func 0)))`
 */
const passesOn = Buffer.from('0061736d0100000001080160037f7f7f017f02070101650166000007050101660000', 'hex')

type Write = (structure: number, pointer: number, length: number) => number

const inWebAssembly = (write: Write): unknown =>
  new WebAssembly.Instance(new WebAssembly.Module(passesOn), { e: { f: write } }).exports.f

function written(calls: Calls, handle: number): Buffer {
  const { malloc, free, __indirect_function_table: table } = calls.wasmExports
  const parts: Uint8Array[] = []
  const structure = malloc(structureBytes)
  try {
    table.set(
      freePlace,
      inWebAssembly((_structure, pointer, length) => {
        parts.push(calls.HEAPU8.slice(pointer, pointer + length))
        return 1
      }),
    )
    new DataView(calls.HEAPU8.buffer).setInt32(structure, version, true)
    new DataView(calls.HEAPU8.buffer).setInt32(structure + 4, freePlace, true)
    calls._FPDF_SaveAsCopy(handle, structure, withoutEncryption)
    return Buffer.concat(parts)
  } finally {
    table.set(freePlace, null)
    free(structure)
  }
}

/**
 * The document as PDFium understands it: every object by itself, in plain, with names as they are read. Undefined for
 * one that PDFium does not open.
 */
export async function plainCopy(bytes: Uint8Array): Promise<Buffer | undefined> {
  const document = await openPdf(bytes).catch(() => undefined)
  if (!document) return undefined
  try {
    const { calls, handle } = callsOf(document)
    return written(calls, handle)
  } finally {
    document.destroy()
  }
}
