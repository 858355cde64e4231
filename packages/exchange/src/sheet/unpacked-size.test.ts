import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSheets } from './read-sheet.ts'
import { unpackedSize } from './unpacked-size.ts'

/** The list at the end of an archive with files that say to be so large. */
function archiveOf(sizes: number[]): Buffer {
  const entries = sizes.map((size) => {
    const entry = Buffer.alloc(46 + 3)
    entry.writeUInt32LE(0x02014b50)
    entry.writeUInt32LE(size, 24)
    entry.writeUInt16LE(3, 28)
    return entry
  })
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  end.writeUInt16LE(sizes.length, 10)
  end.writeUInt32LE(0, 16)
  return Buffer.concat([...entries, end])
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'nagardwar-sheet-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('an archive says how much it holds', () => {
  expect(unpackedSize(archiveOf([10, 20]))).toEqual({ files: 2, size: 30 })
  expect(unpackedSize(Buffer.from('no archive'))).toEqual({ files: 0, size: 0 })
})

test.each([
  ['gigabytes', [2 ** 31, 2 ** 31]],
  ['thousands of files', Array.from({ length: 1001 }, () => 1)],
])('a small sheet that unpacks to %s is refused before it is unpacked', async (_what, sizes) => {
  const file = path.join(folder, 'roads.xlsx')
  await writeFile(file, archiveOf(sizes))
  await expect(readSheets(file)).rejects.toThrow('unpacks to more than 256 MB or 1000 files')
})
