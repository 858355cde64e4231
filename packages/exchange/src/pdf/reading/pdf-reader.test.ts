import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { drawnAgain, manyMarks, nestedBomb } from '../testing/hostile-pdf.ts'
import { madePdf } from '../testing/made-pdf.ts'
import { createPdfReader, readerBounds } from './pdf-reader.ts'
import { unreadable } from './reading.ts'

const script = fileURLToPath(new URL('../testing/read-pdf.ts', import.meta.url))
const read = createPdfReader(script)
const example = (name: string) => readFileSync(new URL(`../examples/${name}`, import.meta.url))
const line = { text: 'The council meets on the first Monday of the month', y: 700 }

/** The most memory that a reader held while `work` was done, in megabytes. */
async function mostMemory(work: () => Promise<unknown>): Promise<{ reader: number; own: number }> {
  const most = { reader: 0, own: 0 }
  const look = setInterval(() => {
    most.own = Math.max(most.own, process.memoryUsage.rss() / 1024 ** 2)
    for (const pid of readers()) most.reader = Math.max(most.reader, heldBy(pid))
  }, 20)
  await work()
  clearInterval(look)
  return most
}

const fileOf = (pid: string, name: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'latin1')
  } catch {
    return ''
  }
}
const readers = (): string[] =>
  readdirSync('/proc').filter((pid) => /^[0-9]+$/.test(pid) && fileOf(pid, 'cmdline').includes(script))
const heldBy = (pid: string): number =>
  Number(/VmHWM:\s+([0-9]+)/.exec(fileOf(pid, 'status'))?.[1] ?? 0) / 1024

describe('a reader of documents', () => {
  test('returns the text of a page, and says of a page without letters that it is a scan', async () => {
    expect(await read(madePdf([[line]]))).toMatchObject({
      state: 'text',
      pageCount: 1,
      pages: [[{ kind: 'text', text: line.text }]],
    })
    expect(await read(madePdf([[], []]))).toMatchObject({ state: 'scan', pageCount: 2, pages: [] })
  })

  test('calls unreadable what is damaged', async () => {
    expect(await read(Buffer.from('no PDF at all'))).toEqual(unreadable)
  })

  test.each([
    ['Flate in Flate that unpacks to 1.2 GB', nestedBomb()],
    ['forms that draw each other', drawnAgain()],
    ['2,500 marks of lists of objects', manyMarks()],
    ['a stream that is Flate within Flate', example('double.pdf')],
    ['objects that draw each other', example('lol_xobject.pdf')],
  ])(
    'is ended within its memory and time by %s',
    async (_what, bytes) => {
      const before = process.memoryUsage.rss() / 1024 ** 2
      const begun = performance.now()
      const most = await mostMemory(async () => expect(await read(bytes)).toEqual(unreadable))
      console.info(
        `${_what}, ${bytes.length} bytes: reader ${most.reader.toFixed()} MB, caller ${before.toFixed()} to ${most.own.toFixed()} MB, ${(performance.now() - begun).toFixed()} ms`,
      )
      expect(performance.now() - begun).toBeLessThan(readerBounds.milliseconds + 5000)
      expect(most.reader).toBeLessThan(readerBounds.dataMegabytes + 60)
      expect(most.own - before).toBeLessThan(60)
    },
    60_000,
  )

  test('is ended after its time, and the next one works', async () => {
    const hurried = createPdfReader(script, { milliseconds: 1 })
    expect(await hurried(madePdf([[line]]))).toEqual(unreadable)
    expect(await read(madePdf([[line]]))).toMatchObject({ state: 'text' })
  })

  test('reads one document at a time', async () => {
    let most = 0
    const look = setInterval(() => {
      most = Math.max(most, readers().length)
    }, 5)
    await Promise.all([1, 2, 3].map(() => read(madePdf([[line]]))))
    clearInterval(look)
    expect(most).toBe(1)
  })

  test('gives back no process that could not be bounded', async () => {
    const unbounded = createPdfReader(script, { dataMegabytes: Number.NaN })
    await expect(unbounded(madePdf([[line]]))).rejects.toThrow('bounded')
  })
})
