import { beforeAll, expect, test } from 'vitest'
import { shareOfMachine } from '../../../../tests/support/machine-share.ts'
import { councilWithDesk } from '../desk/desk.ts'
import { sheetsOf } from './sheets-of.ts'

const { desk } = councilWithDesk()
const { exported, preview } = sheetsOf(desk)

const most = 5 * 1024 * 1024
const line = 'a cell, another cell\n'
const filled = (start: string, part: string): string =>
  start + part.repeat(Math.floor((most - start.length) / part.length))

beforeAll(async () => {
  const { payload } = desk()
  const data = { number: '1', name: { en: 'Fort', mr: 'किल्ला' }, _status: 'published' as const }
  await payload.create({ collection: 'wards', data, depth: 0 })
})

/** What came of work, and the longest time for which the desk answered nobody, on a quiet machine. */
async function timed<T>(work: () => Promise<T>) {
  let [last, longest] = [performance.now(), 0]
  const look = () => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }
  const clock = setInterval(look, 5)
  const result = await work()
  look()
  clearInterval(clock)
  return { result, longest: longest / shareOfMachine() }
}

test.each<[string, string, RegExp]>([
  ['a quotation mark that is not closed', filled('a,"', line), /row 1 .*quotation mark/],
  ['quotation marks alone', filled('', '"'), /row 1 .*quotation mark/],
  ['commas alone', filled('', ','), /holds too much/],
  ['one long cell', filled('a,', 'x'), /row 1 is longer than 20,000 characters/],
  ['line ends alone', filled('', '\n'), /holds too much/],
  ['short cells', filled('', 'a,b\n'), /holds too much/],
  ['rows with many empty cells', filled('', `${','.repeat(190)}\n`), /holds too much/],
  ['a few cells, the last of which has no end', 'a,b\nc,"d\n', /quotation mark \("\) in row 2 is not closed/],
])('a sheet of %s is refused with a sentence, and nobody waits for it', async (what, sheet, sentence) => {
  const { readSheetBytes } = await import('../../src/content/sheets/read-sheet.ts')
  const bytes = Buffer.from(sheet)
  const begun = process.resourceUsage().userCPUTime
  const { result, longest } = await timed(() => readSheetBytes(bytes, 'sheet.csv'))
  const own = (process.resourceUsage().userCPUTime - begun) / 1000
  console.info(`${what}: the desk worked ${own.toFixed()} ms, others wait ${longest.toFixed()} ms`)
  expect('problem' in result && result.problem.en).toMatch(sentence)
  expect(longest).toBeLessThan(500)
})

test('the largest sheet is read without holding up others', async () => {
  const { readSheetBytes } = await import('../../src/content/sheets/read-sheet.ts')
  const bytes = Buffer.from(`${'a cell with words,'.repeat(13)}\n`.repeat(20_000))
  const { result, longest } = await timed(() => readSheetBytes(bytes, 'sheet.csv'))
  console.info(`${bytes.length} bytes: others wait ${longest.toFixed()} ms`)
  expect('sheets' in result && result.sheets[0]?.rows.length).toBe(20_000)
  expect(longest).toBeLessThan(500)
})

test('more rows than an import changes are refused before all of them are planned', async () => {
  const [heading = []] = await exported()
  const row = (at: number) =>
    heading.map((cell) => (cell.startsWith('Ward number') ? `n${at}` : cell.startsWith('Name') ? 'x' : ''))
  const rows = [heading, ...Array.from({ length: 19_000 }, (_, at) => row(at))]
  const sheet = rows.map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\n')
  const { result, longest } = await timed(() => preview(new Blob([sheet])))
  expect(result.status).toBe(400)
  expect(result.message).toContain('more than 500 changes')
  expect(longest).toBeLessThan(500)
})
