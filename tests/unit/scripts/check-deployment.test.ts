import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { note } from '../../../scripts/steps/backup/notes.mjs'
import { seenOnServer, seenOutside } from '../../../scripts/steps/deployment/check.mjs'
import { reportOf } from '../../../scripts/steps/deployment/report.mjs'
import { type Answers, openInstallation, soundAnswers } from '../../support/installation.ts'
import { type SoundServer, soundAt, soundServer } from '../../support/sound-server.ts'

type Finding = { name: string; state: string; what: string; mend?: string }
const folder = mkdtempSync(path.join(tmpdir(), 'nagardwar-check-'))
afterAll(() => rmSync(folder, { recursive: true }))

const namesOf = (findings: Finding[], state: string) =>
  findings.filter((each) => each.state === state).map(({ name }) => name)
const isMended = (findings: Finding[]) =>
  findings.filter(({ state }) => state === 'bad').every(({ mend }) => mend)

describe('from outside', () => {
  let stop: (() => Promise<unknown>) | undefined
  afterEach(async () => {
    await stop?.()
  })
  async function look(plant: (answers: Answers) => void, change = {}) {
    const answers = soundAnswers()
    plant(answers)
    const installation = await openInstallation(folder, answers)
    stop = installation.stop
    const findings: Finding[] = await seenOutside({ ...installation.context, ...change })
    return { findings }
  }

  test('a sound installation has nothing to fix and nothing unseen', async () => {
    const { findings } = await look(() => undefined)
    expect(findings.filter(({ state }) => state !== 'well')).toEqual([])
    expect(findings.length).toBeGreaterThanOrEqual(20)
  })

  const faults: [string, (answers: Answers) => void][] = [
    ['certificate', (answers) => (answers.days = 3)],
    ['old TLS', (answers) => (answers.minVersion = 'TLSv1')],
    ['http to https', (answers) => (answers.plain.page = 200)],
    ['calls without TLS', (answers) => (answers.plain.call = 301)],
    ['HSTS', (answers) => delete answers.headers['strict-transport-security']],
    ['HSTS', ({ headers }) => (headers['strict-transport-security'] = ['max-age=63072000', 'max-age=1'])],
    ['security headers', ({ headers }) => delete headers['content-security-policy']],
    [
      'security headers',
      ({ headers }) => (headers['content-security-policy'] = "default-src *; script-src 'unsafe-inline'"),
    ],
    ['names of software', ({ headers }) => (headers.server = 'nginx/1.24.0')],
    ['website', ({ paths }) => (paths['GET /'] = { status: 502 })],
    [
      'website',
      ({ paths }) => (paths['GET /'] = { status: 200, text: '<meta name="robots" content="noindex">' }),
    ],
    ['/metrics', ({ paths }) => (paths['/metrics'] = { status: 200 })],
    ['/readyz', ({ paths }) => (paths['/readyz'] = { status: 200 })],
    ['own files', ({ paths }) => (paths['/.git/config'] = { status: 200 })],
    [
      'error pages',
      ({ paths }) =>
        (paths['/%E0%A4%A'] = { status: 500, text: 'Error\n    at read (/srv/nagardwar/x.ts:1:2)' }),
    ],
    ['TRACE', ({ paths }) => (paths['TRACE /'] = { status: 200 })],
    [
      'search engines',
      ({ paths }) =>
        (paths['/robots.txt'] = { status: 200, text: 'Sitemap: http://localhost:3000/sitemap.xml' }),
    ],
    ['security.txt', ({ paths }) => (paths['/.well-known/security.txt'] = { status: 404 })],
    ['clock', ({ headers }) => (headers.date = 'Sun, 22 Nov 2026 00:00:00 GMT')],
    ['desk for staff', (answers) => (answers.desk = 302)],
    ['desk behind the site', ({ paths }) => (paths['/admin'] = { status: 200 })],
  ]
  test.each(faults)('finds a fault of: %s', async (name, plant) => {
    const { findings } = await look(plant)
    expect(namesOf(findings, 'bad')).toEqual([name])
    expect(isMended(findings)).toBe(true)
  })

  test('finds a port that passes the proxy by', async () => {
    const desk = createServer()
    await new Promise<void>((resolve) => desk.listen(0, '127.0.0.1', resolve))
    const { port } = desk.address() as AddressInfo
    const { findings } = await look(() => undefined, { closedPorts: { [port]: 'desk' } })
    await new Promise((resolve) => desk.close(resolve))
    expect(namesOf(findings, 'bad')).toEqual(['ports'])
  })

  test('takes no page for well behind a certificate that nobody signed', async () => {
    const { findings } = await look(() => undefined, { authority: undefined })
    expect(namesOf(findings, 'bad')).toEqual(['certificate'])
    expect(namesOf(findings, 'well')).toEqual(['old TLS', 'http to https', 'calls without TLS', 'ports'])
  })

  test('finds a desk without TLS', async () => {
    const { findings } = await look(() => undefined, { desk: 'http://localhost:1' })
    expect(namesOf(findings, 'bad')).toEqual(['TLS of the desk'])
  })

  test('says of what it cannot reach that it was not seen, or that it does not answer, never that it is well', async () => {
    const findings: Finding[] = await seenOutside({ site: 'https://localhost:1', closedPorts: {} })
    expect(namesOf(findings, 'well')).toEqual(['ports'])
    expect(namesOf(findings, 'bad')).toEqual(['certificate'])
  })

  test('says of the desk inside the town hall that strangers were not tried', async () => {
    const { findings } = await look((answers) => (answers.desk = 200), { isStaffNetwork: true })
    expect(namesOf(findings, 'unknown')).toEqual(['desk for staff'])
  })
})

