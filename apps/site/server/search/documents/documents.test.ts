import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { textOf } from '@nagardwar/exchange/pdf/block'
import { readPdf } from '@nagardwar/exchange/pdf/read-pdf'
import { lookInto } from '@nagardwar/exchange/pdf/reading/look-into'
import type { ReadPdf } from '@nagardwar/exchange/pdf/reading/pdf-reader'
import { unreadable } from '@nagardwar/exchange/pdf/reading/reading'
import { nestedBomb } from '@nagardwar/exchange/pdf/testing/hostile-pdf'
import { madePdf } from '@nagardwar/exchange/pdf/testing/made-pdf'
import { createLog } from '@nagardwar/http/log'
import { describe, expect, test, vi } from 'vitest'
import { createGathering } from './gathering.ts'
import { readDocument } from './pdf-reader.ts'
import { createTextStore } from './text-store.ts'

const silent = createLog('silent')
const form = await readFile(new URL('./examples/birth-certificate-mr.pdf', import.meta.url))
const textsOf = async (bytes: Buffer) => (await readPdf(bytes)).pages.map((blocks) => textOf(blocks))
const newStore = async () => createTextStore(await mkdtemp(path.join(tmpdir(), 'texts-')))

describe('the text of a PDF in Marathi', () => {
  test('comes in the order in which it was written, with its words apart', async () => {
    const [page] = await textsOf(form)
    expect(page).toContain('जन्म प्रमाणपत्रासाठी अर्ज')
    expect(page).toContain('विषय: जन्म प्रमाणपत्र मिळणेबाबत')
    expect(page).toContain('अर्जदाराचे नाव')
  })

  test('is one line, without control characters', async () => {
    expect((await textsOf(form))[0]).not.toMatch(/[\p{Cc}\u00ad]|\s\s/u)
  })
})

describe('the process that reads', () => {
  test('reads the same, and the site has no part in what a hostile document takes', async () => {
    expect(await readDocument(Buffer.from('no PDF at all'))).toEqual(unreadable)
    const bomb = nestedBomb()
    const before = process.memoryUsage.rss()
    expect(await readDocument(bomb)).toEqual(unreadable)
    expect(process.memoryUsage.rss() - before).toBeLessThan(60 * 1024 ** 2)
    expect(textOf((await readDocument(form)).pages[0] ?? [])).toContain('प्रमाणपत्र')
  }, 60_000)
})

describe('the store of texts', () => {
  const text = (...pages: string[]) => ({
    bytes: 10,
    state: 'text' as const,
    language: 'en' as const,
    pageCount: pages.length,
    pages: pages.map((page) => [{ kind: 'text' as const, text: page }]),
  })

  test('gives a text back after a restart, unless the file has another size by now', async () => {
    const store = await newStore()
    await store.write('/uploads/अर्ज.pdf', text('अर्ज'))
    expect(await store.read({ path: '/uploads/अर्ज.pdf' })).toMatchObject({ bytes: 10, pages: ['अर्ज'] })
    expect(await store.read({ path: '/uploads/अर्ज.pdf', bytes: 10 })).toBeDefined()
    expect(await store.read({ path: '/uploads/अर्ज.pdf', bytes: 11 })).toBeUndefined()
    expect(await store.read({ path: '/uploads/other.pdf' })).toBeUndefined()
  })

  test('gives a long document in parts of 20 pages', async () => {
    const store = await newStore()
    await store.write(
      '/uploads/long.pdf',
      text(...Array.from({ length: 45 }, (_, page) => `page ${page + 1}`)),
    )
    const document = { path: '/uploads/long.pdf', bytes: 10 }
    const part = async (number: number) =>
      (await store.readPart(document, number))?.map((blocks) => textOf(blocks))
    expect(await part(1)).toHaveLength(20)
    expect(await part(3)).toEqual(['page 41', 'page 42', 'page 43', 'page 44', 'page 45'])
    expect(await part(4)).toBeUndefined()
    expect(await store.readPart({ ...document, bytes: 11 }, 1)).toBeUndefined()
  })

  test('keeps nothing of a document that was withdrawn', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'texts-'))
    const store = createTextStore(folder)
    await store.write('/uploads/kept.pdf', text('kept'))
    await store.write('/uploads/withdrawn.pdf', text('withdrawn'))
    await writeFile(
      path.join(folder, `${'0'.repeat(32)}.json`),
      '{"bytes":1,"pages":["of an earlier version"]}',
    )
    await store.keepOnly(['/uploads/kept.pdf'])
    expect(await store.read({ path: '/uploads/withdrawn.pdf' })).toBeUndefined()
    expect(await readdir(folder)).toHaveLength(2)
    expect(await store.read({ path: '/uploads/kept.pdf' })).toBeDefined()
  })

  test('keeps nothing of a text in an old font, which nobody finds then', async () => {
    const store = await newStore()
    const file = new URL(
      '../../../../../packages/exchange/src/pdf/examples/old-font-budget.pdf',
      import.meta.url,
    )
    await store.write('/uploads/old.pdf', { bytes: 10, ...(await lookInto(await readFile(file))) })
    expect(await store.read({ path: '/uploads/old.pdf' })).toMatchObject({
      state: 'old font',
      pages: [],
      hasText: false,
    })
    expect(await store.keyOfText({ path: '/uploads/old.pdf' })).toBeUndefined()
  })

  test('says of a scan that it has pages and no text', async () => {
    const store = await newStore()
    await store.write('/uploads/scan.pdf', { bytes: 10, ...(await lookInto(madePdf([[], []]))) })
    expect(await store.read({ path: '/uploads/scan.pdf' })).toMatchObject({
      pageCount: 2,
      state: 'scan',
      pages: [],
      hasText: false,
    })
  })
})

