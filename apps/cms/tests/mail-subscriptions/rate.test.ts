import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { councilThatMails } from './council-that-mails.ts'

const { council, received, subscriber, announce, alert } = await councilThatMails({ MAILS_PER_MINUTE: '60' })

test('no more mails go out in a minute than the mail server allows, and all go out', async () => {
  for (let resident = 0; resident < 6; resident++) await subscriber()
  await alert()
  await announce()
  const { keepSendingMails } = await import('../../src/features/mail-subscriptions/keep-sending.ts')
  keepSendingMails(council.payload)
  await wait(2500)
  expect(received.length).toBeGreaterThan(0)
  expect(received.length).toBeLessThanOrEqual(3)
  await expect.poll(() => received.length, { timeout: 20_000 }).toBe(6)
}, 60_000)
