import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { at } from '../../../scripts/steps/repository.mjs'
import { emptyFolder, filesIn } from '../../../tools/audit-pack/folder.mjs'
import { makePack } from '../../../tools/audit-pack/make.mjs'
import { linesOf } from '../../../tools/audit-pack/matrices.ts'
import { treeOf } from '../../../tools/audit-pack/tree.mjs'

const place = mkdtempSync(path.join(tmpdir(), 'nagardwar-pack-'))
const folder = path.join(place, 'pack')
const reports = path.join(place, 'reports')
const commit = { id: 'a'.repeat(40), at: '2026-11-20T10:00:00+05:30', isChanged: false }
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')

const evidence = 'tests/integration/attacks.test.ts'
const results = {
  commit,
  at: '2026-11-20T12:00:00.000Z',
  node: 'v24.0.0',
  stages: [{ title: 'integration tests', isFailed: false, milliseconds: 1000 }],
  tests: ['/..', '/%2e%2e'].map((door) => ({
    run: 'integration',
    file: evidence,
    titles: [`no path leads out below ${door}`],
    state: 'passed',
    milliseconds: 5,
  })),
}

const noBrowser = () => Promise.reject(new Error('no Chromium here'))
const make = (target: string, from = commit) =>
  makePack({ folder: target, print: noBrowser, reports, tree: { ...treeOf(), commit: from } })

beforeAll(async () => {
  mkdirSync(reports)
  writeFileSync(path.join(reports, 'tests.json'), JSON.stringify(results))
  await make(folder)
}, 60_000)
afterAll(() => rmSync(place, { recursive: true }))

/** The addresses that a page links to, from the top of the pack, with their anchors. */
function targetsIn(file: string): { to: string; anchor: string | undefined }[] {
  const addresses = [...read(file).matchAll(/ (?:href|src)="([^"]+)"/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  )
  return addresses
    .filter((address) => !/^[a-z]+:/.test(address))
    .map((address) => {
      const [to = '', anchor] = address.split('#').map(decodeURIComponent)
      return { to: to ? path.posix.join(path.posix.dirname(file), to) : file, anchor }
    })
}

test('no link leads out of the pack or to nothing', () => {
  const pages = filesIn(folder).filter((file) => file.endsWith('.html'))
  const anchors = new Map(
    pages.map((file) => [file, new Set([...read(file).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))]),
  )
  const broken = pages.flatMap((file) =>
    targetsIn(file)
      .filter(({ to, anchor }) =>
        anchor && anchors.has(to) ? !anchors.get(to)?.has(anchor) : !existsSync(path.join(folder, to)),
      )
      .map(({ to, anchor }) => `${file}: ${to}#${anchor ?? ''}`),
  )
  expect(broken).toEqual([])
  expect(pages.length).toBeGreaterThan(400)
})

test('the sums are those of all files', () => {
  const lines = read('SHA256SUMS').trim().split('\n')
  const files = filesIn(folder).filter((file) => file !== 'SHA256SUMS')
  expect(lines.map((line) => line.slice(66))).toEqual(files)
  const wrong = lines.filter((line) => {
    const bytes = readFileSync(path.join(folder, line.slice(66)))
    return createHash('sha256').update(bytes).digest('hex') !== line.slice(0, 64)
  })
  expect(wrong).toEqual([])
})

test('a line’s evidence opens at the test, with its result', () => {
  const line = linesOf('docs/audit/asvs-5.0.csv').find(({ id }) => id === 'V1.1.1')
  expect(line?.tests[0]?.file).toBe(evidence)
  const row = /<tr id="V1\.1\.1">.*/.exec(read('matrices/asvs-5.0.html'))?.[0] ?? ''
  expect(row).toContain('passed (2)')
  const address = new RegExp(`href="\\.\\./(files/${evidence}\\.html)#(L\\d+)"`).exec(row)
  const source = read(address?.[1] ?? '')
  expect(source.split(`<span id="${address?.[2]}">`)[1]?.split('</span>')[0]).toContain(line?.tests[0]?.title)
  // A source may have signs of HTML.
  expect(source).not.toMatch(/<script/i)
})

