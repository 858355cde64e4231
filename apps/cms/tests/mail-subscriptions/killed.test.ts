import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { councilThatMails } from './council-that-mails.ts'

const { council, received, sql, send, announce, subscriber, alert } = await councilThatMails()

const script = path.join(import.meta.dirname, '../prepared/mail-and-die.ts')
const states = async () =>
  (await sql('SELECT state FROM mail_deliveries WHERE batch > 0 ORDER BY id')).map(({ state }) => state)

/** Another desk on the same database and mail server. It gives its whole life. */
async function mailAndDie(when: string) {
  const env = { ...process.env, ...council.environment, LOG_LEVEL: 'error' }
  const ended = await promisify(execFile)(process.execPath, [script, when], { env }).catch(
    (error: { signal?: string; stderr?: string }) => error,
  )
  expect(ended).toMatchObject({ signal: 'SIGKILL' })
}

/** The next desk, when the time of the dead one is over. */
async function nextDesk(): Promise<void> {
  await sql("UPDATE mail_deliveries SET claimed_until = '2020-01-01T00:00:00.000Z'")
  await announce()
  await send()
  await send()
}

test('a desk that is killed before it begins to send loses nothing and sends nothing twice', async () => {
  const residents = [await subscriber(), await subscriber(), await subscriber()]
  await alert()
  await mailAndDie('claimed')
  expect(await states()).toEqual(['claimed', 'claimed', 'claimed'])
  expect(received).toEqual([])
  await nextDesk()
  for (const each of residents) expect(each.mails()).toHaveLength(1)
  expect(await states()).toEqual(['sent', 'sent', 'sent'])
}, 180_000)

test('a desk that is killed after the mail server has taken a mail sends that one no second time, and all others', async () => {
  const residents = [await subscriber(), await subscriber(), await subscriber()]
  await alert()
  await mailAndDie('taken')
  expect(received).toHaveLength(1)
  await nextDesk()
  for (const each of residents) expect(each.mails()).toHaveLength(1)
  expect((await states()).sort()).toEqual(['sent', 'sent', 'unsure'])
}, 180_000)
