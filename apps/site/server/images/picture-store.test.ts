import { appendFileSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createLog } from '@nagardwar/http/log'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../testing/test-site.ts'
import { createPictureStore } from './picture-store.ts'

let folder: string
let lines: string[]
const picture = Buffer.from('a small picture of a lake')
const open = () =>
  createPictureStore(
    folder,
    1000,
    createLog('info', (line) => lines.push(line)),
  )
const onlyFile = () => path.join(folder, readdirSync(folder)[0] ?? '')

beforeEach(() => {
  folder = temporaryFolder()
  lines = []
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a resized picture is there again after a restart', async () => {
  await open().write('lake.webp', picture)
  expect(await open().read('lake.webp')).toEqual(picture)
})

const damages: [string, (file: string) => void][] = [
  ['emptied', (file) => truncateSync(file, 0)],
  ['cut off', (file) => truncateSync(file, 40)],
  ['made longer', (file) => appendFileSync(file, '.')],
  ['changed in one byte', (file) => writeFileSync(file, readFileSync(file).fill('L', 40, 41))],
]
test.each(damages)('one that was %s on the disk is not served, and is made again', async (_how, damage) => {
  const store = open()
  await store.write('lake.webp', picture)
  damage(onlyFile())
  expect(await store.read('lake.webp')).toBeUndefined()
  expect(await open().read('lake.webp')).toBeUndefined()
  expect(lines.join('')).toContain('damaged and is made again')
  await store.write('lake.webp', picture)
  expect(await open().read('lake.webp')).toEqual(picture)
})

test('what an earlier version stored without a hash is removed', () => {
  writeFileSync(path.join(folder, 'old.webp'), picture)
  open()
  expect(readdirSync(folder)).toEqual([])
})
