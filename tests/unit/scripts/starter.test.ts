import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { apps, deskApp, siteApp } from '../../../scripts/steps/apps.mjs'
import { councilData } from '../../../scripts/steps/council-data.mjs'
import { checkDataFolder, holdDataFolder } from '../../../scripts/steps/data-folder.mjs'
import { checkNode, checkSpace, freeSpace } from '../../../scripts/steps/machine.mjs'
import { checkPort, freePort } from '../../../scripts/steps/ports.mjs'
import { at, environment } from '../../../scripts/steps/repository.mjs'
import { secrets } from '../../../scripts/steps/secrets.mjs'

/** The modules that a script imports directly or indirectly, besides our own files. */
function packagesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  const names = [...readFileSync(file, 'utf8').matchAll(/^(?:import|export) .*?from '([^']+)'/gms)]
  return names.flatMap(([, name = '']) =>
    name.startsWith('.') ? packagesOf(path.join(path.dirname(file), name), seen) : [name],
  )
}

test.each(['start', 'dev', 'build', 'test'])(
  'npm run %s begins on a fresh clone, where no package is installed yet',
  (script) => {
    const needed = packagesOf(at(`scripts/${script}.mjs`))
    expect(needed.filter((name) => !name.startsWith('node:'))).toEqual([])
  },
)

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

test('the public site gets none of the desk’s keys', () => {
  vi.stubEnv('DATABASE_URL', 'postgres://council:key@db.example/council')
  vi.stubEnv('S3_SECRET_ACCESS_KEY', 'key')
  vi.stubEnv('SMTP_URL', 'smtps://account:key@mail.example')
  vi.stubEnv('BACKUP_COPY_FILE', '/etc/nagardwar/key@copy')
  const data = mkdtempSync(path.join(tmpdir(), 'nagardwar-apps-'))
  const { site, cms } = apps({ data })
  vi.unstubAllEnvs()
  rmSync(data, { recursive: true })
  expect(JSON.stringify(environment(site.env))).not.toContain('key@')
  expect(site.env).toMatchObject({ PAYLOAD_SECRET: '', DATABASE_URL: '', S3_SECRET_ACCESS_KEY: '' })
  expect(cms.env).toMatchObject({ PAYLOAD_SECRET: expect.stringMatching(/^[0-9a-f]{64}$/) })
})

test('the key of messages that wait on devices is the site’s, and the desk does not get it', () => {
  const data = mkdtempSync(path.join(tmpdir(), 'nagardwar-apps-'))
  const { site, cms } = apps({ data })
  const kept = readFileSync(path.join(data, 'secrets.env'), 'utf8')
  rmSync(data, { recursive: true })
  expect(kept).toContain(`FEEDBACK_KEY=${(site.env as Record<string, string>).FEEDBACK_KEY}\n`)
  expect(Object.keys(cms.env)).not.toContain('FEEDBACK_KEY')
})

test('a site that starts alone needs no folder of the desk and makes none', () => {
  const data = path.join(tmpdir(), 'nagardwar-not-there')
  vi.stubEnv('SITE_DATA', '/var/lib/nagardwar-site')
  const { env } = siteApp({ data })
  vi.unstubAllEnvs()
  expect(env).toMatchObject({ SITE_DATA: '/var/lib/nagardwar-site', PAYLOAD_SECRET_FILE: '' })
  expect(existsSync(data)).toBe(false)
})

test('a desk whose database is named in a file reads the file itself, and a secret in a file is not made', () => {
  const data = mkdtempSync(path.join(tmpdir(), 'nagardwar-apps-'))
  const file = path.join(data, 'address')
  writeFileSync(file, 'postgres://council:key@db.example/council\n')
  vi.stubEnv('DATABASE_URL_FILE', file)
  vi.stubEnv('PAYLOAD_SECRET_FILE', '/run/secrets/PAYLOAD_SECRET')
  const { env } = deskApp({ data })
  vi.unstubAllEnvs()
  expect(JSON.stringify(env)).not.toContain('key@')
  expect(Object.keys(env)).not.toContain('PAYLOAD_SECRET')
  expect(existsSync(path.join(data, 'secrets.env'))).toBe(false)
  rmSync(data, { recursive: true })
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

  test('get the keys of later versions where an earlier one made them, and keep what is there', () => {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, 'PAYLOAD_SECRET=of-an-earlier-version')
    const first = secrets(file)
    expect(first).toMatchObject({ PAYLOAD_SECRET: 'of-an-earlier-version' })
    expect(first.VAPID_PRIVATE_KEY).toMatch(/^[A-Za-z0-9_-]{43}$/)
    expect(first.FEEDBACK_KEY).toMatch(/^[0-9a-f]{64}$/)
    expect(secrets(file)).toEqual(first)
  })
})

describe('the folder of a council’s data', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'nagardwar-folder-'))
  const council = (name: string) => councilData(path.join(folder, name), {})
  afterEach(() => vi.restoreAllMocks())

  test('is refused to a new council on a full disk, and to one that is there only with a warning', () => {
    const warn = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(() => checkDataFolder(council('new'), () => 100)).toThrow('100 MB are free')
    expect(() => checkDataFolder(council('new'), () => 1000)).not.toThrow()
    writeFileSync(path.join(folder, 'new/council.json'), '{}')
    expect(() => checkDataFolder(council('new'), () => 0)).not.toThrow()
    expect(String(warn.mock.calls)).toContain('0 MB are free')
  })

  test('has its room measured on its own disk, though it may not be there yet', () => {
    const asked: string[] = []
    checkDataFolder(council('elsewhere'), (place: string) => asked.push(place) * 1000)
    expect(asked).toEqual([path.join(folder, 'elsewhere')])
    expect(freeSpace('/tmp/not/there/yet')).toBe(freeSpace('/tmp'))
  })

  test('that cannot be written is refused by its name', () => {
    writeFileSync(path.join(folder, 'a-file'), '')
    expect(() => checkDataFolder(council('a-file'), () => 1000)).toThrow('a-file cannot be written')
  })

  test('that has no room for the mark of its starter, as on a full disk, is started all the same', () => {
    const warn = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    writeFileSync(path.join(folder, 'no-folder'), '')
    expect(() => holdDataFolder(path.join(folder, 'no-folder/data'))).not.toThrow()
    // With a database server, a council starts although a file is in the folder's place.
    writeFileSync(path.join(folder, 'in-its-place'), '')
    expect(() => holdDataFolder(path.join(folder, 'in-its-place'))).not.toThrow()
    expect(String(warn.mock.calls)).toContain('cannot be noted')
  })

  test('is given to one start: the second is refused with the number of the first', async () => {
    const work = `import { holdDataFolder } from ${JSON.stringify(at('scripts/steps/data-folder.mjs'))}
      holdDataFolder(process.argv[1]); console.log('held'); setInterval(() => 0, 1000)`
    const place = path.join(folder, 'held')
    const words = ['--input-type=module', '-e', work, place, 'start.mjs']
    const first = spawn(process.execPath, words)
    await once(first.stdout, 'data')
    expect(() => holdDataFolder(place)).toThrow(`runs on ${place} already (process ${first.pid})`)
    first.kill('SIGKILL')
    await once(first, 'exit')
    expect(() => holdDataFolder(place)).not.toThrow()
  })
})
