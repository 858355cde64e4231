import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Payload } from 'payload'
import { afterEach, expect, test } from 'vitest'
import { configuration } from '../configuration.ts'
import { readiness } from './readiness.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'nagardwar-readiness-'))
const { databaseUrl } = configuration
afterEach(() => {
  configuration.databaseUrl = databaseUrl
  rmSync(folder, { recursive: true, force: true })
})

test('a desk whose database answers, but whose folder takes no file, is not ready, and says why', async () => {
  const lines: string[] = []
  const payload = {
    count: async () => ({ totalDocs: 1 }),
    logger: { error: (line: string) => lines.push(line) },
  }
  configuration.databaseUrl = `file:${path.join(folder, 'cms.db')}`
  expect(await readiness(payload as unknown as Payload)).toMatchObject({ status: 200 })
  writeFileSync(path.join(folder, 'no-folder'), '')
  configuration.databaseUrl = `file:${path.join(folder, 'no-folder/data/cms.db')}`
  expect(await readiness(payload as unknown as Payload)).toMatchObject({
    status: 503,
    body: { reason: 'data folder cannot be written' },
  })
  expect(lines.join()).toContain('cannot be written (ENOTDIR)')
})
