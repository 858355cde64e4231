import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { excelOf } from './excel.ts'
import { readSheets } from './read-sheet.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'nagardwar-excel-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function thereAndBack(rows: string[][]): Promise<unknown> {
  const file = path.join(folder, 'sheet.xlsx')
  await writeFile(file, await excelOf(rows))
  return (await readSheets(file))[0]?.rows ?? []
}

test('what is written to an Excel file is read back, letter by letter', async () => {
  const rows = [
    ['Number', 'Name · नाव'],
    ['007', '=HYPERLINK("https://x.example")'],
    ["'=1", '-5'],
    ['1/2', 'two\nlines & <tags> "quoted"'],
    ['१३', 'प्रभाग क्रमांक १३'],
  ]
  expect(await thereAndBack(rows)).toEqual(rows)
})

test('characters that XML cannot hold do not make the file unreadable', async () => {
  const rows = [['Message'], ['a\u0000b\u000Bc\uFFFEd\uD800e']]
  expect(await thereAndBack(rows)).toEqual([['Message'], ['abcde']])
})
