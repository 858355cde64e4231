export const pdfEnd = '%%EOF'
/** Line ends after the mark belong to the file, and other bytes of a writer's last block. */
const usual = 32

/**
 * The same document without what follows its last end mark. Pages that make PDFs send their own HTML behind them; that
 * would be public with the document.
 */
export function cleanPdf(bytes: Buffer): Buffer {
  const end = bytes.lastIndexOf(pdfEnd) + pdfEnd.length
  if (end < pdfEnd.length || bytes.length - end <= usual) return bytes
  return Buffer.concat([bytes.subarray(0, end), Buffer.from('\n')])
}
