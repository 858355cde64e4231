import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, type statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkOwner, councilData, whichCouncil } from '../../../scripts/steps/council-data.mjs'

const top = path.join(import.meta.dirname, '../../..')
let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'nagardwar-which-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A council that runs as a service: its data, and its settings file. */
function council(name: string) {
  const data = path.join(folder, name)
  mkdirSync(path.join(data, 'cms/uploads'), { recursive: true })
  const settings = path.join(folder, `${name}.env`)
  writeFileSync(settings, `# as systemd reads it\nDATA_DIR=${data}\n`)
  return { data, settings }
}

/** A command in a shell that has none of the service's variables. */
function type(script: string, ...words: string[]) {
  const { DATA_DIR, DATABASE_URL, UPLOADS_DIR, S3_BUCKET, S3_ENDPOINT, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}.mjs`, ...words], {
    cwd: top,
    env,
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr }
}

test('backup and restore act on the council that a file of settings names, and say first which it is', () => {
  const one = council('one')
  new DatabaseSync(path.join(one.data, 'cms/cms.db')).exec('CREATE TABLE roads (id INTEGER)')
  const saved = type('backup', '--env-file', one.settings, path.join(folder, 'backups'))
  expect(saved).toMatchObject({ status: 0 })
  expect(saved.said).toMatch(/^The council in .*one\n {2}Database +SQLite, .*one\/cms\/cms\.db\n/)

  const two = council('two')
  const [archive] = readdirSync(path.join(folder, 'backups'))
  const restored = type('restore', path.join(folder, 'backups', archive ?? ''), `--env-file=${two.settings}`)
  expect(restored).toMatchObject({ status: 0 })
  expect(restored.said).toMatch(/^The council in .*two\n/)
  expect(readdirSync(path.join(two.data, 'cms'))).toContain('cms.db')
})

test('a restore that is refused has said which council it was about', () => {
  const { data, settings } = council('one')
  const refused = type('restore', `--env-file=${settings}`, path.join(folder, 'none.tar.gz'))
  expect(refused).toMatchObject({ status: 1 })
  expect(refused.said).toContain(`The council in ${data}`)
})

test.each([
  ['a file of settings that is not there', '--env-file=/none/at/all.env', '/none/at/all.env'],
  ['an option that is misspelt', '--env-fiel=/etc/nagardwar.env', '--env-fiel'],
])('%s stops a backup with one sentence', (_what, word, named) => {
  const { status, said } = type('backup', word)
  expect(status).not.toBe(0)
  expect(said).toContain(named)
  expect(said).not.toContain('Saved')
  expect(said).not.toContain('    at ')
})

describe('which council it is', () => {
  const said = (env: Record<string, string>) => whichCouncil({ ...councilData('/var/lib/council', env) }, env)

  test('is said without any password', () => {
    const env = { DATABASE_URL: 'postgres://desk:s3cret@db.example:5433/council?sslmode=verify-full' }
    expect(said(env)).toContain('PostgreSQL, council at db.example:5433')
    expect(said(env)).not.toContain('s3cret')
  })

  test('names the place of the files: a folder, or a bucket, which is never in an archive', () => {
    expect(said({})).toContain('/var/lib/council/cms/uploads')
    const bucket = said({ S3_BUCKET: 'council', S3_ENDPOINT: 'https://s3.example' })
    expect(bucket).toContain('bucket council at https://s3.example')
    expect(bucket).not.toContain('uploads')
  })
})

test('root leaves no files of its own in a council of another account', () => {
  const { data } = council('one')
  const anotherAccount = 12_345
  const ownedBy = (uid: number) => (() => ({ uid })) as unknown as typeof statSync
  expect(() => checkOwner(data, 0, ownedBy(anotherAccount))).toThrow('sudo -u')
  expect(() => checkOwner(data, anotherAccount, ownedBy(anotherAccount))).not.toThrow()
  expect(() => checkOwner(data, 0, ownedBy(0))).not.toThrow()
})
