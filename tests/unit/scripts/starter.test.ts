import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { checkNode, checkSpace, freeSpace } from '../../../scripts/steps/machine.mjs'
import { checkPort, freePort } from '../../../scripts/steps/ports.mjs'
import { secrets } from '../../../scripts/steps/secrets.mjs'

describe('what the starter says before it begins', () => {
  test('an old Node is refused with the version it needs', () => {
    expect(() => checkNode('18.20.1')).toThrow('needs Node 20 or newer to start; this is Node 18.20.1')
    expect(() => checkNode('20.0.0')).not.toThrow()
  })

  test('a full disk is refused with what is needed and what is there', () => {
    const check = (free: number) => checkSpace(2000, 'install the dependencies', '/srv', () => free)
    expect(() => check(300)).toThrow(
      'not enough disk space to install the dependencies: about 2000 MB are needed, 300 MB are free',
    )
    expect(() => check(2000)).not.toThrow()
  })

  test('the room for data is measured on the disk where they will be, though nothing may be there yet', () => {
    const disks: Record<string, number> = { '/': 5000, '/var/lib/nagardwar': 100 }
    const check = (folder: string) =>
      checkSpace(200, 'keep the council’s data', folder, (asked: string) => disks[asked] ?? 0)
    expect(() => check('/var/lib/nagardwar')).toThrow('100 MB are free')
    expect(() => check('/')).not.toThrow()
    expect(freeSpace('/tmp/not/there/yet')).toBe(freeSpace('/tmp'))
  })

  test('a port in use is named, with the setting that changes it', async () => {
    const other = createServer()
    const port = await freePort()
    await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve))
    const asked = { name: 'site', port, variable: 'SITE_PORT', host: '127.0.0.1' }
    await expect(checkPort(asked)).rejects.toThrow(`Port ${port} is in use by another program`)
    await new Promise((resolve) => other.close(resolve))
    await expect(checkPort(asked)).resolves.toBeUndefined()
  })
})

describe('the secrets of an installation', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'nagardwar-secrets-'))
  const file = path.join(folder, 'data/secrets.env')
  afterEach(() => rmSync(path.dirname(file), { recursive: true, force: true }))

  test('are made once, readable by their owner only', () => {
    const first = secrets(file)
    expect(first.PAYLOAD_SECRET).toMatch(/^[0-9a-f]{64}$/)
    expect(secrets(file)).toEqual(first)
    expect(statSync(file).mode & 0o077).toBe(0)
    expect(readFileSync(file, 'utf8')).toContain(first.PAYLOAD_SECRET)
  })
})
