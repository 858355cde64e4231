import { describe, expect, test } from 'vitest'
import { isTranslated } from './document.ts'
import { GlyphArray } from './draw-words.ts'
import { breakLines, splitByFont } from './line.ts'
import { dateText, renderDocument } from './render-document.ts'
import { columnWidths } from './table.ts'

const style = { size: 10, color: '#000000' } as const

describe('a line of type', () => {
  test('changes its font where the script changes, and never under a mark', () => {
    expect(splitByFont('RERA नोंदणी-₹५').map(({ text }) => text)).toEqual(['RERA ', 'नोंदणी', '-', '₹', '५'])
  })

  test('refuses a character that no font has, and names it', () => {
    expect(() => splitByFont('नाव 漢')).toThrow(/“漢” in “नाव 漢”/)
  })

  test('ends before the column does, unless a single word is wider', () => {
    const lines = breakLines('महाराष्ट्र नगरपरिषद अधिनियम ययययययययययययययययययययययययययय', style, 100)
    expect(lines.map(({ words }) => words.map(({ text }) => text))).toEqual([
      ['महाराष्ट्र', 'नगरपरिषद'],
      ['अधिनियम'],
      ['ययययययययययययययययययययययययययय'],
    ])
    for (const { width } of lines.slice(0, 2)) expect(width).toBeLessThanOrEqual(100)
  })
})

test('moves before and after a mark add up: कुंडांबाबत keeps its letters', () => {
  const array = new GlyphArray()
  array.glyph('0001')
  for (const distance of [-221, 221, -221]) array.move(distance)
  array.glyph('0002')
  array.move(221)
  expect(array.end()).toEqual(['[<0001>221<0002>-221]TJ'])
})

test('a table is as wide as the paper, and a column with more to say is wider', () => {
  const [no = 0, subject = 0] = columnWidths(
    { head: ['No.', 'Subject'], rows: [['1', 'Repair of the market road']] },
    480,
  )
  expect(no + subject).toBeCloseTo(480)
  expect(subject).toBeGreaterThan(no)
})

test.each([
  ['2023-04-28', 'en', '28.04.2023'],
  ['2023-04-28', 'mr', '२८.०४.२०२३'],
] as const)('%s in %s is %s', (iso, language, text) => expect(dateText(iso, language)).toBe(text))

test('a document is printed in Marathi only when all of it is in Marathi', () => {
  const both = { en: 'Text', mr: 'मजकूर' }
  const document = {
    title: both,
    date: '2023-04-28',
    body: [both, { table: { head: [both], rows: [['1']] } }],
  }
  expect(isTranslated(document)).toBe(true)
  expect(isTranslated({ ...document, body: [{ en: 'Only English' }] })).toBe(false)
  expect(isTranslated({ ...document, body: [{ table: { head: [{ en: 'No.' }], rows: [] } }] })).toBe(false)
})

test('the same document is the same file every time, so that its address stays', async () => {
  const document = { title: { en: 'Minutes' }, date: '2023-04-28', body: [{ en: 'The meeting was held.' }] }
  const print = () => renderDocument(document, 'en', { en: 'Test Council' })
  expect((await print()).equals(await print())).toBe(true)
})