describe('on the server', () => {
  let server: SoundServer | undefined
  afterEach(() => server?.remove())
  async function look(plant: (server: SoundServer) => unknown) {
    server = await soundServer()
    await plant(server)
    return (await seenOnServer(server.context)) as Finding[]
  }

  test('a sound server has nothing to fix', async () => {
    const findings = await look(() => undefined)
    expect(findings.filter(({ state }) => state === 'bad')).toEqual([])
    expect(namesOf(findings, 'unknown')).toEqual(['accounts'])
    expect(findings.length).toBeGreaterThanOrEqual(20)
  })

  const long = new Date(soundAt - 40 * 3_600_000).toISOString()
  const processOf = ({ root, top }: SoundServer, pid: number, app: string) => {
    mkdirSync(path.join(root, `proc/${pid}`), { recursive: true })
    symlinkSync(path.join(top, app), path.join(root, `proc/${pid}/cwd`))
  }
  const faults: [string, (server: SoundServer) => unknown][] = [
    ['public addresses', ({ env }) => (env.ORIGIN = 'http://localhost:3000')],
    ['proxies before the site', ({ env }) => (env.TRUSTED_HOPS = '0')],
    ['where the apps listen', ({ env }) => (env.CMS_HOST = '0.0.0.0')],
    ['secrets', ({ env }) => (env.CMS_SECRET = 'change-me-change-me-change-me-change-me')],
    ['secrets', ({ data, write }) => write(path.join(data, 'secrets.env'), 'PAYLOAD_SECRET=short', 0o600)],
    ['file modes', ({ settings }) => chmodSync(settings, 0o644)],
    ['file modes', ({ data }) => chmodSync(data, 0o755)],
    [
      'key of backups',
      ({ data, write }) => write(path.join(data, 'council.key'), 'AGE-SECRET-KEY-1X', 0o600),
    ],
    ['settings for one start', ({ env }) => (env.BEGIN_ANEW = '1')],
    ['age of the backup', ({ data }) => note(data, 'saved', { at: long, isEncrypted: true })],
    ['encryption of backups', ({ env }) => delete env.BACKUP_RECIPIENT],
    ['second place of backups', ({ env }) => delete env.BACKUP_COPY],
    ['second place of backups', ({ data }) => note(data, 'copied', { at: long, failedAt: long })],
    ['drill', ({ data }) => note(data, 'drilled', { at: long, isWell: false })],
    ['site and desk', ({ context }) => (context.readyAt = async () => ({ failing: 3 }) as never)],
    ['TLS inside', ({ context }) => (context.certificateAt = async () => undefined)],
    ['TLS inside', ({ context }) => (context.certificateAt = async () => new Date(soundAt + 1000))],
    [
      'viruses',
      ({ context, env }) => {
        env.CLAMD_URL = 'unix:/run/clamav/clamd.ctl'
        context.readyAt = async () => ({ status: 'ready', viruses: { answers: false } }) as never
      },
    ],
    [
      'viruses',
      ({ context, env }) => {
        env.CLAMD_URL = 'unix:/run/clamav/clamd.ctl'
        context.readyAt = async () =>
          ({ status: 'ready', viruses: { answers: true, signaturesDays: 9 } }) as never
      },
    ],
    ['disk', ({ context }) => (context.freeIn = () => 100)],
    ['time synchronisation', ({ said }) => (said.timedatectl = 'no\n')],
    [
      'Node',
      ({ top, write }) => write(path.join(top, 'node_modules/node/package.json'), '{"version":"24.0.0"}'),
    ],
    [
      'parts',
      ({ top, write }) =>
        write(path.join(top, 'package-lock.json'), '{"packages":{"node_modules/hono":{"version":"4.0.1"}}}'),
    ],
    ['advisories', ({ said }) => (said.npm = '{"metadata":{"vulnerabilities":{"high":1,"critical":0}}}')],
    ['updates of the system', ({ root, write }) => write(path.join(root, 'var/run/reboot-required'), '')],
    ['logs', ({ root }) => rmSync(path.join(root, 'etc/systemd'), { recursive: true })],
    ['program', ({ top }) => chmodSync(path.join(top, 'package.json'), 0o666)],
    ['connection to the database', ({ env }) => (env.DATABASE_URL = 'postgres://a@db.example/council')],
    [
      'connection to the database',
      ({ env }) => (env.DATABASE_URL = 'postgres://a@10.0.0.7/council?sslmode=verify-full'),
    ],
    [
      'login at the database',
      ({ env }) => (env.DATABASE_URL = 'postgres://a:b@db.example/council?sslmode=verify-full'),
    ],
    ['connections to other machines', ({ env }) => (env.API_ROOT = 'http://desk.example:3001/api')],
    ['connections to other machines', ({ env }) => (env.S3_ENDPOINT = 'http://10.0.0.7:7070')],
    ['connections to other machines', ({ env }) => (env.BACKUP_COPY = 'http://a:b@s3.example/council')],
    ['connections to other machines', ({ env }) => (env.NODE_TLS_REJECT_UNAUTHORIZED = '0')],
    [
      'site and desk on two machines',
      ({ env }) => {
        env.API_ROOT = 'https://desk.example/api'
        delete env.CMS_SECRET
      },
    ],
  ]
  test.each(faults)('finds a fault of: %s', async (name, plant) => {
    const findings = await look(plant)
    expect(namesOf(findings, 'bad')).toEqual([name])
    expect(isMended(findings)).toBe(true)
  })

  test('finds accounts without a second step, and site and desk under one account', async () => {
    const findings = await look((own) => {
      const database = new DatabaseSync(path.join(own.data, 'cms/cms.db'))
      database.exec("INSERT INTO users VALUES (3, 'editor')")
      database.close()
      processOf(own, 10, 'apps/site')
      processOf(own, 11, 'apps/cms')
    })
    expect(namesOf(findings, 'bad')).toEqual(['second step of the login', 'accounts'])
    expect(findings.map(({ what }) => what)).toContain('1 of 3 accounts log in without a second step')
  })

  test.each([
    'postgres:///council?host=/var/run/postgresql&user=nagardwar',
    'postgres://nagardwar@%2Fvar%2Frun%2Fpostgresql/council',
    'postgres://nagardwar@db.example/council?sslmode=verify-full&sslcert=/etc/desk.crt&sslkey=/etc/desk.key',
  ])('has nothing against a database without a password: %s', async (url) => {
    expect(namesOf(await look(({ env }) => (env.DATABASE_URL = url)), 'bad')).toEqual([])
  })

  test('repeats no secret, and says what to do below each line', async () => {
    const weak = 'password-password-password-password'
    const findings = await look(({ env }) => (env.CMS_SECRET = weak))
    const report = reportOf(findings)
    expect(report).not.toContain(weak)
    expect(report).toMatch(/^! MEND {3}CMS_SECRET looks typed, not random\n {11}openssl rand/m)
    expect(report).toMatch(/\d+ well, 1 to fix, 1 not seen$/)
  })

  test('without a council here it says that the server was not looked at', async () => {
    const nowhere = path.join(folder, 'nowhere')
    const [finding] = await seenOnServer({ site: 'https://council.example', env: { DATA_DIR: nowhere } })
    expect(finding).toMatchObject({ state: 'unknown', name: 'server' })
  })
})
