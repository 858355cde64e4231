import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Payload } from 'payload'
import { afterEach, expect, test } from 'vitest'
import { readiness } from './readiness.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'nagardwar-readiness-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a desk whose database answers, but whose folder takes no file, is not ready, and says why', async () => {
  const lines: string[] = []
  const councilIn = (writtenFolder: string) =>
    ({
      count: async () => ({ totalDocs: 1 }),
      logger: { error: (line: string) => lines.push(line) },
      config: {
        custom: {
          dataFolder: folder,
          writtenFolder,
          scanner: undefined,
          backups: { recipients: [], copyTo: undefined },
        },
      },
    }) as unknown as Payload
  expect(await readiness(councilIn(folder))).toMatchObject({ status: 200 })
  writeFileSync(path.join(folder, 'no-folder'), '')
  expect(await readiness(councilIn(path.join(folder, 'no-folder/data')))).toMatchObject({
    status: 503,
    body: { reason: 'data folder cannot be written' },
  })
  expect(lines.join()).toContain('cannot be written (ENOTDIR)')
})
