import { deflateSync, inflateSync } from 'node:zlib'
import { PDFDocument, PDFName, PDFNumber, PDFRawStream, PDFRef, PDFStreamWriter } from '@cantoo/pdf-lib'

const filter = PDFName.of('Filter')
const flate = PDFName.of('FlateDecode')
const objectsPerStream = 10_000

function packed(stream: PDFRawStream): PDFRawStream {
  if (stream.dict.get(filter) !== flate) return stream
  const contents = deflateSync(inflateSync(stream.contents), { level: 9, memLevel: 9 })
  stream.dict.set(PDFName.of('Length'), PDFNumber.of(contents.length))
  return PDFRawStream.of(stream.dict, contents)
}

/** XMP repeats the document's information; there are no named destinations and no revisions. */
function withoutRepetition({ catalog, context }: PDFDocument): void {
  for (const name of ['Metadata', 'Names'].map((key) => PDFName.of(key))) {
    const reference = catalog.get(name)
    catalog.delete(name)
    if (reference instanceof PDFRef) context.delete(reference)
  }
  delete context.trailerInfo.ID
}

/**
 * The same document in half the bytes: pdfkit compresses drawings and fonts, but not the structure and the tables.
 */
export async function compact(bytes: Buffer): Promise<Buffer> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false })
  withoutRepetition(pdf)
  for (const [reference, object] of pdf.context.enumerateIndirectObjects())
    if (object instanceof PDFRawStream) pdf.context.assign(reference, packed(object))
  const writer = PDFStreamWriter.forContext(pdf.context, Number.POSITIVE_INFINITY, true, objectsPerStream)
  return Buffer.from(await writer.serializeToBuffer())
}
