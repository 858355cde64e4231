import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfiguration } from '../../src/configuration.ts'
import { desk } from '../../src/desk.ts'
import { viewTitle } from '../../src/views/desk-views.ts'

/** Payload knows these addresses and names them. */
const namedByPayload = ['/login', '/forgot', '/create-first-user']

const folder = mkdtempSync(path.join(tmpdir(), 'nagardwar-titles-'))
let config: Awaited<ReturnType<typeof desk>>
beforeAll(async () => {
  config = await desk(
    readConfiguration({
      PAYLOAD_SECRET: 'a'.repeat(32),
      DATABASE_URL: `file:${folder}/cms.db`,
      DATA_DIR: folder,
    }),
  )
})
afterAll(() => rmSync(folder, { recursive: true }))

test('every view of ours has a title in both languages', () => {
  const paths = Object.values(config.admin.components?.views ?? {})
    .map((view) => String((view as { path?: string }).path))
    .filter((each) => !namedByPayload.includes(each))
  expect(paths.length).toBeGreaterThan(12)
  for (const each of paths) {
    const title = viewTitle({ config }, each.split('/').slice(1))
    expect(title?.en, each).toMatch(/\S/)
    expect(title?.mr, each).toMatch(/\p{Script=Devanagari}/u)
  }
})

test('a question of the first setup is its title', () => {
  expect(viewTitle({ config }, ['setup', 'name'])?.en).not.toBe(viewTitle({ config }, ['setup'])?.en)
})

test('the first page has one, and Payload’s own views keep theirs', () => {
  expect(viewTitle({ config }, [])).toEqual({ en: 'Today', mr: 'आजचे काम' })
  expect(viewTitle({ config }, ['collections', 'tenders'])).toBeUndefined()
  expect(viewTitle({ config }, ['constructor'])).toBeUndefined()
})
