import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { lookInto } from '../reading/look-into.ts'
import { type MadeParts, packedPdfOf, pdfOf } from '../testing/pdf-of.ts'
import { activeContentIn } from './active-content.ts'

const script = '<</S/JavaScript/JS(app.alert(1))>>'
const launch = '<</S/Launch/F(cmd.exe)>>'
const annotation = (entries: string): MadeParts => ({
  page: '/Annots[10 0 R]',
  objects: [`<</Type/Annot/Rect[0 0 99 99]${entries}>>`],
})
const file = (name: string): string => `<</Type/Filespec/F(${name})/UF(${name})/EF<</F 11 0 R>>>>`
const attachment = (name: string): MadeParts => ({
  catalog: `/Names<</EmbeddedFiles<</Names[(a) 10 0 R]>>>>`,
  objects: [file(name), '<</Type/EmbeddedFile/Length 1>>stream\nx\nendstream'],
})

const active: [string, MadeParts][] = [
  ['a script at opening', { catalog: `/OpenAction${script}` }],
  ['a script at opening in another object', { catalog: '/OpenAction 10 0 R', objects: [script] }],
  [
    'a script in the tree of names',
    { catalog: `/Names<</JavaScript<</Names[(a) 10 0 R]>>>>`, objects: [script] },
  ],
  ['a script of the catalogue', { catalog: `/AA<</WC${script}>>` }],
  ['a script of a page', { page: `/AA<</O${script}>>` }],
  ['a script behind a link', annotation(`/Subtype/Link/A${script}`)],
  ['a script of a field', annotation(`/Subtype/Widget/FT/Tx/T(a)/AA<</K${script}>>`)],
  ['a script when an annotation is seen', annotation(`/Subtype/Screen/AA<</PV${script}>>`)],
  [
    'a script behind a bookmark',
    {
      catalog: '/Outlines 10 0 R',
      objects: ['<</First 11 0 R/Last 11 0 R>>', `<</Title(a)/Parent 10 0 R/A${script}>>`],
    },
  ],
  ['a script of a rendition', annotation('/Subtype/Link/A<</S/Rendition/OP 0/JS(app.alert(1))>>')],
  [
    'a script after a page',
    { catalog: `/OpenAction<</S/GoTo/D[3 0 R/Fit]/Next 10 0 R>>`, objects: [script] },
  ],
  [
    'a script in a stream',
    { catalog: '/OpenAction<</S/JavaScript/JS 10 0 R>>', objects: ['<</Length 1>>stream\nx\nendstream'] },
  ],
  [
    'a script whose names are written in hexadecimal',
    { catalog: '/OpenAction<</S/J#61vaScript/J#53(app.alert(1))>>' },
  ],
  [
    'an action whose kind is in another object',
    { catalog: '/OpenAction<</S 10 0 R/F(cmd.exe)>>', objects: ['/L#61unch'] },
  ],
  ['a script after comments', { catalog: '/OpenAction<</S%>>\n/JavaScript%\n/JS(x)>>' }],
  ['a program at opening', { catalog: `/OpenAction${launch}` }],
  ['a program of a page', { page: `/AA<</O${launch}>>` }],
  ['a program behind a link', annotation(`/Subtype/Link/A${launch}`)],
  [
    'a document of another computer',
    { catalog: '/OpenAction<</S/GoToR/F(\\\\\\\\evil\\\\share\\\\x.pdf)/D[0/Fit]>>' },
  ],
  ['a document in the document', annotation('/Subtype/Link/A<</S/GoToE/T<</R/C/N(a)>>>>')],
  ['a thread of another document', annotation('/Subtype/Link/A<</S/Thread/F(x.pdf)/D 0>>')],
  ['sending a form', { catalog: '/OpenAction<</S/SubmitForm/F<</FS/URL/F(https://evil.example/)>>>>' }],
  [
    'a button that sends a form',
    annotation('/Subtype/Widget/FT/Btn/A<</S/SubmitForm/F(https://evil.example/)>>'),
  ],
  ['fetching data', annotation('/Subtype/Link/A<</S/ImportData/F(x.fdf)>>')],
  ['an address at opening', { catalog: '/OpenAction<</S/URI/URI(https://evil.example/)>>' }],
  [
    'an address at opening in another object',
    { catalog: '/OpenAction 10 0 R', objects: ['<</S/URI/URI(https://evil.example/)>>'] },
  ],
  [
    'an address of a page',
    { page: '/AA 10 0 R', objects: ['<</O 11 0 R>>', '<</S/URI/URI(https://evil.example/)>>'] },
  ],
  [
    'an address after a page',
    {
      catalog: '/OpenAction<</S/GoTo/D[3 0 R/Fit]/Next[10 0 R]>>',
      objects: ['<</S/URI/URI(https://evil.example/)>>'],
    },
  ],
  ['a film with a program', annotation('/Subtype/RichMedia/RichMediaContent<<>>')],
  ['a thing in three dimensions', annotation('/Subtype/3D/3DD 11 0 R')],
  ['a film', annotation('/Subtype/Movie/Movie<</F(\\\\\\\\evil\\\\a.avi)>>')],
  ['a form of XFA', { catalog: '/AcroForm<</Fields[]/XFA(<xdp></xdp>)>>' }],
  ['a program in it', attachment('a.exe')],
  [
    'a program with two names',
    { catalog: '/AF[10 0 R]', objects: ['<</F(a.xml)/UF(a.exe)/EF<</F 11 0 R>>>>'] },
  ],
  ['a file in it without a name', { catalog: '/AF[10 0 R]', objects: ['<</EF<</F 11 0 R>>>>'] }],
  [
    'a program whose name is written in UTF-16',
    { catalog: '/AF[10 0 R]', objects: ['<</F<FEFF0061002E006500780065>/EF<</F 11 0 R>>>>'] },
  ],
  ['a document in it, which may have a script', attachment('a.pdf')],
  ['a program at an annotation', annotation(`/Subtype/FileAttachment/FS${file('a.exe')}`)],
]

