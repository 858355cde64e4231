import { fork, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { SMTPServer } from 'smtp-server'
import { wait } from './process.mjs'
import { megabytes, perSecond, row } from './table.mjs'

const hour = 3600

/** A mail server on this machine that counts what each address gets, and keeps nothing of it. */
async function mailServer() {
  const got = new Map()
  const server = new SMTPServer({
    hideSTARTTLS: true,
    authOptional: true,
    onData(stream, session, done) {
      stream.resume()
      stream.on('end', () => {
        for (const { address } of session.envelope.rcptTo) got.set(address, (got.get(address) ?? 0) + 1)
        done()
      })
    },
  })
  // A desk that is killed breaks its connections off.
  server.on('error', () => {})
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    got,
    port: server.server.address().port,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** So many who have confirmed, and an alert of danger that all of them get. */
function fill(file, subscribers) {
  const database = new DatabaseSync(file)
  const now = new Date().toISOString()
  database.exec(`INSERT INTO mail_subscriptions
    (key, email, topics, ward, language, state, nonce, link_hash, refusals, asked_at, confirmed_at, updated_at, created_at)
    WITH RECURSIVE copies (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM copies WHERE number < ${subscribers})
    SELECT 'key ' || number, 'resident' || number || '@council.example', ' alerts ', '', CASE number % 2 WHEN 0 THEN 'en' ELSE 'mr' END,
      'confirmed', 'nonce ' || number, 'hash ' || number, 0, '2020-01-01', '2020-01-01', '${now}', '${now}' FROM copies`)
  database.exec(`INSERT INTO alerts (text_en, text_mr, kind, _status, updated_at, created_at)
    VALUES ('The lake is rising', 'तलावाची पातळी वाढत आहे', 'danger', 'published', '${now}', '${now}')`)
  database.close()
}

/** How an alert reaches 50,000 subscribers, with a desk that is killed halfway and one that goes on. */
export async function measureMails(_subject, { isShort }) {
  const subscribers = isShort ? 5000 : 50_000
  const folder = mkdtempSync(path.join(tmpdir(), 'nagardwar-mails-'))
  const file = path.join(folder, 'cms.db')
  const server = await mailServer()
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PAYLOAD_SECRET: randomBytes(16).toString('hex'),
    DATABASE_URL: `file:${file}`,
    DATA_DIR: folder,
    UPLOADS_DIR: path.join(folder, 'uploads'),
    SEED: 'empty',
    LOG_LEVEL: 'error',
    SMTP_URL: `smtp://127.0.0.1:${server.port}`,
    MAILS_PER_MINUTE: '10000',
  }
  const migrate = path.join(import.meta.dirname, '../../apps/cms/tests/prepared/migrate.ts')
  spawnSync(process.execPath, [migrate], { env, stdio: 'inherit' })
  fill(file, subscribers)

  let memory = 0
  let processor = 0
  const start = () => {
    let own = 0
    const desk = fork(path.join(import.meta.dirname, '../../apps/cms/tests/prepared/mail-desk.ts'), { env })
    desk.on('message', (said) => {
      memory = Math.max(memory, said.memory)
      processor += said.processor - own
      own = said.processor
    })
    return desk
  }
  /** Whether something is still to go out: what a dead desk had claimed is taken over after three minutes. */
  const waits = () => {
    const database = new DatabaseSync(file)
    const { count } = database
      .prepare("SELECT count(*) AS count FROM mail_deliveries WHERE state IN ('waiting', 'claimed')")
      .get()
    database.close()
    return count > 0
  }
  const measured = async () => {
    while (server.got.size === 0) await wait(100)
    const [began, before] = [Date.now(), server.got.size]
    while (server.got.size < subscribers / 2) await wait(100)
    return (server.got.size - before) / ((Date.now() - began) / 1000)
  }
  const first = start()
  const speed = await measured()
  first.kill('SIGKILL')
  await wait(1000)
  const atDeath = server.got.size
  const second = start()
  const began = Date.now()
  while (server.got.size < subscribers && waits()) await wait(2000)
  await wait(2000)
  const after = (Date.now() - began) / 1000
  second.kill('SIGKILL')
  await server.stop()
  const twice = [...server.got.values()].filter((count) => count > 1).length
  const database = new DatabaseSync(file)
  const states = database.prepare('SELECT state, count(*) AS count FROM mail_deliveries GROUP BY state').all()
  database.close()
  rmSync(folder, { recursive: true, force: true })
  const unsent = subscribers - server.got.size
  const said = states.map(({ state, count }) => `${state} ${count}`).join(', ')
  return [
    row(
      `Mails to ${subscribers.toLocaleString('en')} subscribers, mail server on this machine`,
      `≥ ${perSecond(50_000 / hour)}`,
      `${perSecond(speed)}: 50,000 in ${Math.round(50_000 / speed / 60)} minutes; desk at most ${megabytes(memory)}, ${Math.round((processor / server.got.size) * 10_000) / 10} ms of the processor a mail`,
      speed >= 50_000 / hour,
    ),
    row(
      'The same, the desk killed halfway',
      'nobody twice, 10 unsure at most',
      `killed after ${atDeath}; the next desk sent the rest in ${Math.round(after)} s; twice ${twice}, not sent ${unsent} (${said})`,
      twice === 0 && unsent <= 10,
    ),
  ]
}
