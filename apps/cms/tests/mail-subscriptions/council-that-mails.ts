import { mailSubscriptionSchema } from '@nagardwar/contract'
import { beforeAll, beforeEach, expect } from 'vitest'
import { councilWithApi, post } from '../api/api.ts'
import type { Settings } from '../council.ts'
import { mailServer } from '../desk/mail-server.ts'

export const minute = 60_000
export const hour = 60 * minute
export const at = (ms: number): string => new Date(Date.now() + ms).toISOString()

type Asked = { email: string; topics: string[]; ward: string; language: 'en' | 'mr' }

/** A council that sends mails through a mail server of this machine. Each test begins without subscribers and news. */
export async function councilThatMails(over: Settings = {}) {
  const { received, refused, settings } = await mailServer()
  const council = councilWithApi({ ...settings, ORIGIN: 'https://nadgaon.example', ...over })
  const sql = async (text: string): Promise<Record<string, unknown>[]> =>
    (await import('../../src/platform/database/sql.ts')).runSql(council.payload, text)
  const send = async (most = 1000): Promise<number> =>
    (await import('../../src/features/mail-subscriptions/send.ts')).sendMails(council.payload, most)
  const announce = async (now?: Date): Promise<void> =>
    (await import('../../src/features/mail-subscriptions/announce.ts')).announceMails(council.payload, now)
  const call = (path: string, body: object) => council.ask(path, post(body))

  /** What a browser's form asks. Returns the status. */
  const ask = async (over: Partial<Asked> = {}): Promise<number> => {
    const asked = { email: 'asha@nadgaon.example', topics: ['alerts', 'notices'], ward: '', language: 'en' }
    return (await call('/mail-subscription', { ...asked, ...over })).status
  }
  const mailsTo = (email: string) => received.filter(({ to }) => to === email)
  /** The secret in the newest mail to an address. */
  const secretFor = (email: string): string =>
    /\/subscription\/([a-z2-7]{26})/.exec(mailsTo(email).at(-1)?.text ?? '')?.[1] ?? ''
  const state = async (secret: string) => {
    const answer = await call('/mail-subscription-state', { secret })
    return answer.ok ? mailSubscriptionSchema.parse(await answer.json()) : answer.status
  }

  /** What became of the mails of news. */
  const states = async () =>
    (await sql('SELECT state FROM mail_deliveries WHERE batch > 0 ORDER BY id')).map(({ state }) => state)

  let number = 0
  /** A resident who has asked, got the mail and confirmed. */
  async function subscriber(over: Partial<Asked> = {}) {
    const email = over.email ?? `resident${++number}@nadgaon.example`
    expect(await ask({ ...over, email })).toBe(200)
    await send()
    const secret = secretFor(email)
    expect((await call('/mail-confirmation', { secret })).status).toBe(200)
    received.length = 0
    return { email, secret, mails: () => mailsTo(email) }
  }

  const create = (collection: string, data: object) =>
    council.payload.create({
      collection: collection as 'alerts',
      data: { _status: 'published', ...data } as never,
    })
  const alert = (data: object = {}) =>
    create('alerts', {
      text: { en: 'The lake is rising', mr: 'तलावाची पातळी वाढत आहे' },
      kind: 'danger',
      end: at(hour),
      ...data,
    })

  beforeAll(async () => {
    for (const number of ['3', '4', '7', '12'])
      await create('wards', { number, name: { en: `Ward ${number}`, mr: `प्रभाग ${number}` } })
  })
  beforeEach(async () => {
    for (const table of [
      'mail_subscriptions',
      'mail_batches',
      'mail_deliveries',
      'mail_news',
      'alerts',
      'service_states',
      'public_notices',
      'council_meetings',
      'tenders',
    ])
      await sql(`DELETE FROM ${table}`)
    received.length = 0
    refused.clear()
  })
  return {
    council,
    received,
    refused,
    sql,
    send,
    announce,
    call,
    ask,
    mailsTo,
    secretFor,
    state,
    states,
    subscriber,
    create,
    alert,
  }
}