describe.each(active)('a document with %s', (_what, parts) => {
  test('is active', async () => {
    expect(await activeContentIn(pdfOf(parts))).toBe('active')
  })

  test('is active in a compressed list of objects', async () => {
    expect(await activeContentIn(packedPdfOf(parts))).toBe('active')
  })

  test('is active in a list that is packed twice, which PDFium reads', async () => {
    expect(await activeContentIn(packedPdfOf(parts, 'hex of flate'))).toBe('active')
  })
})

test.each<[string, MadeParts]>([
  ['nothing else', {}],
  ['a link to an address', annotation('/Subtype/Link/A<</S/URI/URI(https://council.example/)>>')],
  ['a link to a page', annotation('/Subtype/Link/Dest[3 0 R/Fit]')],
  ['a link to a name', annotation('/Subtype/Link/A<</S/GoTo/D(chapter.1)>>')],
  ['a link to the next page', annotation('/Subtype/Link/A<</S/Named/N/NextPage>>')],
  [
    'bookmarks',
    {
      catalog: '/Outlines 10 0 R',
      objects: [
        '<</First 11 0 R/Last 11 0 R>>',
        '<</Title(JavaScript)/Parent 10 0 R/A<</S/GoTo/D[3 0 R/XYZ 0 0 0]>>>>',
      ],
    },
  ],
  [
    'a page to open at',
    { catalog: '/OpenAction[3 0 R/Fit]', ...annotation('/Subtype/Link/A<</S/URI/URI(a)>>') },
  ],
  [
    'a page to open at in another object',
    { catalog: '/OpenAction 10 0 R', objects: ['[3 0 R/XYZ null null 1]'] },
  ],
  [
    'a page to open at, on which a link is',
    {
      catalog: '/OpenAction<</S/GoTo/D[3 0 R/Fit]>>',
      ...annotation('/Subtype/Link/P 3 0 R/A<</S/URI/URI(https://council.example/)>>'),
    },
  ],
  ['a dialogue to print at opening', { catalog: '/OpenAction<</S/Named/N/Print>>' }],
  [
    'a form without scripts',
    {
      catalog: '/AcroForm<</Fields[10 0 R]/NeedAppearances true>>',
      ...annotation('/Subtype/Widget/FT/Tx/T(name)/V(Asha)'),
    },
  ],
  ['a button that empties a form', annotation('/Subtype/Widget/FT/Btn/T(a)/A<</S/ResetForm>>')],
  [
    'a paragraph and a sign of structure',
    {
      catalog: '/StructTreeRoot 10 0 R',
      objects: ['<</Type/StructTreeRoot/K 11 0 R>>', '<</S/P/P 10 0 R/Pg 3 0 R/K[0]>>'],
    },
  ],
  [
    'words about scripts',
    { catalog: '/Lang(/JS /JavaScript << /S /Launch >>)', objects: ['(/OpenAction<</S/JavaScript>>)'] },
  ],
  ['trees of names that are empty', { catalog: '/Names<</Dests<</Names[]>>/JavaScript null>>' }],
])('a document with %s is not active', async (_what, parts) => {
  expect(await activeContentIn(pdfOf(parts))).toBe('none')
  expect(await activeContentIn(packedPdfOf(parts))).toBe('none')
})