test('each matrix is there with all lines, as a page and as a sheet', () => {
  const rows = (name: string) => read(`matrices/${name}.html`).match(/<tr id="/g)?.length
  expect({ asvs: rows('asvs-5.0'), gigw: rows('gigw-3.0'), wcag: rows('wcag-2.2') }).toEqual({
    asvs: 253,
    gigw: 88,
    wcag: 55,
  })
  expect(rows('indian-law')).toBe(linesOf('docs/audit/indian-law.csv').length)
  for (const name of ['asvs-5.0', 'gigw-3.0', 'indian-law'])
    expect(read(`matrices/${name}.csv`)).toBe(readFileSync(at(`docs/audit/${name}.csv`), 'utf8'))
  expect(read('matrices/wcag-2.2.csv')).toContain('1.1.1')
})

test('without a browser the pack says that there are no PDFs, and links to none', () => {
  expect(read('index.html')).toContain('There are no PDFs: no browser could print them (no Chromium here)')
  expect(read('matrices/asvs-5.0.html')).not.toContain('.pdf"')
})

test('every part that runs is listed with its licence, and most bring its text', () => {
  const page = read('licences/index.html')
  expect(page).toContain('>react-router</th>')
  expect(page.match(/>text<\/a>/g)?.length).toBeGreaterThan(250)
  expect(read('licences/LICENSE.txt')).toContain('MIT')
  expect(JSON.parse(read('sbom/sbom.cdx.json')).bomFormat).toBe('CycloneDX')
})

test('pages have a language, one first heading, and tables with captions', () => {
  const pages = filesIn(folder).filter((file) => file.endsWith('.html'))
  const wrong = pages.filter((file) => {
    const html = read(file)
    const tables = html.match(/<table>/g)?.length ?? 0
    const isWell =
      /<html lang="(?:en|mr)">/.test(html) &&
      html.match(/<h1[ >]/g)?.length === 1 &&
      (html.match(/<table><caption>./g)?.length ?? 0) === tables
    return !isWell
  })
  expect(wrong).toEqual([])
})

test('nothing of a council, of this machine or of its secrets gets in', () => {
  const files = filesIn(folder)
  expect(
    files.filter((file) => /(?:^|\/)(?:data|secrets|reports)\/|secrets\.env|\.db|\.env\.html/.test(file)),
  ).toEqual(['files/deploy/nagardwar.env.html'])
  const texts = files.filter((file) => /\.(?:html|json|csv|txt)$/.test(file))
  expect(texts.filter((file) => read(file).includes(at()))).toEqual([])
})

describe('a product without history', () => {
  const top = path.join(place, 'product')
  const put = (file: string) => {
    mkdirSync(path.dirname(path.join(top, file)), { recursive: true })
    writeFileSync(path.join(top, file), 'x')
  }

  test('gives only its own files, never data, settings or keys', () => {
    for (const file of [
      'docs/a.md',
      'deploy/nagardwar.env',
      '.env',
      'data/secrets.env',
      'data/cms/cms.db',
      'apps/cms/cms.db-wal',
      'secrets/PAYLOAD_SECRET',
      'node_modules/a/index.js',
      'backup/council.age',
      'key.pem',
    ])
      put(file)
    const tree = treeOf(top)
    expect([...tree.below('docs'), ...tree.below('deploy')]).toEqual(['docs/a.md', 'deploy/nagardwar.env'])
    for (const folder of ['data', 'apps', 'secrets', 'node_modules', 'backup'])
      expect(tree.below(folder), folder).toEqual([])
    expect(['.env', 'key.pem'].filter(tree.isFile)).toEqual([])
    expect(() => tree.read('data/secrets.env')).toThrow('no file of the product')
    expect(tree.commit).toBeUndefined()
  })
})

test.each([
  [
    'of another commit',
    { ...commit, id: 'b'.repeat(40) },
    'The results are of another commit (aaaaaaaaaaaa)',
  ],
  ['of changed files', { ...commit, isChanged: true }, 'Files had been changed that are in no commit.'],
])(
  'results %s prove nothing, and the pack says so',
  async (_, other, words) => {
    const target = path.join(place, 'doubtful')
    const { doubts } = await make(target, other)
    expect(doubts[0]).toContain(words)
    expect(readFileSync(path.join(target, 'index.html'), 'utf8')).toContain(words)
    const matrix = readFileSync(path.join(target, 'matrices/asvs-5.0.html'), 'utf8')
    expect(matrix).toContain('no result')
    expect(matrix).not.toContain('passed (2)')
  },
  60_000,
)

test('a folder that holds something else is left alone', () => {
  const other = path.join(place, 'other')
  mkdirSync(other)
  writeFileSync(path.join(other, 'letter.txt'), 'mine')
  expect(() => emptyFolder(other)).toThrow('holds something else')
  expect(readFileSync(path.join(other, 'letter.txt'), 'utf8')).toBe('mine')
})
