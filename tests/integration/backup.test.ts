import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { at, environment, pinnedNode } from '../../scripts/steps/repository.mjs'
import { type OwnApp, ownApp } from '../support/own-council.ts'
import { type Engine, engines } from '../support/own-database.ts'

const folder = () => mkdtempSync(path.join(tmpdir(), 'nagardwar-backup-'))
const remove = (each: string) =>
  rmSync(each, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })

/** A command as a person types it, and its output. */
function command(name: string, words: string[], env: Record<string, string>) {
  const child = spawn(pinnedNode(), [at(`scripts/${name}.mjs`), ...words], { env: environment(env) })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk))
  return new Promise<{ code: number | null; said: string }>((resolve) =>
    child.on('exit', (code) => resolve({ code, said })),
  )
}

for (const [name, { isPresent, open }] of Object.entries(engines))
  describe.runIf(isPresent)(`a running council on ${name}`, () => {
    const [data, elsewhere, archives] = [folder(), folder(), folder()]
    let engine: Engine
    let desk: OwnApp
    beforeAll(async () => {
      engine = await open(data)
      desk = await ownApp('cms', { data, env: { ...engine.env, SEED_DEMO: '0', FEEDBACK_PER_MINUTE: '0' } })
      await desk.start()
    }, 300_000)
    afterAll(async () => {
      await desk?.stop()
      await engine?.stop()
      for (const each of [data, elsewhere, archives]) remove(each)
    }, 300_000)

    const write = async (key: string) => {
      const response = await fetch(`${desk.url}/api/contact-us`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({
          name: 'Kavita',
          mobile: '5550140',
          subject: 'Lamp',
          email: 'k@sahyanagar.example',
          feedback: 'Dark',
        }),
      })
      return response.status
    }

    test('is backed up while residents write, and what it had stored is there after a restore elsewhere', async () => {
      mkdirSync(path.join(data, 'cms/uploads'), { recursive: true })
      writeFileSync(path.join(data, 'cms/uploads/tender-0123456789ab.pdf'), '%PDF-1.7 a tender')
      const before = Array.from({ length: 40 }, () => randomUUID())
      for (const key of before) expect(await write(key)).toBe(201)

      let isSaving = true
      const statuses = new Set<number>()
      const writing = (async () => {
        while (isSaving) statuses.add(await write(randomUUID()))
      })()
      const saved = await command('backup', [archives], { DATA_DIR: data, ...engine.env })
      isSaving = false
      await writing
      expect(saved).toMatchObject({ code: 0, said: expect.stringContaining('Saved') })
      expect([...statuses]).toEqual([201])

      const target = await engine.another(elsewhere)
      const archive = path.join(archives, readdirSync(archives)[0] ?? '')
      const restored = await command('restore', [archive], { DATA_DIR: elsewhere, ...target.env })
      expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('Restored') })
      const keys = before.map((key) => `'${key}'`).join(',')
      expect(target.ask(`SELECT count(*) FROM feedback WHERE idempotency_key IN (${keys})`)).toBe(40)
      const file = path.join(elsewhere, 'cms/uploads/tender-0123456789ab.pdf')
      expect(readFileSync(file, 'utf8')).toBe('%PDF-1.7 a tender')

      const again = await ownApp('cms', { data: elsewhere, env: { ...target.env, SEED_DEMO: '0' } })
      await again.start()
      await fetch(`${again.url}/api/increment-visitor-count`, { method: 'POST' })
      const counted = await (await fetch(`${again.url}/api/visitor-count`)).json()
      await again.stop()
      expect(counted).toEqual({ count: 1 })
    }, 300_000)

    test('comes back from its backup in a drill, beside itself', async () => {
      const archive = path.join(archives, readdirSync(archives)[0] ?? '')
      const { code, said } = await command('drill', [archive], { DATA_DIR: data, ...engine.env })
      expect([code, said]).toEqual([0, expect.stringContaining('Everything came back as it was saved')])
      expect(await write(randomUUID())).toBe(201)
    }, 300_000)

    test('is not replaced by a restore', async () => {
      const archive = path.join(archives, readdirSync(archives)[0] ?? '')
      const { code, said } = await command('restore', [archive, '--force'], { DATA_DIR: data, ...engine.env })
      expect([code, said]).toEqual([1, expect.stringContaining('The council is running')])
    }, 300_000)
  })
