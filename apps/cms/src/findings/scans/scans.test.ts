import { readFile } from 'node:fs/promises'
import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { Media } from '../../payload-types.ts'
import { canHaveText } from './has-text.ts'
import { scanFiles } from './scan-files.ts'

const page = '<< /Type /Page /Resources << /XObject << /Im0 4 0 R >> >> >>'
const withFont = '<< /Type /Page /Resources << /Font << /F1 5 0 R >> >> >>'
const plain = (objects: string) => Buffer.from(`%PDF-1.7\n1 0 obj\n${objects}\nendobj\nstartxref\n0\n%%EOF\n`)
function packed(objects: string, pack: (text: string) => Buffer = deflateSync): Buffer {
  const stream = pack(objects)
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.7\n1 0 obj\n<< /Type /ObjStm /Filter /FlateDecode /Length ${stream.length} >>\nstream\r\n`,
    ),
    stream,
    Buffer.from('\nendstream\nendobj\nstartxref\n0\n%%EOF\n'),
  ])
}

test.each([
  ['a page with a font', plain(withFont), true],
  ['a page with a picture alone', plain(page), false],
  ['a packed page with a font', packed(withFont), true],
  ['a packed page with a picture alone', packed(page), false],
  ['a page packed in another way', packed(page, (text) => Buffer.from(text)), true],
  ['an encrypted file', plain(`${page} /Encrypt 9 0 R`), true],
])('%s can have text: %s', (_name, bytes, expected) => {
  expect(canHaveText(bytes)).toBe(expected)
})

test('a document that was made with text has some', async () => {
  const form = new URL(
    '../../../../site/server/search/documents/examples/birth-certificate-mr.pdf',
    import.meta.url,
  )
  expect(canHaveText(await readFile(form))).toBe(true)
})

test('each document is looked into once, and one that is gone is forgotten', async () => {
  const looked: string[] = []
  const store = {
    find: async (name: string) => {
      looked.push(name)
      return {
        read: () => new Blob([new Uint8Array(plain(name === 'scan.pdf' ? page : withFont))]).stream(),
      } as never
    },
    put: async () => {},
    remove: async () => {},
  }
  const media = (filename: string, mimeType = 'application/pdf') => ({ filename, mimeType }) as Media
  const files = [media('scan.pdf'), media('text.pdf'), media('lake.png', 'image/png')]
  const first = await scanFiles(files, store, { 'old.pdf': true })
  expect(first).toEqual({ 'scan.pdf': true, 'text.pdf': false })
  expect(await scanFiles(files, store, first)).toEqual(first)
  expect(looked).toEqual(['scan.pdf', 'text.pdf'])
})
