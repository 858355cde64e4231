import { readFile } from 'node:fs/promises'
import { withoutText } from '@nagardwar/exchange/pdf/reading/reading'
import { manyMarks } from '@nagardwar/exchange/pdf/testing/hostile-pdf'
import { madePdf } from '@nagardwar/exchange/pdf/testing/made-pdf'
import { expect, test } from 'vitest'
import { shareOfMachine } from '../../../../../../tests/support/machine-share.ts'
import type { Media } from '../../../payload-types.ts'
import type { FileStore } from '../../../platform/files/stored-file.ts'
import { type DocumentReadings, readDocuments } from './read-documents.ts'

const example = (name: string) =>
  readFile(new URL(`../../../../../../content/demo/files/documents/${name}`, import.meta.url))
const media = (filename: string, mimeType = 'application/pdf') => ({ filename, mimeType }) as Media

const kept = (bytes: Record<string, Buffer>, found: string[] = []): FileStore => ({
  find: async (name) => {
    found.push(name)
    const body = bytes[name]
    return body
      ? {
          size: body.length,
          modified: new Date(),
          read: () => new Blob([new Uint8Array(body)]).stream(),
          close: async () => {},
        }
      : undefined
  },
  put: async () => {},
  remove: async () => {},
})

async function readingsOf(
  files: readonly Media[],
  store: FileStore,
  known: DocumentReadings = {},
): Promise<DocumentReadings> {
  let last: DocumentReadings = {}
  const keep = async (readings: DocumentReadings) => {
    last = structuredClone(readings)
  }
  await readDocuments(files, { store, known, keep })
  return last
}

test('each document is read once, also one that cannot be read, and one that is gone is forgotten', async () => {
  const found: string[] = []
  const store = kept(
    {
      'en.pdf': await example('downloads/birth-certificate-en.pdf'),
      'broken.pdf': Buffer.from('%PDF-1.7'),
      'mr.pdf': await example('downloads/birth-certificate-mr.pdf'),
      'scan.pdf': madePdf([[]]),
    },
    found,
  )
  const files = ['en.pdf', 'broken.pdf', 'mr.pdf', 'scan.pdf', 'gone.pdf'].map((name) => media(name))
  const first = await readingsOf([...files, media('lake.png', 'image/png')], store, {
    'old.pdf': { state: 'text', language: 'en' },
  })
  expect(first).toEqual({
    'en.pdf': { state: 'text', language: 'en' },
    'broken.pdf': { state: 'unreadable', language: 'unknown' },
    'mr.pdf': { state: 'text', language: 'mr' },
    'scan.pdf': { state: 'scan', language: 'unknown' },
  })
  found.length = 0
  expect(await readingsOf(files, store, first)).toEqual(first)
  expect(found).toEqual(['gone.pdf'])
})

test('a file made to take long does not hold up those whom the desk answers, and is read once', async () => {
  const marks = manyMarks()
  expect(marks.length).toBeLessThan(36_000)
  let [last, longest] = [performance.now(), 0]
  const look = () => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }
  const clock = setInterval(look, 10)
  const found = await readingsOf([media('marks.pdf')], kept({ 'marks.pdf': marks }))
  look()
  clearInterval(clock)
  expect(found).toEqual({ 'marks.pdf': { state: 'unreadable', language: 'unknown' } })
  expect(longest / shareOfMachine()).toBeLessThan(1000)
})

test('what was read before a failure is kept', async () => {
  const keeping: DocumentReadings[] = []
  let count = 0
  const store = kept({ 'a.pdf': madePdf([[]]), 'b.pdf': madePdf([[]]) })
  const read = async () => {
    if (++count > 1) throw new Error('ended')
    return withoutText('scan')
  }
  const keep = async (readings: DocumentReadings) => {
    keeping.push(structuredClone(readings))
  }
  const files = [media('a.pdf'), media('b.pdf')]
  await expect(readDocuments(files, { store, known: {}, keep }, read)).rejects.toThrow('ended')
  expect(keeping.at(-1)).toEqual({ 'a.pdf': { state: 'scan', language: 'unknown' } })
})
