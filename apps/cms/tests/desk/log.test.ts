import { stat } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { councilWithDesk } from './desk.ts'

const { desk, council } = councilWithDesk()

test('a write that fails leaves neither statement nor values in the log', async () => {
  const { createDeskLog } = await import('../../src/platform/log.ts')
  const { payload } = desk()
  const lines: string[] = []
  const usual = payload.logger
  payload.logger = createDeskLog('info', (line) => lines.push(line)) as typeof usual
  const data = {
    name: 'x',
    email: 'x@sahyanagar.example',
    hash: 'secret-hash',
    salt: 'secret-salt',
    role: {},
  }
  const failure = await payload.db.create({ collection: 'users', data }).catch((error: unknown) => error)
  expect(String(failure)).toContain('secret-hash')
  payload.logger.error(failure)
  payload.logger.error({ err: failure })
  payload.logger.error({ err: failure, msg: 'An account could not be saved' })
  payload.logger = usual
  expect(lines).toHaveLength(3)
  for (const line of lines) {
    expect(line).not.toMatch(/secret|sahyanagar|insert into/i)
    expect(JSON.parse(line)).toMatchObject({
      level: 'error',
      message: expect.stringMatching(/^(The desk failed|An account)/),
    })
  }
})

test('only the account that runs the desk reads its database and its files', async ({ skip }) => {
  const mode = async (place: string) => ((await stat(place)).mode & 0o777).toString(8)
  if (!process.env.TEST_S3_URL) expect(await mode(council().uploadsDir)).toBe('700')
  if (process.env.TEST_POSTGRES_URL) skip('PostgreSQL keeps its own files')
  const file = council().configuration.databaseUrl.replace(/^file:/, '')
  for (const each of [file, `${file}-wal`]) expect(await mode(each)).toBe('600')
})
