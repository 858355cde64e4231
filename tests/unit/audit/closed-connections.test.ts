import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPostgres } from '../../../scripts/steps/postgres.mjs'

const top = path.resolve(import.meta.dirname, '../../..')

/** What a process says that trusts, beside the world's authorities, this certificate. Node reads the setting at its start. */
const said = (script: string, certificate?: string) =>
  new Promise<string>((resolve) =>
    execFile(
      process.execPath,
      ['--input-type=module', '-e', script],
      {
        cwd: path.join(top, 'apps/cms'),
        env: { PATH: process.env.PATH, ...(certificate ? { NODE_EXTRA_CA_CERTS: certificate } : {}) },
      },
      (_error, out, trouble) => resolve(`${out}${trouble}`),
    ),
  )

// The same driver and setting as in apps/cms/src/platform/database/adapter.ts.
const askPostgres = (url: string | undefined, certificate?: string) =>
  said(
    `import pg from 'pg'
     const pool = new pg.Pool({ connectionString: ${JSON.stringify(`${url}?sslmode=verify-full`)} })
     const { rows } = await pool.query('SELECT ssl, version FROM pg_stat_ssl WHERE pid = pg_backend_pid()')
     console.log(JSON.stringify(rows)); await pool.end()`,
    certificate,
  )

describe('the connection to a PostgreSQL server', () => {
  let closed: Awaited<ReturnType<typeof startPostgres>>
  let open: Awaited<ReturnType<typeof startPostgres>>
  beforeAll(async () => {
    ;[closed, open] = await Promise.all([startPostgres({ closedAs: 'localhost' }), startPostgres()])
  }, 120_000)
  afterAll(() => Promise.all([closed?.stop(), open?.stop()]))

  const named = () => closed?.url.replace('127.0.0.1', 'localhost')

  test('with sslmode=verify-full is encrypted, to a server with a certificate that is known', async () => {
    expect(await askPostgres(named(), closed?.certificate)).toContain('{"ssl":true,"version":"TLSv1.3"}')
  })

  test.each([
    ['nobody knows its certificate', () => askPostgres(named()), /self.signed certificate/],
    [
      'it has no TLS',
      () => askPostgres(open?.url.replace('127.0.0.1', 'localhost')),
      /server does not support SSL connections/,
    ],
  ])('is refused where %s', async (_why, asked, sentence) => {
    expect(await asked()).toMatch(sentence)
  })
})

test('a PostgreSQL server with a certificate of another name is refused', async () => {
  const other = await startPostgres({ closedAs: 'db.elsewhere.example' })
  const url = other?.url.replace('127.0.0.1', 'localhost')
  expect(await askPostgres(url, other?.certificate)).toContain('ERR_TLS_CERT_ALTNAME_INVALID')
  await other?.stop()
}, 120_000)

describe('a login at PostgreSQL without a password', () => {
  const roleAt = (url: string, certificate?: string) =>
    said(
      `import pg from 'pg'
       import { databaseAt } from '../../scripts/steps/backup/database.mjs'
       const pool = new pg.Pool({ connectionString: ${JSON.stringify(url)} })
       const { rows } = await pool.query('SELECT current_user')
       // The programs of PostgreSQL, with which backups are made, take the same address.
       const isEmpty = await databaseAt(${JSON.stringify(url)}).isEmpty()
       console.log(rows[0].current_user, isEmpty); await pool.end()`,
      certificate,
    )

  test('the account of the system at a socket is enough, and at no port', async () => {
    const server = await startPostgres({ login: 'peer' })
    const { folder, port, url } = server as NonNullable<typeof server>
    for (const address of [
      `postgres://council@${encodeURIComponent(folder)}:${port}/postgres`,
      `postgres:///postgres?host=${folder}&port=${port}&user=council`,
    ])
      expect(await roleAt(address)).toContain('council true')
    expect(await roleAt(url)).toMatch(/no pg_hba.conf entry/)
    await server?.stop()
  }, 120_000)

  test('a certificate is enough, and without one nobody gets in', async () => {
    const server = await startPostgres({ closedAs: 'localhost', login: 'cert' })
    const { url, certificate, desk } = server as NonNullable<typeof server>
    const named = `${url.replace('127.0.0.1', 'localhost')}?sslmode=verify-full&sslrootcert=${certificate}`
    expect(await roleAt(`${named}&sslcert=${desk?.certificate}&sslkey=${desk?.key}`)).toContain(
      'council true',
    )
    expect(await roleAt(named)).toMatch(/connection requires a valid client certificate/)
    await server?.stop()
  }, 120_000)
})

describe('what site and desk ask over https', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'nagardwar-closed-'))
  const [key, certificate] = [path.join(folder, 'key'), path.join(folder, 'certificate')] as const
  const words = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost -keyout ${key} -out ${certificate}`
  execFileSync('openssl', words.split(' '), { stdio: 'ignore' })
  const server = createServer({ key: readFileSync(key), cert: readFileSync(certificate) }, (_, response) =>
    response.end('[]'),
  )
  let address = ''
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    address = `https://localhost:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.close()
    rmSync(folder, { recursive: true })
  })

  const bucket = () => `import { openBucket } from './src/platform/files/bucket.ts'
    const bucket = { endpoint: '${address}', bucket: 'council', region: 'in', accessKeyId: 'a', secretAccessKey: 'b' }
    await openBucket(bucket).check().then(() => console.log('taken'), (error) => console.log('refused', error.code))`
  const desk = () => `import { httpUpstream } from '../site/server/upstream/upstream.ts'
    await httpUpstream('${address}/api')('/roads')
      .then(({ status }) => console.log('taken', status), ({ cause }) => console.log('refused', cause.code))`

  test.each([
    ['the bucket', bucket],
    ['the desk', desk],
  ])(
    '%s: a certificate of one’s own is named by NODE_EXTRA_CA_CERTS, and no other is taken',
    async (_, script) => {
      expect(await said(script(), certificate)).toMatch(/^taken/m)
      expect(await said(script())).toMatch(/^refused (DEPTH_ZERO_)?SELF_SIGNED_CERT/m)
    },
  )
})