describe('gathering', () => {
  const readNow: ReadPdf = async (document) =>
    lookInto(typeof document === 'function' ? await document() : document)
  const bodyOf = (bytes: Buffer) => new Response(new Uint8Array(bytes))

  test('fetches a document from the API, keeps its text and tells of it', async () => {
    const store = await newStore()
    const asked: string[] = []
    const upstream = async (file: string) => {
      asked.push(file)
      return bodyOf(form)
    }
    const { gather } = createGathering({ upstream, read: readNow, store, log: silent })
    const document = { path: '/uploads/जन्म.pdf' }
    await new Promise((done) => gather([document], done))
    expect(asked).toEqual([`/uploads/${encodeURIComponent('जन्म')}.pdf`])
    expect((await store.read(document))?.pages[0]).toContain('प्रमाणपत्र')
  })

  test('tries one that could not be fetched again soon, and then with growing pauses', async () => {
    const times: number[] = []
    const upstream = async () => {
      times.push(performance.now())
      return times.length < 4 ? new Response('away', { status: 503 }) : bodyOf(form)
    }
    const store = await newStore()
    const { gather } = createGathering({ upstream, read: readNow, store, log: silent, pause: 40 })
    const document = { path: '/uploads/a.pdf' }
    await new Promise((done) => gather([document], done))
    const pauses = times.slice(1).map((time, at) => time - (times[at] ?? 0))
    expect(pauses).toHaveLength(3)
    for (const [at, pause] of pauses.entries()) expect(pause).toBeGreaterThanOrEqual(40 * 2 ** at - 5)
    expect(await store.read(document)).toMatchObject({ state: 'text' })
  })

  test('tries no longer what was withdrawn', async () => {
    const upstream = vi.fn(async () => new Response('away', { status: 503 }))
    const store = await newStore()
    const { gather } = createGathering({ upstream, read: readNow, store, log: silent, pause: 30 })
    gather([{ path: '/uploads/a.pdf' }], () => undefined)
    await new Promise((done) => setTimeout(done, 10))
    gather([], () => undefined)
    await new Promise((done) => setTimeout(done, 60))
    expect(upstream).toHaveBeenCalledTimes(1)
  })

  test('tries one that cannot be read no more', async () => {
    const store = await newStore()
    const upstream = async () => bodyOf(Buffer.from('no PDF at all'))
    const { gather } = createGathering({ upstream, read: readNow, store, log: silent })
    const document = { path: '/uploads/bad.pdf' }
    await new Promise((done) => gather([document], done))
    expect(await store.read(document)).toMatchObject({ state: 'unreadable', hasText: false })
  })

  test.each(['/uploads/../secret.pdf', 'https://elsewhere.example/a.pdf', '/uploads/page.html'])(
    'never fetches %s',
    async (file) => {
      const upstream = vi.fn(async () => bodyOf(form))
      const { gather } = createGathering({ upstream, read: readNow, store: await newStore(), log: silent })
      gather([{ path: file }], () => undefined)
      await new Promise((done) => setTimeout(done, 10))
      expect(upstream).not.toHaveBeenCalled()
    },
  )
})
