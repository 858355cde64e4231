import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCouncil, type TestCouncil } from '../council.ts'

let council: TestCouncil
let folder: string
let storeFirstContent: typeof import('../../src/api/first-content/store-content.ts').storeFirstContent

const write = (file: string, content: unknown) =>
  writeFile(path.join(folder, file), typeof content === 'string' ? content : JSON.stringify(content))

const picture = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
const paper = path.join(
  import.meta.dirname,
  '../../../../content/demo/files/documents/tenders/amnesty-en.pdf',
)
const goodTender = { description: { en: 'LED lamps', mr: 'एलईडी दिवे' }, pdf: 'tenders/lamps' }

beforeAll(async () => {
  council = await openCouncil()
  ;({ storeFirstContent } = await import('../../src/api/first-content/store-content.ts'))
  folder = await mkdtemp(path.join(tmpdir(), 'nagardwar-demo-'))
  await mkdir(path.join(folder, 'art'))
  await mkdir(path.join(folder, 'files/art'), { recursive: true })
  await mkdir(path.join(folder, 'files/documents/tenders'), { recursive: true })
  await writeFile(path.join(folder, 'files/art/lake.jpg'), await picture())
  await write('art/alt.json', { lake: { en: 'A lake', mr: 'तलाव' }, river: { en: 'A river', mr: 'नदी' } })
  await copyFile(paper, path.join(folder, 'files/documents/tenders/lamps-en.pdf'))
  await write('settings.json', { name: { en: 'Test Council' }, abbreviation: { en: 'TC' } })
  await write('visitor-count.json', { count: 7 })
})
afterAll(async () => {
  await council.close()
  await rm(folder, { recursive: true, force: true })
})

const everything = async (): Promise<number> => {
  const { isUntouched, isMarked } = await import('../../src/platform/database/filled-marker.ts')
  return Number(!(await isUntouched(council.payload))) + Number(await isMarked(council.payload))
}

test.each([
  [{ description: { mr: 'फक्त मराठी' }, pdf: 'tenders/lamps' }, /tenders\.json: record 2.*description\.en/],
  [
    { ...goodTender, pdf: 'tenders/missing' },
    /record 2 \(LED lamps\), pdf: there is no document “tenders\/missing”/,
  ],
  [{ ...goodTender, colour: 'red' }, /record 2 \(LED lamps\), colour: there is no such field/],
  [
    { ...goodTender, record: { owner: 'nobody' } },
    /record\.owner: there is no “nobody” in departments\.json/,
  ],
  [{ ...goodTender, record: { validUntil: '2026-13-01' } }, /record\.validUntil/],
])('a mistake in the content names its place, and nothing of it is kept: %j', async (wrong, complaint) => {
  await write('tenders.json', [goodTender, wrong])
  await expect(storeFirstContent(council.payload, 'demo', folder)).rejects.toThrow(complaint)
  expect(await everything()).toBe(0)
})

test('a drawing that nobody has turned into a picture is named, with what to do', async () => {
  await write('tenders.json', [])
  await write('sliders.json', [{ image: 'art/river.svg' }])
  await expect(storeFirstContent(council.payload, 'demo', folder)).rejects.toThrow(
    /sliders\.json: record 1, image: “art\/river\.svg” .*npm run demo:print/,
  )
})

test('a file that is not JSON is named', async () => {
  await write('sliders.json', '[{]')
  await expect(storeFirstContent(council.payload, 'demo', folder)).rejects.toThrow(
    /content\/nagardwar-demo-.*\/sliders\.json/,
  )
})

test('after the mistake is mended the next start stores everything, over what an earlier one left behind', async () => {
  await write('tenders.json', [goodTender])
  await write('sliders.json', [{ image: 'art/lake.svg' }])
  await storeFirstContent(council.payload, 'demo', folder)
  expect((await council.payload.find({ collection: 'tenders' })).docs).toHaveLength(1)
  expect(await council.files.names()).toEqual([
    expect.stringMatching(/^lake-[0-9a-f]{12}-240x180\.jpg$/),
    expect.stringMatching(/^lake-[0-9a-f]{12}\.jpg$/),
    // Nothing was printed in Marathi, so there is no Marathi document.
    expect.stringMatching(/^tenders-lamps-en-[0-9a-f]{12}\.pdf$/),
  ])
})
