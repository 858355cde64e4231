import { expect, test } from 'vitest'
import { councilThatMails, hour } from './council-that-mails.ts'

const { council, received, refused, sql, send, announce, subscriber, alert, states } =
  await councilThatMails()

test('neither an address nor a word of a mail stands in the log', async () => {
  const lines: unknown[] = []
  const { warn } = council.payload.logger
  council.payload.logger.warn = ((line: unknown) => lines.push(line)) as typeof warn
  const { email } = await subscriber()
  refused.set(email, { code: 550, said: `5.1.1 <${email}> unknown` })
  await alert()
  await announce()
  await send()
  council.payload.logger.warn = warn
  expect(lines).toHaveLength(1)
  expect(JSON.stringify(lines)).not.toMatch(/resident|lake/)
})

test('nothing is sent while the website is closed', async () => {
  await subscriber()
  await alert()
  await announce()
  await council.payload.updateGlobal({ slug: 'opening', data: { state: 'closed' } as never })
  expect(await send()).toBe(0)
  await council.payload.updateGlobal({ slug: 'opening', data: { state: 'open' } as never })
  await send()
  expect(received).toHaveLength(1)
})

test('what went out is forgotten after a week, and an address that was stopped after a month', async () => {
  const { eraseOldMails } = await import('../../src/platform/database/mail-deliveries.ts')
  const { eraseOldAddresses } = await import('../../src/platform/database/mail-subscriptions.ts')
  const { email } = await subscriber()
  refused.set(email, { code: 550, said: '5.1.1 No such user' })
  await alert()
  await announce()
  await send()
  const day = 24 * hour
  await eraseOldMails(council.payload, new Date(Date.now() + 6 * day))
  expect(await states()).toHaveLength(1)
  await eraseOldMails(council.payload, new Date(Date.now() + 8 * day))
  expect(await sql('SELECT id FROM mail_deliveries')).toEqual([])
  // The mail of a day, which is there from the morning on, ends two days later.
  await eraseOldMails(council.payload, new Date(Date.now() + 10 * day))
  expect(await sql('SELECT id FROM mail_batches')).toEqual([])
  await eraseOldAddresses(council.payload, new Date(Date.now() + 29 * day))
  expect(await sql('SELECT id FROM mail_subscriptions')).toHaveLength(1)
  await eraseOldAddresses(council.payload, new Date(Date.now() + 31 * day))
  expect(await sql('SELECT id FROM mail_subscriptions')).toEqual([])
})
