import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Payload } from 'payload'
import { afterAll, expect, it } from 'vitest'
import { noteFindings } from '../../../../../scripts/steps/deployment/note.mjs'
import { lastCheck, lineOfCheck } from './installation.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'nagardwar-installation-'))
const council = { config: { custom: { dataFolder: folder } } } as unknown as Payload
afterAll(() => rmSync(folder, { recursive: true }))

const found = (...states: string[]) => states.map((state) => ({ state }))
const line = async (now = Date.now()) => lineOfCheck(await lastCheck(council), now)

it('administrators read what the last check of the server found, in both languages', async () => {
  expect(await line()).toMatchObject({
    isBad: false,
    words: { en: expect.stringContaining('not checked yet') },
  })
  await noteFindings(folder, found('well', 'bad', 'bad', 'unknown'), new Date('2026-11-23T06:00:00Z'))
  expect(await line()).toEqual({
    isBad: true,
    words: {
      en: 'Check of the server 23.11.2026: 2 things to fix',
      mr: 'सर्व्हरची तपासणी २३.११.२०२६: २ बाबी दुरुस्त करणे आवश्यक',
    },
  })
  expect(statSync(path.join(folder, 'installation.json')).mode & 0o777).toBe(0o600)
})

it('a check without findings is well for three months', async () => {
  await noteFindings(folder, found('well', 'unknown'), new Date())
  expect(await line()).toMatchObject({ isBad: false })
  expect(await line(Date.now() + 93 * 86_400_000)).toMatchObject({ isBad: true })
})

it('a damaged note counts as none', async () => {
  for (const text of ['{', '{"at":"yesterday","toMend":-1}']) {
    writeFileSync(path.join(folder, 'installation.json'), text)
    expect(await line()).toMatchObject({ isBad: false })
  }
})
