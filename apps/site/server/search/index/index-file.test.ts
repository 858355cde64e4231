import { mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { storeOf } from '../../testing/filled-indexer.ts'
import { readWording } from '../entries/wording.ts'
import { type OpenedIndex, openIndexFile, removeUnused, stampOfProgram } from './index-file.ts'
import { createSearchIndexer } from './search-indexer.ts'

const newFolder = () => mkdtemp(path.join(tmpdir(), 'search-index-'))
const opened: OpenedIndex[] = []
const open = (folder: string, stamp = 'one'): OpenedIndex => {
  const index = openIndexFile(folder, stamp)
  opened.push(index)
  return index
}
afterEach(() => {
  for (const { database } of opened.splice(0)) if (database.isOpen) database.close()
})

const indexerOf = ({ database }: OpenedIndex) =>
  createSearchIndexer({ wording: readWording(), paths: [], store: storeOf(new Map()), database })
const ask = async (indexer: ReturnType<typeof indexerOf>, text: string) => {
  const findings = await indexer.answer({ text, page: 1, language: 'en' })
  return findings.state === 'ready' ? findings.items.map(({ id }) => id) : findings.state
}
async function filled(index: OpenedIndex) {
  const indexer = indexerOf(index)
  indexer.setList('ponds', 'en', [{ id: 1, language_code: 'en', name: 'Heron lake' }] as never)
  await indexer.update()
  return indexer
}

describe('an index on disk', () => {
  test('answers at once after a restart, before any list has come', async () => {
    const folder = await newFolder()
    const before = open(folder)
    await filled(before)
    before.database.close()
    const after = indexerOf(open(folder))
    expect(await ask(after, 'heron')).toEqual(['ponds.1'])
    expect(await ask(after, 'hereon')).toEqual(['ponds.1'])
  })

  test('follows the lists after a restart: what is gone is not found, what is new is', async () => {
    const folder = await newFolder()
    const before = open(folder)
    await filled(before)
    before.database.close()
    const after = indexerOf(open(folder))
    after.setList('ponds', 'en', [{ id: 2, language_code: 'en', name: 'Egret lake' }] as never)
    await after.update()
    expect([await ask(after, 'heron'), await ask(after, 'egret')]).toEqual([[], ['ponds.2']])
  })

  test('is made anew by another program', async () => {
    const folder = await newFolder()
    const before = open(folder)
    await filled(before)
    before.database.close()
    expect(await ask(indexerOf(open(folder, 'two')), 'heron')).toBe('preparing')
  })

  test('is made anew if the file is damaged', async () => {
    const folder = await newFolder()
    await writeFile(path.join(folder, 'index-0.db'), 'no database '.repeat(2000))
    const index = open(folder)
    expect(index.notOnDisk).toBeUndefined()
    expect(await ask(await filled(index), 'heron')).toEqual(['ponds.1'])
  })

  test('each process has its own, and one that nobody uses is removed', async () => {
    const folder = await newFolder()
    const [one, two, three] = [open(folder), open(folder), open(folder)]
    expect([one, two, three].map(({ file }) => path.basename(file ?? ''))).toEqual([
      'index-0.db',
      'index-1.db',
      'index-2.db',
    ])
    await filled(one)
    expect(await ask(indexerOf(two), 'heron')).toBe('preparing')
    three.database.close()
    removeUnused(folder, one.file ?? '', 'one')
    expect((await readdir(folder)).filter((name) => name.endsWith('.db'))).toEqual([
      'index-0.db',
      'index-1.db',
    ])
    expect(await ask(await filled(two), 'heron')).toEqual(['ponds.1'])
  })

  test('is in memory where the folder cannot be written to, and says why', async () => {
    const file = path.join(await newFolder(), 'no-folder')
    await writeFile(file, '')
    const index = open(file)
    expect(index).toMatchObject({ notOnDisk: expect.stringMatching(/EEXIST|ENOTDIR/) })
    expect(await ask(await filled(index), 'heron')).toEqual(['ponds.1'])
  })
})

test('the stamp of the program changes with its files', async () => {
  const folder = await newFolder()
  const stamp = () => stampOfProgram(new URL(`file://${folder}/`))
  await writeFile(path.join(folder, 'fold.js'), 'one')
  const before = stamp()
  expect(stamp()).toBe(before)
  await writeFile(path.join(folder, 'fold.js'), 'two')
  expect(stamp()).not.toBe(before)
})
