import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { note } from '../../scripts/steps/backup/notes.mjs'

/** When it is looked at: Node is supported until 2028. */
export const soundAt = Date.parse('2026-11-25T12:00:00Z')

/** The folders of a sound server, and what its programs say. */
export async function soundServer() {
  const folder = mkdtempSync(path.join(tmpdir(), 'nagardwar-server-'))
  const [data, top, root] = ['data', 'top', 'root'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ]
  const write = (file: string, text: string, mode = 0o644) => {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
    chmodSync(file, mode)
  }
  const secret = () => crypto.randomUUID() + crypto.randomUUID()
  const settings = path.join(folder, 'nagardwar.env')
  write(settings, '', 0o640)
  write(path.join(data, 'secrets.env'), `PAYLOAD_SECRET=${secret()}\n`, 0o600)
  write(path.join(data, 'backups/nagardwar-2026-11-23T023000.tar.gz.age'), 'x', 0o600)
  chmodSync(data, 0o750)
  const at = new Date(soundAt - 3_600_000).toISOString()
  await note(data, 'saved', { at, isEncrypted: true })
  await note(data, 'copied', { at, place: '/mnt/nagardwar', isOnSameDisk: false })
  await note(data, 'drilled', { at, isWell: true, seconds: 4 })
  mkdirSync(path.join(data, 'cms'))
  const database = new DatabaseSync(path.join(data, 'cms/cms.db'))
  database.exec(`CREATE TABLE users (id INTEGER, role TEXT); CREATE TABLE second_factors (account INTEGER, is_on INTEGER);
    INSERT INTO users VALUES (1, 'admin'), (2, 'clerk'); INSERT INTO second_factors VALUES (1, 1), (2, 1)`)
  database.close()
  const packages = { packages: { 'node_modules/hono': { version: '4.0.0' } } }
  write(path.join(top, 'package.json'), '{"dependencies":{"node":"24.21.0"}}')
  write(path.join(top, 'node_modules/node/package.json'), '{"version":"24.21.0"}')
  for (const name of ['package-lock.json', 'node_modules/.package-lock.json'])
    write(path.join(top, name), JSON.stringify(packages))
  write(path.join(root, 'etc/systemd/journald.conf.d/nagardwar.conf'), '[Journal]\nMaxRetentionSec=366day\n')
  const said: Record<string, string> = {
    timedatectl: 'yes\n',
    npm: '{"metadata":{"vulnerabilities":{"high":0,"critical":0}}}',
  }
  const env: Record<string, string> = {
    DATA_DIR: data,
    ORIGIN: 'https://council.example',
    CMS_ORIGIN: 'https://desk.council.example',
    TRUSTED_HOPS: '1',
    HOST: '127.0.0.1',
    CMS_SECRET: secret(),
    BACKUP_RECIPIENT: 'age1x',
    BACKUP_COPY: '/mnt/nagardwar',
  }
  const context = {
    now: soundAt,
    site: 'https://council.example',
    env,
    settings,
    top,
    root,
    run: async (program: string) => said[program] ?? '',
    freeIn: () => 5000,
    certificateAt: async (): Promise<Date | undefined> => new Date(soundAt + 400 * 24 * 60 * 60_000),
    readyAt: async (port: number) =>
      port === 3000
        ? { isReady: true, failing: 0, canWrite: true, clockDriftSeconds: 0 }
        : { status: 'ready', clockDriftSeconds: 0 },
  }
  return {
    folder,
    data,
    top,
    root,
    write,
    said,
    env,
    settings,
    context,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
export type SoundServer = Awaited<ReturnType<typeof soundServer>>
