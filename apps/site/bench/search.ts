// Measures the search on the demo council, and on a council with a hundred times its content: first the making of the
// index, then, in a new process, what a restarted site needs to answer.
// Run with `node --expose-gc bench/search.ts [--json] [times …]`; the numbers are in docs/decisions.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Language, languages, listNames } from '@nagardwar/contract/browser'
import type { KnownRows } from '../server/search/entries/rows.ts'
import { readWording } from '../server/search/entries/wording.ts'
import { openIndexDatabase } from '../server/search/index/index-database.ts'
import { createSearchIndexer } from '../server/search/index/search-indexer.ts'
import { pairs } from '../server/search/recall-cases.ts'
import { demoDocuments, demoRows, everyPath } from '../server/testing/demo-council.ts'
import { storeOf } from '../server/testing/filled-indexer.ts'

type Row = Record<string, unknown>

/** New words in the script of the language, so that the vocabulary grows with the content. */
const syllables: Record<Language, string[]> = {
  en: ['ka', 'ri', 'to', 'mel', 'dun', 'va', 'sho', 'pim'],
  mr: ['का', 'री', 'टो', 'मेल', 'डुन', 'वा', 'शो', 'पिम'],
}
const newWord = (number: number, language: Language): string =>
  [9, 6, 3, 0].map((shift) => syllables[language][(number >> shift) & 7]).join('')

const titles = ['title', 'name', 'names', 'description', 'heading', 'caption']
const once = new Set(['texts', 'settings', 'mainMenu', 'services', 'headings', 'disclosureDepartments'])

function copyOf(row: Row, copy: number, language: Language): Row {
  const field = titles.find((name) => typeof row[name] === 'string')
  const id = Number(row.id) + copy * 100_000
  return {
    ...row,
    id,
    ...(field ? { [field]: `${row[field]} ${newWord(id + copy, language)}` } : {}),
    ...(typeof row.pdf === 'string' ? { pdf: row.pdf.replace('.pdf', `-${copy}.pdf`) } : {}),
  }
}

function manyTimes(known: KnownRows, times: number): KnownRows {
  return (name, language) => {
    const rows = known(name, language) as Row[]
    if (times === 1 || once.has(name)) return rows as never
    return Array.from({ length: times }, (_, copy) =>
      rows.map((row) => copyOf(row, copy, language)),
    ).flat() as never
  }
}

/** One text for all copies of a document, with one unique word in each. */
function documentsOf(times: number): ReadonlyMap<string, string[]> {
  const documents = demoDocuments()
  return {
    get(path: string) {
      const pages = documents.get(times === 1 ? path : path.replace(/-\d+\.pdf$/, '.pdf'))
      const language = path.includes('-mr') ? 'mr' : 'en'
      const copy = Number(/-(\d+)\.pdf$/.exec(path)?.[1] ?? 0)
      return pages?.map((page) => `${page} ${newWord(copy * 7 + path.length, language)}`)
    },
  } as ReadonlyMap<string, string[]>
}

/** Milliseconds of this thread's processor time: other work on the machine does not count. */
const cpu = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
const at = (sorted: number[], share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0
const megabytes = (bytes: number): number => Math.round(bytes / 1024 / 1024)

/** The smallest of three: the others were slowed down by other work on the machine. `before` is not measured. */
async function leastOfThree(before: () => Promise<unknown>, work: () => Promise<unknown>): Promise<number> {
  const taken: number[] = []
  for (let turn = 0; turn < 3; turn++) {
    await before()
    const began = performance.now()
    await work()
    taken.push(performance.now() - began)
  }
  return Math.min(...taken)
}

const memory = (): number => {
  globalThis.gc?.()
  return process.memoryUsage().rss
}

/** Makes the index in a file. */
async function make(times: number, file: string): Promise<Record<string, number>> {
  const before = memory()
  const indexer = createSearchIndexer({
    wording: readWording(),
    paths: everyPath,
    store: storeOf(documentsOf(times)),
    database: openIndexDatabase(file, 'bench'),
  })
  const rows = manyTimes(demoRows(), times)
  const began = cpu()
  for (const name of listNames)
    for (const language of languages) indexer.setList(name, language, rows(name, language) as never)
  await indexer.update()
  const built = cpu()
  await indexer.update()
  return {
    ...indexer.size(),
    'build ms': Math.round(built - began),
    'update with nothing new ms': Math.round(cpu() - built),
    'memory after building MB': megabytes(memory() - before),
    'disk MB': megabytes(statSync(file).size),
  }
}

/** Opens the index of a file, as after a restart, and asks. */
async function ask(times: number, file: string): Promise<Record<string, number>> {
  const before = memory()
  const began = performance.now()
  const database = openIndexDatabase(file, 'bench')
  const store = storeOf(documentsOf(times))
  const indexer = createSearchIndexer({ wording: readWording(), paths: everyPath, store, database })
  const first = await indexer.answer({ text: 'property tax', page: 1, language: 'en' })
  if (first.state !== 'ready') throw new Error('The index is not ready after a restart')
  const ready = performance.now() - began
  const taken: number[] = []
  const asking = (text: string) => () => indexer.answer({ text, page: 1, language: 'en' })
  // What the last question found is kept for its further pages, so another one is asked between.
  for (const [text] of pairs) taken.push(await leastOfThree(asking('zone'), asking(text)))
  taken.sort((a, b) => a - b)
  return {
    'first answer after a restart ms': Math.round(ready),
    'query p50 ms': Number(at(taken, 0.5).toFixed(1)),
    'query p95 ms': Number(at(taken, 0.95).toFixed(1)),
    'query most ms': Number((taken.at(-1) ?? 0).toFixed(1)),
    'memory MB': megabytes(memory() - before),
  }
}

/** One step in a process of its own, with the young generation of the search thread. */
function inItsOwnProcess(step: string, times: number, file: string): Record<string, number> {
  const args = ['--expose-gc', '--max-semi-space-size=1', import.meta.filename, step, String(times), file]
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }))
}

function measure(times: number): Record<string, number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'search-bench-'))
  const file = path.join(folder, 'index.db')
  try {
    return {
      times,
      ...inItsOwnProcess('make', times, file),
      ...inItsOwnProcess('ask', times, file),
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const words = process.argv.slice(2)
const [step, times, file = ''] = words
if (step === 'make') console.log(JSON.stringify(await make(Number(times), file)))
else if (step === 'ask') console.log(JSON.stringify(await ask(Number(times), file)))
else {
  const asked = words.filter((word) => word !== '--json').map(Number)
  const print = words.includes('--json')
    ? (figures: object) => console.log(JSON.stringify(figures))
    : (figures: object) => console.table([figures])
  for (const each of asked.length > 0 ? asked : [1, 100]) print(measure(each))
}
