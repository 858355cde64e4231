import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pdfPages } from '@nagardwar/exchange/pdf/pdf-pages'
import { createLog } from '@nagardwar/http/log'
import { describe, expect, test, vi } from 'vitest'
import { createGathering } from './gathering.ts'
import { createPdfReader } from './pdf-reader.ts'
import { createTextStore } from './text-store.ts'

const silent = createLog('silent')
const form = await readFile(new URL('./examples/birth-certificate-mr.pdf', import.meta.url))
const newStore = async () => createTextStore(await mkdtemp(path.join(tmpdir(), 'texts-')))

describe('the text of a PDF in Marathi', () => {
  test('comes in the order in which it was written, with its words apart', async () => {
    const [page] = await pdfPages(form)
    expect(page).toContain('जन्म प्रमाणपत्रासाठी अर्ज')
    expect(page).toContain('विषय: जन्म प्रमाणपत्र मिळणेबाबत')
    expect(page).toContain('अर्जदाराचे नाव')
  })

  test('is one line, without control characters', async () => {
    expect((await pdfPages(form))[0]).not.toMatch(/[\p{Cc}\u00ad]|\s\s/u)
  })
})

describe('the thread that reads', () => {
  test('reads the same, and survives what is no PDF', async () => {
    const reader = createPdfReader()
    await expect(reader.read(Buffer.from('no PDF at all'))).rejects.toThrow()
    expect((await reader.read(form))[0]).toContain('प्रमाणपत्र')
    await reader.stop()
  })
})

describe('the store of texts', () => {
  test('gives a text back after a restart, unless the file has another size by now', async () => {
    const store = await newStore()
    await store.write('/uploads/अर्ज.pdf', { bytes: 10, pages: ['अर्ज'] })
    expect(await store.read({ path: '/uploads/अर्ज.pdf' })).toEqual({ bytes: 10, pages: ['अर्ज'] })
    expect(await store.read({ path: '/uploads/अर्ज.pdf', bytes: 10 })).toBeDefined()
    expect(await store.read({ path: '/uploads/अर्ज.pdf', bytes: 11 })).toBeUndefined()
    expect(await store.read({ path: '/uploads/other.pdf' })).toBeUndefined()
  })
})

describe('gathering', () => {
  const bodyOf = (bytes: Buffer) => new Response(new Uint8Array(bytes))

  test('fetches a document from the API, keeps its text and tells of it', async () => {
    const store = await newStore()
    const asked: string[] = []
    const upstream = async (file: string) => {
      asked.push(file)
      return bodyOf(form)
    }
    const { gather } = createGathering({ upstream, read: pdfPages, store, log: silent })
    const document = { path: '/uploads/जन्म.pdf' }
    await new Promise((done) => gather([document], done))
    expect(asked).toEqual([`/uploads/${encodeURIComponent('जन्म')}.pdf`])
    expect((await store.read(document))?.pages[0]).toContain('प्रमाणपत्र')
  })

  test('tries one that failed again only later', async () => {
    let time = 0
    const upstream = vi.fn(async () => new Response('away', { status: 503 }))
    const store = await newStore()
    const { gather } = createGathering({ upstream, read: pdfPages, store, log: silent, now: () => time })
    const look = () => {
      gather([{ path: '/uploads/a.pdf' }], () => undefined)
      return new Promise((done) => setTimeout(done, 20))
    }
    await look()
    await look()
    expect(upstream).toHaveBeenCalledTimes(1)
    time = 60 * 60_000
    await look()
    expect(upstream).toHaveBeenCalledTimes(2)
  })

  test.each(['/uploads/../secret.pdf', 'https://elsewhere.example/a.pdf', '/uploads/page.html'])(
    'never fetches %s',
    async (file) => {
      const upstream = vi.fn(async () => bodyOf(form))
      const { gather } = createGathering({ upstream, read: pdfPages, store: await newStore(), log: silent })
      gather([{ path: file }], () => undefined)
      await new Promise((done) => setTimeout(done, 10))
      expect(upstream).not.toHaveBeenCalled()
    },
  )
})
