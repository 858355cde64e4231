import { prerender } from 'react-dom/static'
import { expect, test } from 'vitest'
import { councilThatMails } from './council-that-mails.ts'

const { council, refused, send, announce, ask, subscriber, alert } = await councilThatMails()

test('the desk shows how many subscribe to what, what was sent and what was refused, in both languages, and no address', async () => {
  const { mailNumbers } = await import('../../src/platform/database/mail-numbers.ts')
  const { Numbers } = await import('../../src/features/mail-subscriptions/desk/numbers.tsx')
  await subscriber({ topics: ['alerts', 'meetings'], language: 'mr' })
  await subscriber({ topics: ['alerts'] })
  const gone = await subscriber({ topics: ['alerts'] })
  refused.set(gone.email, { code: 550, said: '5.1.1 No such user' })
  await alert()
  await announce()
  await send()
  await ask({ email: 'new@nadgaon.example' })
  const numbers = await mailNumbers(council.payload)
  expect(numbers).toMatchObject({
    unconfirmed: 1,
    stopped: 1,
    waiting: 1,
    sentToday: 5,
    sent: 5,
    refused: 1,
    unsure: 0,
  })
  expect(numbers.topics).toContainEqual({ topic: 'alerts', en: 1, mr: 1 })
  expect(numbers.topics).toContainEqual({ topic: 'meetings', en: 0, mr: 1 })
  for (const [language, words] of [
    ['en', 'Sent in the last 24 hours</th><td>5'],
    ['mr', 'मागील २४ तासांत पाठवलेले</th><td>५'],
  ] as const) {
    const { prelude } = await prerender(Numbers({ numbers, language }))
    const html = await new Response(prelude).text()
    expect(html).toContain(words)
    expect(html).not.toContain('@')
  }
})
