import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Body, bodyText, endpoints, type ListName, listNames, listPaths } from '@nagardwar/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { collectionOf } from '../../src/api/lists/collections.ts'
import { type Ask, apiOf } from '../api/api.ts'
import { openCouncil, type TestCouncil } from '../council.ts'

type Cell = string | { en: string; mr: string }
type Block = { en?: string; mr?: string; table?: { head: Cell[]; rows: Cell[][] } }
type Said = Record<'en' | 'mr', string>
/** The plain text of a body is called `description` or `text`. */
type Bodied = { description?: Said; text?: Said; body?: Record<'en' | 'mr', Body> }
type DemoRecord = { draft?: boolean; record?: { publishedOn?: string; validUntil?: string } }

const content = path.join(import.meta.dirname, '../../../../content/demo')
const readJson = (file: string) => JSON.parse(readFileSync(path.join(content, file), 'utf8'))

let council: TestCouncil
let ask: Ask
let storeFirstContent: typeof import('../../src/api/first-content/store-content.ts').storeFirstContent

beforeAll(async () => {
  council = await openCouncil()
  ;({ storeFirstContent } = await import('../../src/api/first-content/store-content.ts'))
  await storeFirstContent(council.payload, 'demo')
  ask = await apiOf(council.payload)
}, 180_000)
afterAll(() => council.close())

const rowsOf = async (name: ListName, query: string): Promise<Record<string, unknown>[]> => {
  const body = await (await ask(listPaths[name].path + query)).json()
  return (Array.isArray(body) ? body : (body as { data: [] }).data) as Record<string, unknown>[]
}

describe('every list of the demo council keeps the contract', () => {
  test.each(listNames)('%s', async (name) => {
    const schema = endpoints.find((endpoint) => endpoint.name === name)?.response
    for (const query of ['', '?lang=en', '?lang=mr']) {
      const body = await (await ask(listPaths[name].path + query)).json()
      expect(schema?.safeParse(body).error?.issues ?? [], query).toEqual([])
    }
    const [both, en, mr] = [
      await rowsOf(name, ''),
      await rowsOf(name, '?lang=en'),
      await rowsOf(name, '?lang=mr'),
    ]
    expect(en.length).toBeGreaterThan(0)
    expect(en.map(({ id }) => id)).toEqual(mr.map(({ id }) => id))
    expect(new Set(en.map(({ id }) => id)).size).toBe(en.length)
    expect(both).toEqual(listPaths[name].language ? [...en, ...mr] : en)
  })
})

const today = new Date(Date.now() + 5.5 * 3600_000).toISOString().slice(0, 10)
const isPublic = ({ draft, record }: DemoRecord): boolean =>
  !draft && (record?.publishedOn ?? '') <= today && (record?.validUntil ?? '9') >= today

test('the published records of the demo files are listed, and no others', async () => {
  for (const name of listNames) {
    if (name === 'settings' || name === 'texts') continue
    const records = readJson(`${collectionOf(name)}.json`) as DemoRecord[]
    expect((await rowsOf(name, '?lang=en')).length, name).toBe(records.filter(isPublic).length)
  }
})

const filesIn = (value: unknown): string[] => {
  if (typeof value === 'string')
    return [value.replace(/^image:/, '')].filter((text) => text.startsWith('/uploads/'))
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(filesIn) : []
}

test('every file that a row names is there', async () => {
  const files = new Set<string>()
  for (const name of listNames) for (const file of filesIn(await rowsOf(name, ''))) files.add(file)
  expect(files.size).toBeGreaterThan(500)
  for (const file of files) {
    const response = await ask(file, { method: 'HEAD' })
    expect(response.status, file).toBe(200)
    const kind = file.endsWith('.pdf') ? /pdf/ : file.endsWith('.csv') ? /^text\/csv/ : /^image\//
    expect(response.headers.get('content-type'), file).toMatch(kind)
  }
})

test('the menu leads to the documents in the language of its reader', async () => {
  const pdfsOf = async (query: string): Promise<string[]> =>
    filesIn(await rowsOf('mainMenu', query)).map((file) => file.replace(/-[0-9a-f]{12}\.pdf$/, ''))
  const names = ['/uploads/menu-areas', '/uploads/menu-nulm', '/uploads/menu-swachh-bharat']
  expect(await pdfsOf('?lang=en')).toEqual(names.map((name) => `${name}-en`))
  expect(await pdfsOf('?lang=mr')).toEqual(names.map((name) => `${name}-mr`))
})

test('every picture that residents see says in both languages what it shows', async () => {
  const shown = new Set<string>()
  for (const name of listNames.filter((list) => list !== 'texts'))
    for (const file of filesIn(await rowsOf(name, '')))
      if (!/\.(pdf|csv)$/.test(file)) shown.add(`image:${file}`)
  for (const query of ['?lang=en', '?lang=mr']) {
    const texts = new Map((await rowsOf('texts', query)).map(({ key, text }) => [key, text]))
    for (const key of shown) expect(texts.get(key), key).toBeTruthy()
  }
})

test('a demo text says what its headings, lists and tables say', () => {
  const bodied = listNames
    .filter((name) => name !== 'settings' && name !== 'texts')
    .flatMap((name) => readJson(`${collectionOf(name)}.json`) as Bodied[])
    .filter(({ body }) => body)
  expect(bodied.length).toBeGreaterThan(5)
  for (const { description, text, body } of bodied)
    for (const language of ['en', 'mr'] as const)
      expect((description ?? text)?.[language]).toBe(bodyText(body?.[language] ?? []))
})

test('the counter begins where the demo council stands', async () => {
  expect(await (await ask('/visitor-count')).json()).toEqual(readJson('visitor-count.json'))
})

const isInstalled = spawnSync('pdftotext', ['-v']).error === undefined

test.runIf(isInstalled)('what is copied out of a Marathi document is what was written', async () => {
  const documents = Object.entries(
    readJson('documents/meetings.json') as Record<string, { title: Cell; body: Block[] }>,
  )
  for (const [name, { title, body }] of documents.slice(0, 12)) {
    const { docs } = await council.payload.find({
      collection: 'media',
      where: { filename: { like: `${name.replace('/', '-')}-mr` } },
    })
    const input = await council.files.read(docs[0]?.filename ?? '')
    const squeezed = (text: string) => text.replace(/\s+/g, '')
    const read = squeezed(execFileSync('pdftotext', ['-raw', '-', '-'], { input, encoding: 'utf8' }))
    const texts = [
      title,
      ...body.flatMap((block) => [
        ...(block.table?.head ?? []),
        ...(block.table?.rows.flat() ?? []),
        block.mr ?? '',
      ]),
    ]
    for (const text of texts) {
      const marathi = typeof text === 'string' ? text : text.mr
      // In a narrow column a cell's lines alternate with its neighbours'; only whole words remain comparable.
      for (const word of marathi.split(/\s+/))
        if (!/[0-9]/.test(word)) expect(read, `${name}: ${marathi}`).toContain(word)
    }
  }
})

test('what staff delete does not come back at the next start', async () => {
  await council.payload.delete({ collection: 'roads', where: { id: { exists: true } } })
  await storeFirstContent(council.payload, 'demo')
  expect(await rowsOf('roads', '?lang=en')).toEqual([])
})