test.each(['rechnung.xml', 'wards.csv', 'Photo.JPG'])(
  'a document with the data %s has an attachment',
  async (name) => {
    expect(await activeContentIn(pdfOf(attachment(name)))).toBe('attachment')
    expect(await activeContentIn(packedPdfOf(attachment(name)))).toBe('attachment')
  },
)

describe('what a file has that PDFium does not find', () => {
  test('an object that nothing refers to is found', async () => {
    expect(await activeContentIn(pdfOf({ objects: [script] }))).toBe('active')
    expect(await activeContentIn(packedPdfOf({ objects: [script] }))).toBe('active')
  })

  test('an object that the table leaves out is found', async () => {
    const bytes = Buffer.from(
      pdfOf({}).toString('latin1').replace('xref\n', `90 0 obj${script}endobj\nxref\n`),
      'latin1',
    )
    expect(await activeContentIn(bytes)).toBe('active')
  })

  test('the example is active, and so is a damaged file with a script', async () => {
    const example = readFileSync(new URL('../examples/js.pdf', import.meta.url))
    expect(await activeContentIn(example)).toBe('active')
    expect(await activeContentIn(Buffer.from(`junk 1 0 obj ${script}`))).toBe('active')
  })
})

describe('what needs too much work is active', () => {
  const list = (bytes: Buffer, entries = '/N 1/First 4'): Buffer =>
    Buffer.concat([
      Buffer.from(`%PDF-1.7\n1 0 obj<</Type/ObjStm${entries}/Filter/FlateDecode>>stream\n`),
      deflateSync(bytes),
      Buffer.from('\nendstream endobj'),
    ])

  test.each<[string, () => Buffer]>([
    ['a list of objects that unpacks to 20 MB', () => list(Buffer.alloc(20 * 1024 ** 2, ' '))],
    [
      'thirty lists that unpack to 10 MB',
      () => Buffer.concat(Array(30).fill(list(Buffer.alloc(10 * 1024 ** 2, ' ')))),
    ],
    [
      'a list in which each object is all the rest',
      () => list(Buffer.from(`${'1 0 '.repeat(1000)}(${' '.repeat(1_000_000)}`), '/N 1000/First 4000'),
    ],
    ['strings without end', () => Buffer.from('1 0 obj('.repeat(100_000))],
    ['comments without end', () => Buffer.from('1 0 obj%'.repeat(100_000))],
    ['dictionaries in each other', () => Buffer.from(`1 0 obj${'<</A'.repeat(100_000)}`)],
    [
      'actions without end',
      () =>
        pdfOf({
          catalog: '/OpenAction 10 0 R',
          objects: Array.from({ length: 20 }, (_, at) => `<</S/GoTo/D[3 0 R/Fit]/Next ${11 + at} 0 R>>`),
        }),
    ],
  ])(
    '%s',
    async (_what, bytes) => {
      const begun = performance.now()
      expect(await activeContentIn(bytes())).toBe('active')
      expect(performance.now() - begun).toBeLessThan(10_000)
    },
    30_000,
  )

  test('and not actions that follow each other in a circle', async () => {
    const objects = ['<</S/GoTo/D[3 0 R/Fit]/Next 11 0 R>>', '<</S/GoTo/D[3 0 R/Fit]/Next 10 0 R>>']
    expect(await activeContentIn(pdfOf({ catalog: '/OpenAction 10 0 R', objects }))).toBe('none')
  })
})

const root = path.resolve(import.meta.dirname, '../../../../..')
const documents = ['content', 'packages/exchange/src/pdf/examples'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.pdf') && !name.endsWith('js.pdf'))
    .map((name) => path.join(root, folder, name)),
)

test('no document of the repository is active but the example of a script', async () => {
  expect(documents.length).toBeGreaterThan(500)
  for (const name of documents)
    expect([name, await activeContentIn(readFileSync(name))]).toEqual([name, 'none'])
}, 60_000)

test('a made document is read by PDFium, so that the tests above say something', async () => {
  expect(await lookInto(pdfOf({}))).toMatchObject({ state: 'scan', pageCount: 1 })
  expect(await lookInto(packedPdfOf({}))).toMatchObject({ state: 'scan', pageCount: 1 })
  expect(await lookInto(packedPdfOf({}, 'hex of flate'))).toMatchObject({ state: 'scan', pageCount: 1 })
})
