import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { file, generated } from '../scripts/generated.ts'

test('the index has every list of content: run `npm run generate -w apps/cms`', async () => {
  expect(await readFile(file, 'utf8')).toBe(await generated())
})
