import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { csvOf } from '@nagardwar/exchange/sheet/csv'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCouncil, type TestCouncil } from '../council.ts'

let council: TestCouncil
let folder: string
beforeAll(async () => {
  council = await openCouncil()
  folder = await mkdtemp(path.join(tmpdir(), 'nagardwar-bodies-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await council.close()
})

const body = [
  { kind: 'heading', level: 2, runs: [{ text: 'Camp; "free"' }] },
  { kind: 'list', ordered: true, items: [{ runs: [{ text: 'Bring a bag', link: '/today' }] }] },
]
const text = 'Camp; "free"\n\n1. Bring a bag'

const imported = async (from: string) => {
  const { importCouncil } = await import('../../src/api/exchange/import-council.ts')
  const request = { from, publish: true, isDryRun: false }
  const { entries } = await importCouncil(council.payload, request, () => undefined)
  return entries.filter(({ table }) => table === 'news')
}
const sheet = async (name: string, rows: string[][]) => {
  const from = path.join(folder, name)
  await mkdir(from, { recursive: true })
  await writeFile(path.join(from, 'news.csv'), csvOf(rows))
  return from
}
const newest = async () => {
  const { docs } = await council.payload.find({
    collection: 'news',
    draft: true,
    sort: '-id',
    limit: 1,
    depth: 0,
  })
  return docs[0]
}

test('a council that moves takes the headings, lists, links and tables of its texts along', async () => {
  const { id } = await council.payload.create({
    collection: 'news',
    data: { description: { mr: 'शिबिर' }, body: { en: body }, _status: 'published' } as never,
  })
  const { exportCouncil } = await import('../../src/api/exchange/export-council.ts')
  await exportCouncil(council.payload, path.join(folder, 'out'))
  const written = await readFile(path.join(folder, 'out', 'news.csv'), 'utf8')
  expect(written).toContain('Description with its headings, lists, links and tables (English)')
  await council.payload.delete({ collection: 'news', id, trash: true })

  const [entry] = await imported(path.join(folder, 'out'))
  expect(entry).toMatchObject({ outcome: 'created', status: 'published', marks: [] })
  expect(await newest()).toMatchObject({
    description: { en: text, mr: 'शिबिर' },
    body: { en: body, mr: null },
  })
})

test('a sheet without them leaves them while the text is the same, and says when they are lost', async () => {
  const head = ['Number in this file', 'Description (English)']
  const jsonOf = 'Description with its headings, lists, links and tables (English)'
  await imported(
    await sheet('staff', [
      [...head, jsonOf],
      ['a', '', JSON.stringify(body)],
    ]),
  )
  expect(await newest()).toMatchObject({ description: { en: text }, body: { en: body } })

  const [same] = await imported(await sheet('staff', [head, ['a', text]]))
  expect(same?.marks).toEqual([])
  expect(await newest()).toMatchObject({ body: { en: body } })

  const [other] = await imported(await sheet('staff', [head, ['a', 'Cancelled']]))
  expect(JSON.stringify(other?.marks)).toContain('it is plain text now')
  expect(await newest()).toMatchObject({ description: { en: 'Cancelled' }, body: { en: null } })
})

test('what is no body is left out, and the report says so', async () => {
  const head = ['Number in this file', 'Description with its headings, lists, links and tables (English)']
  const wrong = JSON.stringify([{ kind: 'paragraph', runs: [{ text: 'x', link: 'javascript:alert(1)' }] }])
  const entries = await imported(await sheet('wrong', [head, ['w', wrong], ['v', 'no JSON']]))
  for (const key of ['w', 'v']) {
    const entry = entries.find((each) => each.key === key)
    expect(entry).toMatchObject({ outcome: 'created', status: 'draft' })
    expect(JSON.stringify(entry?.marks)).toContain('has something that cannot be stored')
    const { body: stored } = await council.payload.findByID({
      collection: 'news',
      id: entry?.record ?? 0,
      draft: true,
    })
    expect(stored).toMatchObject({ en: null, mr: null })
  }
})
