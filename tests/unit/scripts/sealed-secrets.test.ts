import { execFileSync, spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { at } from '../../../scripts/steps/repository.mjs'

const canSeal = spawnSync('systemd-creds', ['--version']).status === 0

describe.runIf(canSeal)('secrets that systemd keeps', () => {
  const top = mkdtempSync(path.join(tmpdir(), 'nagardwar-sealed-'))
  afterAll(() => rmSync(top, { recursive: true, force: true }))
  let etc: string
  let data: string
  const env = () => ({
    ...process.env,
    ETC: etc,
    DATA_DIR: data,
    // The key of a machine that is made for this test.
    SYSTEMD_CREDENTIAL_SECRET: path.join(top, 'machine.secret'),
  })
  const seal = () => execFileSync('sh', [at('deploy/seal-secrets.sh')], { env: env(), encoding: 'utf8' })
  const sealed = (name: string) => path.join(etc, 'credstore.encrypted', `nagardwar.${name}`)
  const opened = (name: string) =>
    execFileSync('systemd-creds', ['decrypt', `--name=${name}`, sealed(name), '-'], {
      env: env(),
      encoding: 'utf8',
      stdio: 'pipe',
    })
  const unit = (name: string) =>
    readFileSync(path.join(etc, `systemd/system/nagardwar-${name}.service.d/sealed-secrets.conf`), 'utf8')
  const given = (name: string) =>
    [...unit(name).matchAll(/^LoadCredentialEncrypted=(\w+):/gm)].map(([, each]) => each)

  beforeEach(() => {
    const folder = mkdtempSync(path.join(top, 'council-'))
    ;[etc, data] = [path.join(folder, 'etc'), path.join(folder, 'data')]
    mkdirSync(path.join(etc, 'nagardwar'), { recursive: true })
    mkdirSync(data)
    writeFileSync(path.join(etc, 'nagardwar/CMS_SECRET'), 'between-site-and-desk\n')
    writeFileSync(path.join(etc, 'nagardwar/SMTP_URL'), 'smtps://a:b=c@mail.example\n')
    writeFileSync(path.join(etc, 'nagardwar/notes.txt'), 'no secret')
    writeFileSync(
      path.join(etc, 'nagardwar.env'),
      'ORIGIN=https://c.example\nSMTP_URL_FILE=/etc/nagardwar/SMTP_URL\n',
    )
    writeFileSync(path.join(data, 'secrets.env'), 'PAYLOAD_SECRET=signs=sessions\nVAPID_PRIVATE_KEY=pushes\n')
  })

  test('lie encrypted in its store alone, and come out as they were', () => {
    seal()
    const wanted = {
      CMS_SECRET: 'between-site-and-desk\n',
      PAYLOAD_SECRET: 'signs=sessions',
      SMTP_URL: 'smtps://a:b=c@mail.example\n',
      VAPID_PRIVATE_KEY: 'pushes',
    }
    expect(readdirSync(path.dirname(sealed('')))).toEqual(
      Object.keys(wanted).map((name) => `nagardwar.${name}`),
    )
    for (const [name, value] of Object.entries(wanted)) {
      expect(opened(name)).toBe(value)
      expect(readFileSync(sealed(name), 'utf8')).not.toContain(value.trim())
      expect(statSync(sealed(name)).mode & 0o077).toBe(0)
    }
    expect(readdirSync(path.join(etc, 'nagardwar'))).toEqual(['notes.txt'])
    expect(existsSync(path.join(data, 'secrets.env'))).toBe(false)
    expect(readFileSync(path.join(etc, 'nagardwar.env'), 'utf8')).toBe('ORIGIN=https://c.example\n')
  })

  test('come out as they were also where somebody wrote the file: a sign at the end, a remark, no last newline', () => {
    writeFileSync(
      path.join(data, 'secrets.env'),
      '# by hand\n\nPAYLOAD_SECRET=c2VjcmV0cw==\nVAPID_PRIVATE_KEY=last',
    )
    seal()
    expect([opened('PAYLOAD_SECRET'), opened('VAPID_PRIVATE_KEY')]).toEqual(['c2VjcmV0cw==', 'last'])
  })

  test('are given to whom they are for: the site gets one', () => {
    seal()
    expect(given('site')).toEqual(['CMS_SECRET'])
    for (const name of ['desk', 'backup', 'check'])
      expect(given(name)).toEqual(['CMS_SECRET', 'PAYLOAD_SECRET', 'SMTP_URL', 'VAPID_PRIVATE_KEY'])
    expect(unit('desk')).toContain('Environment=SMTP_URL_FILE=%d/SMTP_URL\n')
  })

  test('stay, and a new one takes the place of the old, when it runs again', () => {
    seal()
    writeFileSync(path.join(etc, 'nagardwar/CMS_SECRET'), 'a new one')
    expect(seal()).toContain('CMS_SECRET PAYLOAD_SECRET SMTP_URL VAPID_PRIVATE_KEY')
    expect(opened('CMS_SECRET')).toBe('a new one')
    expect(opened('PAYLOAD_SECRET')).toBe('signs=sessions')
    expect(given('desk')).toHaveLength(4)
  })
})
