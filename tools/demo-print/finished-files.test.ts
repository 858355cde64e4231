import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { expect, test } from 'vitest'
import { demo, documents, printed, sources } from './sources.ts'
import type { Cell, DocumentBlock } from './typesetter/document.ts'
import { digits } from './typesetter/render-document.ts'

const all = sources()
const papers = documents()
const bytesOf = (file: string): Buffer => readFileSync(path.join(demo, 'files', file))

test('every finished file was made from its source as it stands now (if not: npm run demo:print)', () => {
  expect(printed()).toEqual(Object.fromEntries(all.map(({ file, hash }) => [file, hash])))
})

test('what is printed again is the same document', async () => {
  const samples = papers.filter((_, index) => index % 97 === 0)
  for (const { file, make } of samples) expect((await make()).equals(bytesOf(file)), file).toBe(true)
})

test('all documents together take at most 6.5 MB', () => {
  const sizes = papers.map(({ file }) => statSync(path.join(demo, 'files', file)).size)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(6.5 * 1024 * 1024)
})

test('a document says its language and title, and its parts are tagged', async () => {
  for (const { file, language } of papers) {
    const pdf = await PDFDocument.load(bytesOf(file), { updateMetadata: false })
    const entry = (name: string): string => String(pdf.catalog.lookup(PDFName.of(name)))
    expect(entry('Lang'), file).toBe(`(${language}-IN)`)
    expect(pdf.getTitle(), file).toMatch(/\p{L}/u)
    expect(entry('ViewerPreferences'), file).toContain('/DisplayDocTitle true')
    expect(entry('MarkInfo'), file).toContain('/Marked true')
    const tree = pdf.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict)
    expect(String(tree.get(PDFName.of('K'))), file).toMatch(/\d+ 0 R/)
  }
})

const cellsOf = (block: DocumentBlock): Cell[] =>
  'table' in block ? [...block.table.head, ...block.table.rows.flat()] : [block]

const wordsOf = (cell: Cell, language: 'en' | 'mr'): string[] => {
  const text = typeof cell === 'string' ? digits(cell, language) : (cell[language] ?? cell.en)
  return text.normalize('NFC').split(/\s+/u).filter(Boolean)
}

const footer = /(?:Page \d+ of \d+|पृष्ठ [०-९]+ \/ [०-९]+)\s*$/u

test('every document can be read, copied and searched: whole words, in the order in which they were written', async () => {
  const library = await PDFiumLibrary.init()
  for (const { file, language, document } of papers) {
    const pdf = await library.loadDocument(bytesOf(file))
    const pages = [...pdf.pages()].map((page) => page.getText().replace(footer, ''))
    pdf.destroy()
    const read = pages.join(' ').replace(/\s+/gu, ' ').normalize('NFC')
    const cells = [document.title, ...document.body.flatMap(cellsOf)]
    let at = 0
    for (const word of cells.flatMap((cell) => wordsOf(cell, language))) {
      const found = read.indexOf(word, at)
      expect(found, `${file}: “${word}” in “${read.slice(at, at + 100)}”`).toBeGreaterThanOrEqual(at)
      at = found + word.length
    }
  }
  library.destroy()
})
