import { renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { startMailServer } from '../../apps/cms/tests/desk/smtp-server.ts'
import { freePort } from '../../scripts/steps/ports.mjs'
import { forgetAccounts } from './new-desk.ts'
import { databaseFile, ownApp, ownData } from './own-council.ts'
import { emailOf, password, tokenIn } from './staff.ts'

const hour = 60 * 60_000
const day = 24 * hour
const india = 5.5 * hour

/** So long until it is ten o'clock in India. */
const untilTen = (): number => (((10 * hour - india - (Date.now() % day)) % day) + day) % day

/** A clock of a process that is moved while it runs (moved-clock.mjs). */
function movedClock(file: string) {
  let moved = untilTen()
  const set = (): void => {
    writeFileSync(`${file}.new`, String(moved))
    renameSync(`${file}.new`, file)
  }
  set()
  const clock = pathToFileURL(path.join(import.meta.dirname, 'moved-clock.mjs'))
  return {
    env: { NODE_OPTIONS: `--import=${clock}`, MOVED_CLOCK: file },
    nextDay(): void {
      moved += day
      set()
    },
  }
}

/** A council of its own with a mail server. There it is morning, and a test lets days pass. */
export async function councilThatMails() {
  const mail = await startMailServer()
  const own = await ownData()
  if (process.env.COUNCIL_DATA) forgetAccounts(own.data)
  const clock = movedClock(path.join(own.data, 'clock'))
  const [sitePort, deskPort] = [await freePort(), await freePort()]
  const [siteUrl, cmsUrl] = [`http://localhost:${sitePort}`, `http://localhost:${deskPort}`]
  const env = {
    ORIGIN: siteUrl,
    CMS_ORIGIN: cmsUrl,
    API_ROOT: `http://127.0.0.1:${deskPort}/api`,
    FEEDBACK_PER_MINUTE: '0',
    // Both: a token of the site counts for a minute.
    ...clock.env,
  }
  const desk = await ownApp('cms', { data: own.data, port: deskPort, env: { ...env, ...mail.settings } })
  const site = await ownApp('site', { data: own.data, port: sitePort, env })
  await Promise.all([desk.start(), site.start()])

  const post = (at: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${cmsUrl}/cms-api${at}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const account = { email: emailOf('admin'), password }
  await post('/users/first-register', { ...account, name: 'admin', role: 'admin' })

  return {
    siteUrl,
    nextDay: clock.nextDay,
    mailsTo: (email: string) => mail.received.filter(({ to }) => to === email),
    /** Staff publish something; a session is over when a day has passed. */
    async publish(list: string, record: object): Promise<void> {
      const token = tokenIn(await post('/users/login', account))
      const answer = await post(
        `/${list}`,
        { ...record, _status: 'published' },
        { authorization: `JWT ${token}` },
      )
      if (answer.status !== 201) throw new Error(`Not published: ${answer.status} ${await answer.text()}`)
    },
    /** Whether the desk has begun to note what is new. */
    hasBegun(): boolean {
      const database = new DatabaseSync(databaseFile(own.data), { readOnly: true, timeout: 5000 })
      const row = database.prepare("SELECT 1 AS one FROM mail_news WHERE topic = 'begun'").get()
      database.close()
      return row !== undefined
    },
    async stop(): Promise<void> {
      await Promise.all([desk.stop(), site.stop()])
      await mail.stop()
      own.remove()
    },
  }
}
