import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { textOf } from './block.ts'
import { readPdf } from './read-pdf.ts'
import { type MadeLine, madePdf } from './testing/made-pdf.ts'

const demo = new URL('../../../../content/demo/files/documents/', import.meta.url)
const read = async (name: string) => readPdf(await readFile(new URL(name, demo)))
const filler = 'The committee considered the proposal for the improvement of drains in all wards of the'

/** Lines below each other, each with what is said of it. */
function page(...lines: (string | (Partial<MadeLine> & { text: string; gap?: number }))[]): MadeLine[] {
  let y = 780
  return lines.map((line) => {
    const { gap = 14, ...own } = typeof line === 'string' ? { text: line } : line
    y -= gap
    return { ...own, y }
  })
}
const blocksOf = async (...lines: Parameters<typeof page>) => {
  const { pages } = await readPdf(madePdf([page(...lines)]))
  return pages[0] ?? []
}

describe('a document with tags', () => {
  test('has its heading, its paragraphs, and its table with the head and empty cells', async () => {
    const { pages, pageCount } = await read('downloads/property-transfer-1-mr.pdf')
    expect(pageCount).toBe(1)
    expect(pages[0]).toContainEqual({ kind: 'heading', level: 1, text: 'मालमत्ता हस्तांतरण अर्ज १' })
    expect(pages[0]).toContainEqual({
      kind: 'text',
      text: 'प्रति, मुख्याधिकारी, सह्यनगर नगरपरिषद, नगरभवन, तलाव मार्ग',
    })
    const table = pages[0]?.find(({ kind }) => kind === 'table')
    expect(table).toMatchObject({ hasHead: true })
    expect(table).toHaveProperty('rows.1', ['१', 'अर्जदाराचे नाव', ''])
  })

  test('says no page number twice', async () => {
    const { pages } = await read('rti/officers-2026-en.pdf')
    expect(pages).toHaveLength(2)
    expect(textOf(pages.flat())).not.toMatch(/Page \d/)
  })
})

describe('a document without tags', () => {
  test('has headings by their size, and by their face alone', async () => {
    const blocks = await blocksOf(
      { text: 'Administration report', size: 20 },
      { text: `${filler} town,`, gap: 30 },
      'and resolved it.',
      { text: 'Roads of the year', isBold: true, gap: 24 },
      { text: `${filler} town.`, gap: 20 },
    )
    expect(blocks).toEqual([
      { kind: 'heading', level: 1, text: 'Administration report' },
      { kind: 'text', text: `${filler} town, and resolved it.` },
      { kind: 'heading', level: 2, text: 'Roads of the year' },
      { kind: 'text', text: `${filler} town.` },
    ])
  })

  test('has a new paragraph after a gap, and after a line that ends early', async () => {
    const blocks = await blocksOf(`${filler} town.`, 'It was resolved.', 'The motion fell.', {
      text: `${filler} town.`,
      gap: 30,
    })
    expect(blocks.map((block) => 'text' in block && block.text)).toEqual([
      `${filler} town. It was resolved.`,
      'The motion fell.',
      `${filler} town.`,
    ])
  })

  test('has its lists, a word that was parted at the end of a line, and its table', async () => {
    const blocks = await blocksOf(
      `${filler} coun-`,
      'cil and its wards.',
      { text: '1. Fort Road', gap: 20 },
      '2. Lake Road',
      { text: 'Item', gap: 30 },
      { text: 'Rupees', x: 300, gap: 0 },
      { text: 'Roads' },
      { text: '12.50', x: 300, gap: 0 },
    )
    expect(blocks).toEqual([
      { kind: 'text', text: `${filler} council and its wards.` },
      { kind: 'list', items: ['1. Fort Road', '2. Lake Road'] },
      {
        kind: 'table',
        hasHead: false,
        rows: [
          ['Item', 'Rupees'],
          ['Roads', '12.50'],
        ],
      },
    ])
  })
})

test('a scan has pages, and no text', async () => {
  expect(await readPdf(madePdf([[], []]))).toMatchObject({ pageCount: 2, pages: [[], []] })
})
