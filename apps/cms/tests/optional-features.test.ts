import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { callPaths, pushPaths, serverCallPaths } from '@nagardwar/contract'
import type { Payload } from 'payload'
import { expect, test } from 'vitest'
import { answer } from '../src/api/answer.ts'
import { readConfiguration } from '../src/configuration.ts'
import { desk } from '../src/desk.ts'
import { partsFor } from '../src/features/today/shown-parts.ts'
import { openCouncil } from '../src/start/council.ts'
import { viewTitle } from '../src/views/desk-views.ts'
import { newDatabase } from './prepared/database.ts'

/** What is no longer there without a feature: a call of the API, a view of the desk, a part of the first page. */
const optional = {
  push: { call: pushPaths.pushSubscription },
  mailSubscriptions: { view: 'mails', call: serverCallPaths.mailSubscription },
  searchAnalytics: { view: 'looked-for', call: serverCallPaths.readerCounts },
  findings: { view: 'findings', part: 'findings' },
  obligations: { view: 'obligations', call: serverCallPaths.transparency, part: 'late' },
  manyDocuments: { view: 'many-documents' },
  sheets: { view: 'sheet-import' },
  demoRemoval: { view: 'remove-demo' },
} as const

type Name = keyof typeof optional
type Gone = { call?: string; view?: string; part?: string }

async function inCouncil(without: Name[], look: (payload: Payload) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'nagardwar-without-'))
  const configuration = readConfiguration({
    PAYLOAD_SECRET: 'a'.repeat(32),
    DATABASE_URL: await newDatabase(folder),
    DATA_DIR: folder,
    UPLOADS_DIR: path.join(folder, 'uploads'),
    SEED: 'empty',
    LOG_LEVEL: 'silent',
  })
  const cache = (globalThis as { _payload?: Map<string, unknown> })._payload
  cache?.clear()
  const payload = await openCouncil(desk(configuration, without))
  try {
    await look(payload)
  } finally {
    await payload.destroy()
    await rm(folder, { recursive: true, force: true })
  }
}

const statusOf = async (payload: Payload, call: string): Promise<number> =>
  (await answer(payload, new Request(`http://localhost/api${call}`))).status

const isThere = async (payload: Payload, { call, view, part }: Gone) => ({
  call: call !== undefined && (await statusOf(payload, call)) !== 404,
  view: view !== undefined && viewTitle(payload, [view]) !== undefined,
  part: part !== undefined && partsFor(payload, 'editor').some(({ name }) => name === part),
})

test('the whole desk has all of them', async () => {
  await inCouncil([], async (payload) => {
    for (const gone of Object.values<Gone>(optional))
      expect(await isThere(payload, gone)).toEqual({
        call: gone.call !== undefined,
        view: gone.view !== undefined,
        part: gone.part !== undefined,
      })
  })
})

test.each(Object.entries<Gone>(optional))('the desk starts and answers without %s', async (name, gone) => {
  await inCouncil([name as Name], async (payload) => {
    expect(await isThere(payload, gone)).toEqual({ call: false, view: false, part: false })
    expect(await statusOf(payload, callPaths.visitorCount)).toBe(200)
    expect(await statusOf(payload, '/settings')).not.toBe(500)
    await payload.create({
      collection: 'wards',
      data: { name: { en: 'Ward 1', mr: 'प्रभाग १' }, number: '1', _status: 'published' } as never,
    })
  })
})
