import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { runSql } from '../../src/platform/database/sql.ts'
import { councilWithDesk } from '../desk/desk.ts'
import { mailServer } from '../desk/mail-server.ts'
import { type Life, lifeOf, written } from './life.ts'

const { received, settings } = await mailServer()
const { desk, council } = councilWithDesk(settings)
let life: Life
beforeAll(async () => {
  life = await lifeOf(desk())
})
beforeEach(async () => {
  await desk().payload.delete({ collection: 'feedback', where: { id: { exists: true } } })
  received.length = 0
})

const script = path.join(import.meta.dirname, '../prepared/send-and-die.ts')
const toResident = () => received.filter(({ to }) => to === written.email)
const stateNow = async () =>
  (await runSql(desk().payload, 'SELECT state FROM feedback_mails')).map(({ state }) => state)

/** Another desk on the same database and mail server. It gives its whole life. */
async function sendAndDie(when: string) {
  const env = { ...process.env, ...council().environment, LOG_LEVEL: 'error' }
  const ended = await promisify(execFile)(process.execPath, [script, when], { env }).catch(
    (error: { signal?: string; stderr?: string }) => error,
  )
  expect(ended).toMatchObject({ signal: 'SIGKILL' })
}

/** The next desk, when the time of the dead one is over. */
async function nextDesk(): Promise<void> {
  const { sendAnswers } = await import('../../src/features/feedback/mail/send.ts')
  await runSql(desk().payload, "UPDATE feedback_mails SET claimed_until = '2020-01-01T00:00:00.000Z'")
  await sendAnswers(desk().payload)
  await sendAnswers(desk().payload)
}

const answered = async () => {
  const { id, secret } = await life.send()
  await life.work(id, {
    action: 'answer',
    text: 'The lamp is mended.',
    language: 'en',
    once: 'once-and-for-all',
  })
  return secret
}

test('a desk that is killed before it begins to send loses nothing and sends nothing twice', async () => {
  const secret = await answered()
  await sendAndDie('claimed')
  expect(await stateNow()).toEqual(['claimed'])
  expect(toResident()).toEqual([])
  await nextDesk()
  expect(toResident()).toHaveLength(1)
  expect(await stateNow()).toEqual(['sent'])
  expect(await life.status(secret)).toMatchObject({ answers: [{ text: 'The lamp is mended.' }] })
}, 180_000)

test('a desk that is killed after the mail server has taken a mail sends it no second time', async () => {
  const secret = await answered()
  await sendAndDie('taken')
  expect(toResident()).toHaveLength(1)
  expect(await stateNow()).toEqual(['sending'])
  await nextDesk()
  expect(toResident()).toHaveLength(1)
  expect(await stateNow()).toEqual(['unsure'])
  expect(await life.status(secret)).toMatchObject({ answers: [{ text: 'The lamp is mended.' }] })
}, 180_000)
