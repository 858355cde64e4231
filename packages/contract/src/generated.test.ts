import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { folder, generated } from '../scripts/generated.ts'

test('the generated files are what the lists say: run `npm run generate -w packages/contract`', async () => {
  for (const [file, text] of Object.entries(await generated()))
    expect(readFileSync(path.join(folder, file), 'utf8'), file).toBe(text)
})
