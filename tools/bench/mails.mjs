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

/** A council with so many subscribers and one alert, the mail server, and desks that send until they are killed. */
async function council(subscribers) {
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

  const used = { memory: 0, processor: 0 }
  const start = () => {
    let own = 0
    const desk = fork(path.join(import.meta.dirname, '../../apps/cms/tests/prepared/mail-desk.ts'), { env })
    desk.on('message', (said) => {
      used.memory = Math.max(used.memory, said.memory)
      used.processor += said.processor - own
      own = said.processor
    })
    return desk
  }
  const asked = (question) => {
    const database = new DatabaseSync(file)
    const rows = database.prepare(question).all()
    database.close()
    return rows
  }
  const { got } = server
  return {
    start,
    used,
    sent: () => got.size,
    async untilSent(count) {
      while (got.size < count) await wait(100)
    },
    /** Until nothing is to go out: what a dead desk had claimed is taken over after three minutes. */
    async untilDone() {
      const open = "SELECT 1 FROM mail_deliveries WHERE state IN ('waiting', 'claimed') LIMIT 1"
      while (got.size < subscribers && asked(open).length > 0) await wait(500)
    },
    /** Who got two, who got none, and what the desk has noted. */
    outcome() {
      const twice = [...got.values()].filter((count) => count > 1).length
      const states = asked('SELECT state, count(*) AS count FROM mail_deliveries GROUP BY state')
      const said = states.map(({ state, count }) => `${state} ${count}`).join(', ')
      return { twice, none: subscribers - got.size, said }
    },
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** How an alert reaches all subscribers of a council. */
async function undisturbed(subscribers) {
  const { start, used, sent, untilSent, untilDone, outcome, stop } = await council(subscribers)
  const desk = start()
  await untilSent(1)
  const [began, before] = [Date.now(), sent()]
  await untilDone()
  const seconds = (Date.now() - began) / 1000
  const speed = (sent() - before) / seconds
  // The last ones are noted, and the desk says what it has used.
  await wait(2000)
  desk.kill('SIGKILL')
  const { twice, none, said } = outcome()
  await stop()
  const processor = Math.round((used.processor / sent()) * 10_000) / 10
  return row(
    `Mails to ${subscribers.toLocaleString('en')} subscribers, mail server on this machine`,
    `≥ ${perSecond(50_000 / hour)}`,
    `${perSecond(speed)}: all in ${Math.round(seconds)} s, 50,000 in ${Math.round(50_000 / speed / 60)} minutes; twice ${twice}, not sent ${none} (${said}); desk at most ${megabytes(used.memory)}, ${processor} ms of the processor a mail`,
    speed >= 50_000 / hour && twice === 0 && none === 0,
  )
}

/** The same, with a desk that is killed halfway and one that goes on. */
async function killed(subscribers) {
  const { start, sent, untilSent, untilDone, outcome, stop } = await council(subscribers)
  const first = start()
  await untilSent(subscribers / 2)
  first.kill('SIGKILL')
  await wait(1000)
  const atDeath = sent()
  const second = start()
  const began = Date.now()
  await untilDone()
  const seconds = (Date.now() - began) / 1000
  await wait(2000)
  second.kill('SIGKILL')
  const { twice, none, said } = outcome()
  await stop()
  return row(
    `Mails to ${subscribers.toLocaleString('en')} subscribers, the desk killed halfway`,
    'nobody twice, 10 unsure at most',
    `killed after ${atDeath}; the next desk sent the rest in ${Math.round(seconds)} s; twice ${twice}, not sent ${none} (${said})`,
    twice === 0 && none <= 10,
  )
}

const few = 5000

export const measureMails = async (_subject, { isShort }) => [
  await undisturbed(isShort ? few : 50_000),
  await killed(few),
]
