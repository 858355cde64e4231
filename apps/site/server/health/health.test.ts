import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { startTestSite, type TestSite, temporaryFolder } from '../testing/test-site.ts'

let site: TestSite | undefined
const folder = temporaryFolder()
afterEach(async () => {
  await site?.stop()
  rmSync(folder, { recursive: true, force: true })
})
const readyz = async () => JSON.parse((await site?.get('/readyz'))?.text ?? '{}')
const metrics = async () => (await site?.get('/metrics'))?.text

test('a data folder that cannot be written is said where the operator looks, and pages go on', async () => {
  const notAFolder = path.join(folder, 'file')
  writeFileSync(notAFolder, '')
  site = await startTestSite({ apiRoot: 'http://127.0.0.1:9/api', data: path.join(notAFolder, 'site') })
  expect(await readyz()).toMatchObject({ canWrite: false, clockDriftSeconds: 0 })
  expect(await metrics()).toMatch(/^site_data_writable 0$/m)
  expect(site.lines.join('')).toContain('The data folder cannot be written')
  expect((await site.get('/')).status).toBe(200)
})

test('a desk that does not start is said with its reason', async () => {
  site = await startTestSite({ apiRoot: 'http://127.0.0.1:9/api' })
  expect(await readyz()).not.toHaveProperty('desk')
  const desk = { isRunning: false, starts: 4, reason: 'database-missing' }
  site.site.hearOfDesk({ kind: 'apps', states: { 'staff desk': desk } })
  expect(await readyz()).toMatchObject({ canWrite: true, desk })
  expect(await metrics()).toMatch(/^site_desk_up\{stopped="database-missing"\} 0$/m)
})
